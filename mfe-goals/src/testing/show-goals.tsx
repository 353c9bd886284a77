import type {
  Goal,
  GoalBundle,
  GoalListInput,
  GoalPage,
  Session,
  WeeklyPassGoal,
} from '@cadence/shared-contract';
import {
  fakeSession,
  on,
  renderWithShell,
  type ApiServer,
  type RenderedInShell,
} from '@cadence/shared-auth/testing';
import { useLocation } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import GoalsPage from '../pages/goals-page.tsx';
import { ANA, fakeBundle, fakePage, fakePeriods } from './goals.fixtures.ts';

export interface ShowGoalsOptions {
  readonly goals?: readonly Goal[];
  /** Details by goal; a plain bundle of the goal otherwise. */
  readonly bundles?: readonly GoalBundle[];
  readonly session?: Session;
  /** `/v3/goals` when left out. */
  readonly route?: string;
  /** The viewer's own goals that take updates; none when left out. */
  readonly pass?: readonly WeeklyPassGoal[];
  /** Answers the list instead of `goals`. */
  readonly list?: (input: GoalListInput) => GoalPage;
}

/** The page under its three routes, as the shell mounts it. */
function RoutedPage(): ReactNode {
  const { pathname } = useLocation();
  const [, type] = /^\/v3\/goals\/type\/(\w+)$/.exec(pathname) ?? [];
  const [, goalId] = /^\/v3\/goals\/(\d+)$/.exec(pathname) ?? [];
  return <GoalsPage params={{ type, goalId }} />;
}

export interface ShownGoals extends RenderedInShell {
  /** Bodies of the list calls so far. */
  readonly asked: readonly GoalListInput[];
}

/** The Goals page against a server that answers with these goals; `server.use` overrides single calls. */
export function showGoals(server: ApiServer, options: ShowGoalsOptions = {}): ShownGoals {
  const { goals = [], bundles = [], session = fakeSession(), route = '/v3/goals' } = options;
  const list = options.list ?? (() => fakePage([...goals]));
  const asked: GoalListInput[] = [];
  server.use(
    on('goals.list', ({ body }) => {
      asked.push(body);
      return list(body);
    }),
    on('goals.rows', ({ body }) => ({ data: goals.filter(({ Id }) => body.Ids.includes(Id)) })),
    on('goals.weeklyPass', () => ({ data: [...(options.pass ?? [])] })),
    on('goals.periods', () => ({ data: fakePeriods() })),
    on('goals.users', () => ({ data: [ANA], departments: ['Customer Success', 'Support'] })),
    on('goals.read', ({ params }) => {
      const known = bundles.find(({ Goal }) => Goal.Id === params.id);
      const goal = goals.find(({ Id }) => Id === params.id);
      return known ?? fakeBundle(goal);
    }),
  );
  return { ...renderWithShell(<RoutedPage />, { session, route }), asked };
}
