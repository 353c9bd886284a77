import type { Random } from './random.ts';

/** One of some values, each as often as its weight says. */
export function weighted<T>(random: Random, weights: readonly (readonly [T, number])[]): T {
  let rest = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weights) {
    rest -= weight;
    if (rest < 0) return value;
  }
  throw new Error('no weight was given');
}
