import { WHEEL_QUARTERS } from '@cadence/shared-contract';
import type { DiscTrait, WheelPlace } from '@cadence/shared-contract';
import type { LaidOut } from './layout-faces.ts';
import { WHEEL_RADIUS } from './wheel-faces.ts';

/** A name to be placed under a face. */
export interface FaceName {
  readonly id: number;
  readonly text: string;
}

/** Letters of 12 px, in units of the wheel; a longer name than this ends in an ellipsis. */
const LETTER = 6.6;
const LINE = 15;
const LONGEST_NAME = 88;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/** Around a middle; y upward. */
const boxAround = ({ x, y }: WheelPlace, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y + height / 2,
  bottom: y - height / 2,
});

/** The people whose names fit under their faces, touching neither another face nor an earlier name. */
export function namesWithRoom({ places }: LaidOut, names: readonly FaceName[]): ReadonlySet<number> {
  const shown = new Set<number>();
  const boxes: Box[] = [];
  for (const { id, text } of names) {
    const place = places.get(id);
    if (!place) continue;
    const width = Math.min(LONGEST_NAME, [...text].length * LETTER);
    const box = boxAround({ x: place.x, y: place.y - place.radius - LINE / 2 }, width, LINE);
    const faces = [...places]
      .filter(([other]) => other !== id)
      .map(([, other]) => boxAround(other, 2 * other.radius, 2 * other.radius));
    if ([...faces, ...boxes].some((other) => touches(box, other))) continue;
    boxes.push(box);
    shown.add(id);
  }
  return shown;
}

/** A text of two short lines. */
const WORDS = { width: 76, height: 42 };
const WORD_PLACES = [45, 30, 60, 20, 70].flatMap((degrees) =>
  [0.5, 0.66, 0.4, 0.74].map((far) => ({ angle: (degrees * Math.PI) / 180, far: far * WHEEL_RADIUS })),
);

/** Where a text fits in a quarter around the faces and their names; null where it does not. */
export function wordsPlace(trait: DiscTrait, { places }: LaidOut): WheelPlace | null {
  const side = WHEEL_QUARTERS[trait];
  const faces = [...places.values()].map(({ x, y, radius }) =>
    boxAround({ x, y: y - LINE / 2 }, Math.max(2 * radius, 48), 2 * radius + LINE),
  );
  for (const { angle, far } of WORD_PLACES) {
    const place = { x: side.x * far * Math.cos(angle), y: side.y * far * Math.sin(angle) };
    const box = boxAround(place, WORDS.width, WORDS.height);
    const corner = Math.hypot(Math.abs(place.x) + WORDS.width / 2, Math.abs(place.y) + WORDS.height / 2);
    const isInside =
      corner <= WHEEL_RADIUS && Math.abs(place.x) > WORDS.width / 2 && Math.abs(place.y) > WORDS.height / 2;
    if (isInside && faces.every((face) => !touches(box, face))) return place;
  }
  return null;
}
