import type { Look } from '../../../kernel/files/index.ts';

/** Ink on white: paper has no themes. */
export const INK = '#111111';
export const GREY = '#595959';
export const PALE = '#d0d0d0';

const look = (face: Look['face'], size: number, color: string): Look => ({ face, size, color });

/** What is printed, by what it is; sizes in points. */
export const LOOKS = {
  name: look('bold', 15, INK),
  person: look('bold', 8.5, GREY),
  title: look('bold', 10, INK),
  facts: look('regular', 8.5, GREY),
  text: look('regular', 9, INK),
  foot: look('regular', 8, GREY),
} as const;
