import { screen, within } from '@testing-library/react';
import { fakeSession, on, type ApiServer } from '@cadence/shared-auth/testing';
import type { GoalBundle, Session } from '@cadence/shared-contract';
import { ANA } from './goals.fixtures.ts';
import { showGoals } from './show-goals.tsx';

interface OpenFormOptions {
  readonly session?: Session;
  readonly bundle?: GoalBundle;
  readonly route?: string;
}

/** The goal form, of a new goal unless the route says otherwise, with two parents to choose from. */
export async function openForm(
  server: ApiServer,
  { session = fakeSession(), bundle, route = '/v3/goals?do=add' }: OpenFormOptions = {},
) {
  server.use(
    on('goals.parentCandidates', () => ({
      data: [
        { Id: 2, Title: 'Reach 118%', Owner: ANA, ParentId: null, IsCompanyGoal: true, IsDisabled: false },
        { Id: 3, Title: 'Shelved idea', Owner: ANA, ParentId: null, IsCompanyGoal: false, IsDisabled: true },
      ],
    })),
  );
  const bundles = bundle === undefined ? [] : [bundle];
  const shown = showGoals(server, { goals: bundles.map(({ Goal }) => Goal), bundles, session, route });
  const form = within(await screen.findByRole('dialog', { name: /goal$/ }));
  return { ...shown, form };
}
