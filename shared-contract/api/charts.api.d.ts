// @cadence/shared-contract 1.4.0

export type Ink = 'accent' | 'hatch' | 'line' | 'pale' | 'quiet' | 'solid' | 'text';

export type Measure = (text: string, size: number, isStrong: boolean) => number;

export declare const PICTURE_KINDS: readonly string[];

export declare const PICTURE_UNITS: readonly string[];

export interface Picture {
  readonly Title: string;
  readonly Kind: PictureKind;
  readonly Unit: PictureUnit;
  readonly Series: readonly {
    readonly Name: string;
    readonly Look: SeriesLook;
  }[];
  readonly Rows: readonly {
    readonly Label: string;
    readonly Values: readonly (number | null)[];
    readonly Note: string | null;
  }[];
  readonly Sentence: string;
}

export type PictureKind = 'bars' | 'columns' | 'lines';

export type PictureUnit = 'appraisals' | 'goals' | 'level' | 'people' | 'percent';

export declare const SERIES_LOOKS: readonly string[];

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly needsLegend: boolean;
}

export type SeriesLook = 'accent' | 'hatch' | 'pale' | 'solid';

export type Shape = {
  readonly type: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Ink;
  readonly title: string | null;
} | {
  readonly type: 'path';
  readonly points: readonly (readonly [number, number])[];
  readonly ink: Ink;
  readonly width: number;
  readonly isDashed: boolean;
} | {
  readonly type: 'dot';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ink: Ink;
  readonly title: string | null;
} | {
  readonly type: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'end' | 'middle' | 'start';
  readonly size: number;
  readonly isStrong: boolean;
  readonly ink: Ink;
  readonly title: string | null;
};

export declare const framedSceneOf: (picture: Picture, width: number, measure: Measure) => Scene;

export declare const sceneOf: (picture: Picture, width: number, measure: Measure) => Scene;

export declare const showsSomething: (picture: Picture) => boolean;

export declare const swatchShape: (kind: 'bars' | 'columns' | 'lines', look: 'accent' | 'hatch' | 'pale' | 'solid', [x, y]: readonly [number, number]) => Shape;

export declare const swatchWidth: (kind: 'bars' | 'columns' | 'lines') => number;

export declare const valueWords: (value: number, unit: PictureUnit) => string;

export {};
