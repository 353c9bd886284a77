import type { DiscPercentages, DiscTrait, DiscType } from './disc.ts';
import { DISC_TRAITS, traitsOf } from './disc.ts';

/** A place on a wheel of radius 1: x to the right, y upward. */
export interface WheelPlace {
  readonly x: number;
  readonly y: number;
}

/** In which quarter each trait is: D top left, I top right, S bottom right, C bottom left. */
export const WHEEL_QUARTERS: Readonly<Record<DiscTrait, WheelPlace>> = {
  D: { x: -1, y: 1 },
  I: { x: 1, y: 1 },
  S: { x: 1, y: -1 },
  C: { x: -1, y: -1 },
};

/** More than half cannot be one trait: see docs/disc.md. */
const FULL = 50;

/** Radius of a trait's quarter in a wheel of radius 1; its area grows with the percentage. */
export function quarterRadius(percentage: number): number {
  return Math.sqrt(Math.min(Math.max(percentage, 0), FULL) / FULL);
}

/** A person's position among others: I + S − D − C to the right, D + I − S − C upward. */
export function wheelPlace(percentages: DiscPercentages): WheelPlace {
  const sum = (axis: 'x' | 'y'): number =>
    DISC_TRAITS.reduce((total, trait) => total + WHEEL_QUARTERS[trait][axis] * percentages[trait], 0) / 100;
  const [x, y] = [sum('x'), sum('y')];
  // Only a share above a half, which a third party may give, lies beyond the edge.
  const beyond = Math.max(1, Math.hypot(x, y));
  return { x: x / beyond, y: y / beyond };
}

/** The position of a type without percentages: on the edge, in the middle of its twelfth. */
export function typePlace(type: DiscType): WheelPlace {
  const [main, second] = traitsOf(type);
  const angleOf = ({ x, y }: WheelPlace): number => Math.atan2(y, x);
  const angle = angleOf(WHEEL_QUARTERS[main]);
  const turn = second === undefined ? 0 : angleOf(WHEEL_QUARTERS[second]) - angle;
  // A third of the way to the neighbour, by the shorter way round.
  const way = Math.atan2(Math.sin(turn), Math.cos(turn)) / 3;
  return { x: Math.cos(angle + way), y: Math.sin(angle + way) };
}
