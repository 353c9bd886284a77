import type { ErrorBudget, StoredRegistry } from '@cadence/shared-contract/remote';
import { isHaltedIn, newestOf, type Halt } from './select-releases.ts';
import type { NewHalt } from './release-state.queries.ts';

/** What the pages of one version report, in people; see `RemoteHealth` of the kernel. */
export interface ReleaseUse {
  readonly people: number;
  readonly failing: number;
}

export type ReadUse = (release: { readonly remote: string; readonly version: string }) => ReleaseUse;

/**
 * Versions to roll back: the newest of their remotes, whose people have more trouble than their budget allows, and more than
 * twice as much as those of the version that would take over (a database that is away is nobody's release).
 */
export function findFailing(
  { head }: StoredRegistry,
  halts: readonly Halt[],
  readUse: ReadUse,
): readonly NewHalt[] {
  return Object.entries(head.value.remotes).flatMap(([remote, track]) => {
    const fallback = track.rollout ? track.current : track.previous;
    if (fallback === null || isHaltedIn(halts, remote, track)) return [];
    const version = newestOf(track);
    const use = readUse({ remote, version });
    const before = readUse({ remote, version: fallback });
    return isOver(use, track.budget) && shareOf(use) > 2 * shareOf(before)
      ? [{ remote, version, since: track.since, ...use }]
      : [];
  });
}

const isOver = (use: ReleaseUse, budget: ErrorBudget): boolean =>
  use.people >= budget.people && shareOf(use) * 100 > budget.percentage;

const shareOf = ({ people, failing }: ReleaseUse): number => (people === 0 ? 0 : failing / people);
