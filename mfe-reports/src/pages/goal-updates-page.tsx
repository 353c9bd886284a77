import type { ReactNode } from 'react';
import { readId } from '@cadence/shared-contract';
import type { PageProps } from '@cadence/shared-contract/remote';
import { UnknownReport } from '../features/report/components/report-states.tsx';
import { GoalUpdates } from '../features/updates/components/goal-updates.tsx';

/** `/v3/reports/team-goal-updates/:userId/:periodId`: a team's latest updates, to print (REP-010). */
export default function GoalUpdatesPage({ params }: PageProps): ReactNode {
  const userId = readId(params['userId']);
  const periodId = readId(params['periodId']);
  if (userId === null || periodId === null) return <UnknownReport />;
  return <GoalUpdates key={`${userId} ${periodId}`} userId={userId} periodId={periodId} />;
}
