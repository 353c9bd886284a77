import { readSession, sessionStore } from '@cadence/shared-auth';
import { forgetCohort, nameCohort, type Boot, type Platform } from '../remotes/index.ts';
import type { UnsavedGuards } from '../unsaved/unsaved-guards.ts';

/** Pages that hear of a release at the same time ask within so many milliseconds at most. */
const SPREAD_MS = 3_000;

export interface ReleaseFollower {
  /** The hub says that another release may be in use; with many pages open, they do not ask all at once. */
  onRelease(audience: number): void;
}

interface FollowedParts {
  readonly boot: Boot;
  readonly platform: Platform;
  readonly guards: UnsavedGuards;
}

/**
 * Notices releases as they come, and that whoever signs in here gets other ones than whoever was here before: then the
 * page is loaded again at once, while nobody has begun anything.
 */
export function followReleases({ boot, platform, guards }: FollowedParts): ReleaseFollower {
  const rollouts = Object.values(boot.release?.head.remotes ?? {}).filter(({ rollout }) => rollout !== null);
  sessionStore.subscribe(() => {
    const session = readSession();
    if (!session) return forgetCohort(document);
    if (!nameCohort(document, session.profile.Id) || rollouts.length === 0) return;
    void platform.releases.ask().then((isOther) => {
      if (isOther && !guards.isHeld()) globalThis.location.reload();
    });
  });
  return {
    onRelease(audience) {
      setTimeout(() => void platform.releases.ask(), Math.random() * Math.min(SPREAD_MS, audience));
    },
  };
}
