import { readPercentages, traitsOf, typePlace, WHEEL_QUARTERS, wheelPlace } from '@cadence/shared-contract';
import type { DiscTrait, DiscType, PercentageFields, WheelPlace } from '@cadence/shared-contract';

/** Radius of the wheel in its own units, which are pixels where there is room. */
export const WHEEL_RADIUS = 184;

/** Somebody to be placed on the wheel. */
export interface WheelPerson extends PercentageFields {
  readonly id: number;
  readonly disc: DiscType;
}

/** Where a face would be if it were alone; in units of the wheel from its middle, y upward. */
export interface WantedFace {
  readonly id: number;
  readonly wanted: WheelPlace;
  /** An own entry: on the edge. */
  readonly isOnEdge: boolean;
  /** The quarter it is in. */
  readonly quarter: DiscTrait;
}

/**
 * Habits are rarely so marked that somebody comes near the edge: the middle of the wheel is drawn larger, as far as to the
 * edge for what is more than half the way.
 */
const STRETCH = 320 / WHEEL_RADIUS;

/** In which quarter a place is; on a border, and in the middle, the one of the main trait. */
function quarterOf({ x, y }: WheelPlace, main: DiscTrait): DiscTrait {
  const own = WHEEL_QUARTERS[main];
  const side = (value: number, otherwise: number): number =>
    Math.abs(value) < 1e-9 ? otherwise : Math.sign(value);
  const wanted = { x: side(x, own.x), y: side(y, own.y) };
  const traits = Object.keys(WHEEL_QUARTERS) as DiscTrait[];
  return (
    traits.find((one) => WHEEL_QUARTERS[one].x === wanted.x && WHEEL_QUARTERS[one].y === wanted.y) ?? main
  );
}

/** Where a person is on the wheel by percentages; an own entry, which has none, on the edge. */
export function wantedFace(person: WheelPerson): WantedFace {
  const percentages = readPercentages(person);
  const place = percentages ? wheelPlace(percentages) : typePlace(person.disc);
  const far = Math.hypot(place.x, place.y);
  const scale = percentages ? Math.min(STRETCH, 1 / (far || 1)) : 1;
  return {
    id: person.id,
    wanted: { x: place.x * scale * WHEEL_RADIUS, y: place.y * scale * WHEEL_RADIUS },
    isOnEdge: percentages === null,
    quarter: quarterOf(place, traitsOf(person.disc)[0]),
  };
}

/** Around the wheel by the clock, from the middle of the left on: the order of D, I, S and C. */
export function byTheClock(a: WheelPlace, b: WheelPlace): number {
  const turn = ({ x, y }: WheelPlace): number => Math.atan2(y, -x);
  const round = (angle: number): number => (angle < 0 ? angle + 2 * Math.PI : angle);
  return round(turn(a)) - round(turn(b));
}
