import type { Ink, PictureKind, SeriesLook, Shape } from './picture.ts';

/** A line has no area for a hatch: it is thin and broken instead. */
export const LINE_LOOKS: Readonly<Record<SeriesLook, { ink: Ink; width: number; isDashed: boolean }>> = {
  solid: { ink: 'solid', width: 2, isDashed: false },
  accent: { ink: 'accent', width: 2, isDashed: false },
  hatch: { ink: 'quiet', width: 1.5, isDashed: true },
  pale: { ink: 'pale', width: 1.5, isDashed: true },
};

const LINE = 14;
const AREA = 9;
const GAP = 6;

/** Width of what precedes the name of a series. */
export const swatchWidth = (kind: PictureKind): number => (kind === 'lines' ? LINE : AREA);

/** With the gap behind it. */
export const swatchRoom = (kind: PictureKind): number => swatchWidth(kind) + GAP;

/** How a series looks, for a legend; from the middle of its left side. */
export function swatchShape(kind: PictureKind, look: SeriesLook, [x, y]: readonly [number, number]): Shape {
  if (kind === 'lines')
    return {
      type: 'path',
      points: [
        [x, y],
        [x + LINE, y],
      ],
      ...LINE_LOOKS[look],
    };
  return { type: 'rect', x, y: y - AREA / 2, width: AREA, height: AREA, ink: look, title: null };
}
