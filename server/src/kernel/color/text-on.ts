export const INK = '#1D1C19';

/**
 * Dark or white, whichever has more contrast on the colour (WCAG relative luminance).
 *
 * @param color six hexadecimal digits, as tenants have them
 */
export function textOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? INK : '#FFFFFF';
}
