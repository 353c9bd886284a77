const USUAL = 16;
let scale: number | null = null;

/** How much larger than usual the browser's font is. Sheets are built in `rem` and `em` and follow it by themselves. */
export function fontScale(): number {
  scale ??= (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL) / USUAL;
  return scale;
}

/** A media query in pixels, which means the same here as in a sheet. */
export function scaledQuery(query: string, by: number = fontScale()): string {
  return by === 1 ? query : query.replace(/[\d.]+(?=px)/g, (pixels) => String(Number(pixels) * by));
}
