import type { ReactNode } from 'react';
import { useSession } from '@cadence/shared-auth';
import type { Goal } from '@cadence/shared-contract';
import { AvatarStack, isolate } from '@cadence/shared-ui';
import { audienceOf } from '../decisions.ts';
import type { Verdict } from '../matter.ts';

/** Faces beyond these are only counted. */
const FACES = 5;

/** Who will be notified of the decision (D-37). */
export function BulkAudience({
  goals,
  verdict,
}: {
  readonly goals: readonly Goal[];
  readonly verdict: Verdict;
}): ReactNode {
  const { profile } = useSession();
  const { owners, besides } = audienceOf(goals, verdict, profile.Id);
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    owners.map(({ Name }) => isolate(Name)),
  );
  return (
    <div className="gl-bulk-told">
      <AvatarStack
        people={owners.slice(0, FACES).map(({ Id, Name, Avatar }) => ({
          id: Id,
          name: Name,
          src: Avatar,
          size: 's' as const,
        }))}
      />
      <p>{[`${names} will be notified.`, ...besides].join(' ')}</p>
    </div>
  );
}
