// Pictograms are always taken as text (`?raw`), to be drawn once by `Pictures`.
declare module "~icons/fluent-emoji-flat/*?raw" {
  const svg: string;
  export default svg;
}
