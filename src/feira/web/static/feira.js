const line = document.getElementById("progress");
async function look() {
  const { ready, done, of, what } = await (await fetch("/api/progress")).json();
  line.textContent = ready ? "The rules are ready." : `Preparing the rules: ${done ?? 0} of ${of ?? "?"} (${what ?? "…"})`;
  if (!ready) setTimeout(look, 500);
}
look();
