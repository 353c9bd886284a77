import { screen, waitFor, within } from '@testing-library/react';
import type { WeeklyPassGoal } from '@cadence/shared-contract';
import type { ApiServer } from '@cadence/shared-auth/testing';
import { fakePassGoal, servePass } from './fake-pass.ts';
import { showGoals } from './show-goals.tsx';

const TITLES = ['Retention', 'Onboarding', 'Escalations', 'Deputies', 'Migration'];

/** Own goals with week 7 posted and week 8 to go: 'Retention' with id 1, 'Onboarding' with id 2, up to five. */
export function ownGoals(count: number): WeeklyPassGoal[] {
  return TITLES.slice(0, count).map((title, index) => fakePassGoal(index + 1, title));
}

/** The pass over the Goals page, against a server that keeps what is posted. */
export async function showPass(
  server: ApiServer,
  goals: readonly WeeklyPassGoal[],
  route = '/v3/goals?do=my-week',
) {
  const shown = showGoals(server, { route });
  const backend = servePass(server, goals);
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  return { ...shown, ...backend, drawer };
}

export type ScaleName = 'Likelihood' | 'Quality';

export function rowOf(title: string) {
  const row = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (row === null) throw new Error(`${title} has no row`);
  return within(row);
}

function groupOf(title: string, scale: ScaleName): HTMLElement {
  return screen.getByRole('radiogroup', { name: new RegExp(`^${scale} of ${title}`) });
}

export function scaleOf(title: string, scale: ScaleName) {
  return within(groupOf(title, scale));
}

/** Whether the focus is in a goal's scale. */
export function isAt(title: string, scale: ScaleName): boolean {
  return groupOf(title, scale).contains(document.activeElement);
}

export function focusOn(title: string, scale: ScaleName = 'Likelihood'): Promise<void> {
  return waitFor(() => expect(isAt(title, scale)).toBe(true));
}
