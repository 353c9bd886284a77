const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, at most so many UTF-16 units long: it ends between two characters as people see them. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, GRAPHEMES.segment(text).containing(length)?.index);
