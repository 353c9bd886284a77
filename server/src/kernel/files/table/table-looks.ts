import { GREY, INK, look } from '../pdf/paper-looks.ts';

/** Text styles of a printed report; sizes in points. */
export const LOOKS = {
  name: look('bold', 15, INK),
  figure: look('bold', 12, INK),
  heading: look('bold', 11, INK),
  text: look('regular', 9, INK),
  grey: look('regular', 9, GREY),
  greyText: look('regular', 9.75, GREY),
  cell: look('regular', 8, INK),
  head: look('bold', 8, GREY),
  foot: look('regular', 8, GREY),
} as const;

/** Line spacing outside of tables. */
export const LEADING = 12.5;
/** Line spacing in tables: some 25 rows of one line per page. */
export const PITCH = { leading: 10.5, padding: 3.25 } as const;
