import type { ErrorBudget, ReleaseTrack, StoredRegistry } from '@cadence/shared-contract/remote';
import { sumUses, type ReleaseUse, type RemoteRelease } from '../../kernel/telemetry/index.ts';
import type { NewHalt } from './release-state.queries.ts';
import { haltsFor, isHaltedIn, isOpenTo, newestOf, type Halt } from './select-releases.ts';

type Uses = ReadonlyMap<string, ReleaseUse>;

/** What the pages of one version report, by organisation; see `RemoteHealth` of the kernel. */
export type ReadUses = (release: RemoteRelease) => Uses;

/** One person may have a bad line. */
const MIN_FAILING = 2;

/**
 * Versions to roll back: the newest of their remotes, whose people have more trouble than their budget allows, and more than
 * twice as much as those of the version that would take over (a database that is away is nobody's release). What one
 * organisation's pages report decides for that organisation only: for all it takes as much trouble among the others.
 */
export function findFailing(
  { head }: StoredRegistry,
  halts: readonly Halt[],
  readUses: ReadUses,
): readonly NewHalt[] {
  return Object.entries(head.value.remotes).flatMap(([remote, track]) => {
    const fallback = track.rollout ? track.current : track.previous;
    if (fallback === null || isHaltedIn(haltsFor(halts, null), remote, track)) return [];
    const version = newestOf(track);
    const trial = {
      uses: usesOfThoseGiven(track, readUses({ remote, version })),
      before: readUses({ remote, version: fallback }),
      budget: track.budget,
    };
    const isHalted = (tenant: string): boolean => isHaltedIn(haltsFor(halts, tenant), remote, track);
    return judge(trial, isHalted).map((halt) => ({ remote, version, since: track.since, ...halt }));
  });
}

/** Whoever is not given a version has no say in it. */
const usesOfThoseGiven = ({ rollout }: ReleaseTrack, uses: Uses): Uses =>
  rollout === null ? uses : new Map([...uses].filter(([tenant]) => isOpenTo(rollout, tenant)));

interface Trial {
  readonly uses: Uses;
  /** Of the version that would take over. */
  readonly before: Uses;
  readonly budget: ErrorBudget;
}

/** For whom the version fails: all, or some organisations. */
function judge(
  { uses, before, budget }: Trial,
  isHalted: (tenant: string) => boolean,
): readonly Pick<NewHalt, 'tenant' | 'people' | 'failing'>[] {
  const all = sumUses(uses.values());
  if (all.people < budget.people) return [];
  const [worst] = [...uses].toSorted(([, one], [, other]) => other.failing - one.failing)[0] ?? [''];
  const isWorseFor = (left: string | null): boolean =>
    isWorse(sumWithout(uses, left), sumWithout(before, left), budget);
  if (isWorseFor(null) && isWorseFor(worst)) return [{ tenant: null, ...all }];
  return [...uses].flatMap(([tenant, use]) =>
    use.failing >= MIN_FAILING && isWorse(use, before.get(tenant), budget) && !isHalted(tenant)
      ? [{ tenant, ...use }]
      : [],
  );
}

/** Everybody but the people of one organisation. */
const sumWithout = (uses: Uses, left: string | null): ReleaseUse =>
  sumUses([...uses].flatMap(([tenant, use]) => (tenant === left ? [] : [use])));

const isWorse = (use: ReleaseUse, before: ReleaseUse | undefined, { percentage }: ErrorBudget): boolean =>
  shareOf(use) * 100 > percentage && shareOf(use) > 2 * shareOf(before);

const shareOf = (use: ReleaseUse | undefined): number =>
  use && use.people > 0 ? use.failing / use.people : 0;
