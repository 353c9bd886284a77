import type { Random } from './random.ts';

/** Picks one of the values at random, by weight. */
export function weighted<T>(random: Random, weights: readonly (readonly [T, number])[]): T {
  let rest = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weights) {
    rest -= weight;
    if (rest < 0) return value;
  }
  throw new Error('no weight was given');
}
