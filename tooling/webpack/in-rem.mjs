/** Browsers' font size, unless a person has chosen another. */
const FONT_SIZE = 16;
/** Below this it is a hairline or a gap of one: it stays as thin as the screen draws it. */
const LEAST = 3;
/** A sheet whose geometry the code computes in pixels begins with this. */
const IN_PIXELS = /^\s*\/\* In pixels:/;

const inUnit = (text, unit) =>
  text.replace(/(?<![\w.#])(\d*\.?\d+)px\b/g, (length, pixels) =>
    Number(pixels) < LEAST ? length : `${Number(pixels) / FONT_SIZE}${unit}`,
  );

/**
 * A sheet that is written in pixels, with the lengths that a browser draws larger for a person who has chosen a larger
 * font: in `rem`, and in `em` where the width of the window is compared, which is larger for them in the same way.
 *
 * @param {string} css
 */
export function inRem(css) {
  if (IN_PIXELS.test(css)) return css;
  return css
    .split(/(@media[^{]*)/)
    .map((part) => inUnit(part, part.startsWith('@media') ? 'em' : 'rem'))
    .join('');
}
