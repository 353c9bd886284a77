import { isRefusedAs } from './failure-of.ts';

interface Version {
  readonly UpdatedAt: string;
}

interface Edited<Thing extends Version, Values> {
  /** Of the save. */
  readonly error: unknown;
  /** What the form started from; null for something new. */
  readonly base: Thing | null;
  /** As it is now; null when it is gone. */
  readonly latest: Thing | null;
  readonly values: Values;
  readonly valuesOf: (thing: Thing) => Values;
  /** Goes on editing from a version, with these values in the form. */
  goOn(next: Thing, values: Values): void;
}

/** The newest version and the choice between it and the own text, after someone else saved first (D-3); otherwise null. */
export function changedElsewhere<Thing extends Version, Values>({
  error,
  base,
  latest,
  values,
  valuesOf,
  goOn,
}: Edited<Thing, Values>) {
  if (!isRefusedAs(error, 'stale') || latest === null || latest.UpdatedAt === base?.UpdatedAt) return null;
  return {
    latest,
    keepMine: () => goOn(latest, values),
    takeTheirs: () => goOn(latest, valuesOf(latest)),
  };
}
