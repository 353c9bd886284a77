import type { ReactNode } from 'react';
import { usePageTitle } from '@cadence/shared-auth';
import { EmptyState, LinkButton } from '@cadence/shared-ui';
import { Grid3x3 } from '@cadence/shared-ui/icons';

const GOALS = '/v3/goals';

function GoToGoals(): ReactNode {
  return <LinkButton to={GOALS}>Go to Goals</LinkButton>;
}

/** What the matrix is for, where there is nothing to show in it (PRED-011). */
export function NothingToPredict({
  title = 'No goal has goals beneath it yet',
}: {
  readonly title?: string;
}): ReactNode {
  return (
    <EmptyState icon={<Grid3x3 aria-hidden />} title={title} action={<GoToGoals />}>
      The matrix counts the goals beneath a goal by how likely their owners think they are, and how good the
      outcome will be. Align goals to one to see it fill.
    </EmptyState>
  );
}

/** A goal of another organisation, or one the viewer may not see, looks like a nonexistent one (D-1). */
export function UnknownGoal(): ReactNode {
  usePageTitle('Goal not found');
  return (
    <EmptyState
      icon={<Grid3x3 aria-hidden />}
      title="This goal does not exist or is not visible to you"
      action={<GoToGoals />}
    />
  );
}
