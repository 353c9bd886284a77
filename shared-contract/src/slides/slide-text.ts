import type { SlideText } from './deck.ts';

/** Signs that end a line or a page in some program. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** What no program draws and XML cannot hold. */
const UNSEEN = /(?!\n)\p{Cc}|[\ufffe\uffff]/gu;
/** Marks above one another grow out of their box. */
const PILES = /(\p{M}{4})\p{M}+/gu;
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A text as slides have it: paragraphs apart by one line feed, blanks only where they show. */
export const paragraphs = (text: string): string =>
  text
    .toWellFormed()
    .replace(BREAKS, '\n')
    .replace(/[\t\u1680\u2000-\u200a\u205f]/g, ' ')
    .replace(UNSEEN, '')
    .replace(PILES, '$1')
    .replace(/ *\n\s*/g, '\n')
    .trim();

/** The same in one paragraph. */
export const oneLine = (text: string): string =>
  paragraphs(text)
    .replace(/[\n ]+/g, ' ')
    .trim();

export function directionOf(text: string): SlideText['direction'] {
  return RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

type Given = Pick<SlideText, 'x' | 'y' | 'width' | 'height' | 'text' | 'size'> & Partial<SlideText>;

/** A box of text; ink and direction are those of its letters unless they are given. */
export function slideText(given: Given): SlideText {
  const direction = directionOf(given.text);
  return {
    isStrong: false,
    ink: 'ink',
    align: direction === 'rtl' ? 'right' : 'left',
    direction,
    role: 'text',
    goalId: null,
    ...given,
  };
}
