/** What a thing on a slide means; `SLIDE_COLORS` says how it looks. */
export type SlideInk = 'ink' | 'quiet' | 'brand' | 'good' | 'bad' | 'disputed' | 'open' | 'shelved' | 'line';

/** Six hexadecimal digits each, of the light theme, because the file is light; the brand is the deck's own. */
export const SLIDE_COLORS: Readonly<Record<Exclude<SlideInk, 'brand'>, string>> = {
  ink: '1D1C19',
  quiet: '50504D',
  good: '00646E',
  bad: 'B73D10',
  disputed: '8F5F10',
  open: '8A8985',
  shelved: 'D2D1CE',
  line: 'D2D1CE',
};

/** A font that every program has; texts are measured with its widths. */
export const SLIDE_FONT = 'Arial';
/** From one line to the next, in sizes of the letters; the same for every script. */
export const SLIDE_LINE_HEIGHT = 1.25;

/** A box of text on a slide, without padding, its first line at the top; lengths in inches, sizes in points. */
export interface SlideText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Paragraphs are apart by a line feed. */
  readonly text: string;
  readonly size: number;
  readonly isStrong: boolean;
  readonly ink: Extract<SlideInk, 'ink' | 'quiet' | 'brand' | 'good' | 'bad' | 'disputed'>;
  readonly align: 'left' | 'center' | 'right';
  /** Of its first letter; each paragraph may have its own (`unicode-bidi: plaintext`). */
  readonly direction: 'ltr' | 'rtl';
  /** One text of a slide is its title, and at most one its number. */
  readonly role: 'title' | 'number' | 'text';
  /** The goal that it speaks of; null for none. */
  readonly goalId: number | null;
}

/** A filled bar or a thin line. */
export interface SlideBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Extract<SlideInk, 'brand' | 'line' | 'good' | 'bad' | 'disputed' | 'open' | 'shelved'>;
  /** Its text for a screen reader; '' for what only decorates. */
  readonly label: string;
}

export interface Slide {
  /** For lists, screen readers and the outline of the file. */
  readonly title: string;
  readonly bars: readonly SlideBar[];
  /** In the order in which they are read. */
  readonly texts: readonly SlideText[];
  /** The goals on it. */
  readonly goalIds: readonly number[];
  /** Said by the presenter; in the file's notes. */
  readonly notes: string;
}

/** Slides as the preview draws them and the file holds them: one layout for both. A4 landscape (people §9). */
export interface Deck {
  readonly name: string;
  readonly author: string;
  readonly organisation: string;
  /** Six hexadecimal digits. */
  readonly brand: string;
  readonly width: 11.7;
  readonly height: 8.3;
  readonly slides: readonly Slide[];
}
