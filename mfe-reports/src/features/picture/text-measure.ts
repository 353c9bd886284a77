import type { Measure } from '@cadence/shared-contract/charts';

/** Fractions of the font size; East Asian letters and pictographs are wide. */
const LETTER = 0.62;
const STRONG_LETTER = 0.66;
const WIDE_LETTER = 1.05;
const WIDE_FROM = 0x1100;

/** Without a canvas: overestimates rather than underestimates. */
export const estimateText: Measure = (text, size, isStrong) => {
  let width = 0;
  for (const letter of text) {
    const isWide = (letter.codePointAt(0) ?? 0) >= WIDE_FROM && letter !== '…';
    width += isWide ? WIDE_LETTER : isStrong ? STRONG_LETTER : LETTER;
  }
  return width * size;
};

/** Measures text in the page's font, in pixels. */
export function measureFor(fontFamily: string): Measure {
  const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) return estimateText;
  return (text, size, isStrong) => {
    canvas.font = `${isStrong ? 600 : 400} ${size}px ${fontFamily}`;
    return canvas.measureText(text).width;
  };
}
