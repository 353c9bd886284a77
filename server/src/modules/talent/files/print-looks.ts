import type { Appraisal } from '@cadence/shared-contract';
import { GREY, INK, look, PALE } from '../../../kernel/files/index.ts';

/** The text styles, by what is printed; sizes in points. */
export const LOOKS = {
  name: look('bold', 15, INK),
  sign: look('regular', 15, INK),
  title: look('bold', 10, INK),
  strong: look('bold', 9.5, INK),
  text: look('regular', 9.75, INK),
  cell: look('regular', 9, INK),
  cellStrong: look('bold', 9, INK),
  grey: look('regular', 9, GREY),
  greyText: look('regular', 9.75, GREY),
  foot: look('regular', 8, GREY),
} as const;

/** The letter (in the picture of the print: 14 px with a line height of 22 px). */
export const LETTER = { size: 10.5, leading: 16.5, color: INK, quoteColor: PALE } as const;
/** The line height of everything else. */
export const LEADING = 12.5;
/** The gap around a section. */
export const SECTION_GAP = 18;

/** 'Q3 2026'. */
export const periodOf = ({ Period }: Appraisal): string => `Q${Period.Quarter} ${Period.Year}`;
