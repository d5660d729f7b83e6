// Before anything is drawn: the theme and language that were chosen, so that nothing flashes.
(() => {
  const chosen = (name) => {
    try {
      return localStorage.getItem(`feira-${name}`);
    } catch {
      return null;
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = chosen("theme");
  const root = document.documentElement;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : dark ? "dark" : "light";
  const language = chosen("language");
  if (language) root.lang = language;
})();
