import { GREY, INK, look } from '../../../kernel/files/index.ts';

/** The quarters of the wheel: of the person's type, and the others. */
export const DEEP_TINT = '#707070';
export const PALE_TINT = '#dedede';

/** The text styles, by what is printed; sizes in points. */
export const LOOKS = {
  name: look('bold', 15, INK),
  headline: look('bold', 12, INK),
  title: look('bold', 10, INK),
  strong: look('bold', 9.5, INK),
  text: look('regular', 9.75, INK),
  cell: look('regular', 9, INK),
  grey: look('regular', 9, GREY),
  greyText: look('regular', 9.75, GREY),
  percentage: look('bold', 12, INK),
  trait: look('regular', 8, GREY),
  foot: look('regular', 8, GREY),
} as const;

/** The line heights of small and of running text. */
export const LEADING = 12.5;
export const TEXT_LEADING = 14;
/** The gap around a section. */
export const SECTION_GAP = 18;
