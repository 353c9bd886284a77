/** A box of text on a slide; lengths in inches, sizes in points. */
export interface SlideText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly size: number;
  readonly isStrong: boolean;
  readonly ink: 'ink' | 'quiet' | 'brand' | 'good' | 'bad' | 'disputed';
  readonly align: 'left' | 'center' | 'right';
}

/** A filled bar or a thin line. */
export interface SlideBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: 'brand' | 'line';
}

export interface Slide {
  /** For lists, screen readers and the outline of the file. */
  readonly title: string;
  readonly bars: readonly SlideBar[];
  readonly texts: readonly SlideText[];
  /** The goals that stand on it. */
  readonly goalIds: readonly number[];
  /** Said by whoever presents; in the file's notes. */
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
