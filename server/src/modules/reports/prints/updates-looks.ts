import { GREY, INK, look } from '../../../kernel/files/index.ts';

/** The text styles, by what is printed; sizes in points. */
export const LOOKS = {
  name: look('bold', 15, INK),
  person: look('bold', 8.5, GREY),
  title: look('bold', 10, INK),
  facts: look('regular', 8.5, GREY),
  text: look('regular', 9, INK),
  foot: look('regular', 8, GREY),
} as const;
