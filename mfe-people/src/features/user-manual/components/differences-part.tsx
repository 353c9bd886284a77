import type { ReactNode } from 'react';
import { callName } from '@cadence/shared-contract';
import type { ManualDifference, UserManualReport } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import type { ManualPerson } from '../manual-person.ts';
import { ScaleRail } from './scale-rail.tsx';

interface DifferencesPartProps {
  readonly person: ManualPerson;
  readonly report: UserManualReport;
}

/** Similar traits come last, otherwise in the given order. */
function inOrder(differences: readonly ManualDifference[]): readonly ManualDifference[] {
  return [...differences].sort((a, b) => Number(a.IsAlike) - Number(b.IsAlike));
}

/** How viewer and person differ, shown only to the viewer; absent where one of them has no manual. */
export function DifferencesPart({ person, report }: DifferencesPartProps): ReactNode {
  const { Differences } = report;
  if (Differences === null || Differences.length === 0) return null;
  return (
    <section className="mn-part">
      <header>
        <h3 className="cd-heading">You and {callName(person.Name)}</h3>
        <span className="cd-t13 cd-ink3">seen by you alone</span>
      </header>
      <ul className="mn-versus">
        {inOrder(Differences).map((difference) => (
          <li key={difference.ScaleName}>
            <p className={difference.IsAlike ? 'cd-ink2' : undefined}>{difference.Text}</p>
            <Between person={person} difference={difference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both faces on a line; without numbers there is no line. */
function Between({
  person,
  difference,
}: {
  readonly person: ManualPerson;
  readonly difference: ManualDifference;
}): ReactNode {
  const { profile: viewer } = useSession();
  const { Own, Theirs, ScaleName } = difference;
  if (Own === null || Theirs === null) return null;
  return (
    <ScaleRail
      scale={ScaleName}
      stops={[
        { person: viewer, name: 'You', at: Own },
        { person, name: callName(person.Name), at: Theirs },
      ]}
    />
  );
}
