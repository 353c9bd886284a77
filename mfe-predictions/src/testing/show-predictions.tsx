import type { ReactNode } from 'react';
import type { Goal, PredictionRef } from '@cadence/shared-contract';
import { ApiProblem, fakeSession, on, renderWithShell } from '@cadence/shared-auth/testing';
import type { ApiServer, RenderedInShell } from '@cadence/shared-auth/testing';
import { useParams } from '@cadence/shared-ui/router';
import PredictionsPage from '../pages/predictions-page.tsx';
import { BENEATH, fakeGoal, fakeRef, matrixOf, PERIODS, type Beneath } from './predictions.fixtures.ts';

export interface ShownPredictions {
  readonly route?: string;
  /** Read at each answer, so that a test may change them. */
  readonly beneath?: () => readonly Beneath[];
  readonly own?: readonly PredictionRef[];
  /** Where goal 0 leads; the first of `own` unless given. */
  readonly first?: number | null;
  /** The shown goal, where it differs from `fakeGoal`. */
  readonly goal?: Partial<Goal>;
  readonly session?: Parameters<typeof fakeSession>[0];
}

type Answered = Required<Pick<ShownPredictions, 'beneath' | 'own' | 'first' | 'goal'>>;

/** Goal 12 and its siblings exist; other goals and weeks past the fourteenth do not. */
function answer(server: ApiServer, { beneath, own, first, goal }: Answered): void {
  server.use(
    on('goals.periods', () => ({ data: [...PERIODS] })),
    on('predictions.firstGoal', ({ params: { periodId } }) => {
      if (periodId !== 0 && PERIODS.every(({ Id }) => Id !== periodId))
        throw new ApiProblem('not_found', 'This does not exist.');
      return { Id: first, data: [...own] };
    }),
    on('predictions.matrix', ({ params }) => {
      const known = params.goalId === 12 || own.some(({ Id }) => Id === params.goalId);
      if (!known || params.weekNumber < 1 || params.weekNumber > 14)
        throw new ApiProblem('not_found', 'This does not exist.');
      return matrixOf(fakeGoal({ ...goal, Id: params.goalId }), beneath(), params.weekNumber);
    }),
  );
}

function RoutedPage(): ReactNode {
  return <PredictionsPage params={useParams()} />;
}

/** Another remote's drawer: it says which goal it shows. */
const DRAWER = {
  id: 'goals:goal-drawer',
  remote: 'goals',
  meta: {},
  component: ({ goalId, onClose }: { goalId: number; onClose(): void }) => (
    <dialog open aria-label={`Goal ${goalId}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  ),
};

/** The predictions of goal 12 in week 8, as its route shows them. */
export function showPredictions(server: ApiServer, shown: ShownPredictions = {}): RenderedInShell {
  const own = shown.own ?? [
    fakeRef(12, 'Reach 118% net retention'),
    fakeRef(13, 'Second'),
    fakeRef(14, 'Third'),
  ];
  const first = shown.first === undefined ? (own[0]?.Id ?? null) : shown.first;
  const { route = '/v3/predictions/12', beneath = () => BENEATH, goal = {} } = shown;
  answer(server, { beneath, own, first, goal });
  return renderWithShell(<RoutedPage />, {
    session: fakeSession(shown.session),
    route,
    path: '/v3/predictions/:goalId',
    slots: { 'goal.drawer': [DRAWER] },
  });
}
