/** How a series is drawn: done, missing, in the background, in the tenant's colour. */
export const SERIES_LOOKS = ['solid', 'hatch', 'pale', 'accent'] as const;
export type SeriesLook = (typeof SERIES_LOOKS)[number];

/**
 * A picture of a report as data: the same rows are its table for anyone who cannot see it (people read `Rows` as lines,
 * `Series` as columns). `bars` are horizontal, with stacked series; `columns` are next to each other; `lines` go from
 * row to row, null is a gap.
 */
export const PICTURE_KINDS = ['bars', 'columns', 'lines'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export const PICTURE_UNITS = ['people', 'goals', 'appraisals', 'percent', 'level'] as const;
export type PictureUnit = (typeof PICTURE_UNITS)[number];

export interface Picture {
  readonly Title: string;
  readonly Kind: PictureKind;
  readonly Unit: PictureUnit;
  readonly Series: readonly { readonly Name: string; readonly Look: SeriesLook }[];
  readonly Rows: readonly {
    readonly Label: string;
    /** One for each series; percent from 0 to 100, levels from 0 to 4. */
    readonly Values: readonly (number | null)[];
    /** In words, at the end of the row: '7 of 21 missing'. */
    readonly Note: string | null;
  }[];
  /** What it shows, in one sentence: its alternative text. */
  readonly Sentence: string;
}

/** Colours by what they mean; the renderer knows the tokens. */
export type Ink = SeriesLook | 'line' | 'text' | 'quiet';

export type Shape =
  | {
      readonly type: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: Ink;
      /** For the pointer: 'Field Service, updated: 14'. */
      readonly title: string | null;
    }
  | {
      readonly type: 'path';
      readonly points: readonly (readonly [number, number])[];
      readonly ink: Ink;
      readonly width: number;
      readonly isDashed: boolean;
    }
  | {
      readonly type: 'dot';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly ink: Ink;
      readonly title: string | null;
    }
  | {
      readonly type: 'text';
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly size: number;
      readonly isStrong: boolean;
      readonly ink: Ink;
      /** The whole text where it had to be shortened. */
      readonly title: string | null;
    };

/** A picture laid out in a width, ready for SVG, paper or a slide: one layout for all of them. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** There are several series, and the scene does not name them itself. */
  readonly needsLegend: boolean;
}
