import type { Face } from './fonts.ts';

/** How a piece of text looks. */
export interface Look {
  readonly face: Face;
  /** In points. */
  readonly size: number;
  readonly color: string;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** Link target. */
  readonly link?: string;
}
/** Text in one look; '\n' ends a line. */
export interface Run {
  readonly text: string;
  readonly look: Look;
}
export type Line = readonly Run[];
export type Measure = (run: Run) => number;
