import { shorten } from './fit-text.ts';
import type { Measure } from './fit-text.ts';
import type { Shape } from './picture.ts';

export type TextShape = Extract<Shape, { type: 'text' }>;

/** Of labels and notes, and of an axis, in the units of the scene. */
export const TEXT_SIZE = 13;
export const AXIS_SIZE = 12;
/** From the middle of a line of text to its baseline, as a part of its size. */
export const MIDDLE_TO_BASELINE = 0.36;

interface TextPlace
  extends Pick<TextShape, 'x' | 'y'>, Partial<Pick<TextShape, 'anchor' | 'size' | 'isStrong' | 'ink'>> {
  /** How wide it may be. */
  readonly room: number;
}

/** A text, shortened to the room that there is; nothing where it has no room at all. */
export function textShapes(text: string, measure: Measure, { room, ...place }: TextPlace): TextShape[] {
  const looks = { anchor: 'start', size: TEXT_SIZE, isStrong: false, ink: 'text', ...place } as const;
  const fitting = shorten(text, room, (part) => measure(part, looks.size, looks.isStrong));
  if (fitting === '') return [];
  return [{ type: 'text', text: fitting, title: fitting === text ? null : text, ...looks }];
}

/** Where a text begins and ends, left to right. */
export function extent({ x, anchor, text, size, isStrong }: TextShape, measure: Measure): [number, number] {
  const width = measure(text, size, isStrong);
  const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return [start, start + width];
}

/** A straight line of one unit. */
export function lineShape(
  from: readonly [number, number],
  to: readonly [number, number],
  ink: 'line' | 'quiet',
): Shape {
  return { type: 'path', points: [from, to], ink, width: 1, isDashed: false };
}
