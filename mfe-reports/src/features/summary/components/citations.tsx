import type { ReactNode } from 'react';
import { Link } from '@cadence/shared-ui/router';
import type { SummarySource } from '@cadence/shared-contract';

export const goalPath = (goalId: number): string => `/v3/goals/${goalId}`;

/** The numbers behind a sentence; each links to the goal it is based on. */
export function Citations({ sources }: { readonly sources: readonly SummarySource[] }): ReactNode {
  return sources.map(({ Number: number, Label, GoalId }) => (
    <Link
      key={number}
      className="sum-cite"
      to={goalPath(GoalId)}
      title={Label}
      aria-label={`Source ${number}: ${Label}`}
    >
      {number}
    </Link>
  ));
}

export interface SourcesLineProps {
  readonly sources: readonly SummarySource[];
}

/** The sources of a text, under it. */
export function SourcesLine({ sources }: SourcesLineProps): ReactNode {
  if (sources.length === 0) return <p className="sum-sources">No sources: written by you</p>;
  return (
    <p className="sum-sources">
      <span>Sources</span>
      {sources.map(({ Number: number, Label, GoalId }) => (
        <Link key={number} to={goalPath(GoalId)}>
          <i>{number}</i>
          {Label}
        </Link>
      ))}
    </p>
  );
}
