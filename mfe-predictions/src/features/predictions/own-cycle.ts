import type { PredictionRef } from '@cadence/shared-contract';

/** The viewer's goals around the shown one. */
export interface OwnCycle {
  /** 1-based place of the shown goal among them; null when it is somebody else's. */
  readonly place: number | null;
  readonly count: number;
  readonly previous: PredictionRef;
  readonly next: PredictionRef;
}

/** Previous and next own goal; after the last comes the first. Null without any. */
export function cycleAround(own: readonly PredictionRef[], shownId: number): OwnCycle | null {
  const at = own.findIndex(({ Id }) => Id === shownId);
  const count = own.length;
  const previous = own.at(at === -1 ? -1 : at - 1);
  const next = own[(at + 1) % count];
  if (previous === undefined || next === undefined) return null;
  return { place: at === -1 ? null : at + 1, count, previous, next };
}
