import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@cadence/shared-auth/query';
import { fakeSession, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import type { Dashboard } from '@cadence/shared-contract';
import { fakeCompliance, fakeDashboard, fakePerson, fakeReminder } from '../testing/dashboard.fixtures.ts';
import { fakeBundle, fakeGoal, fakePeriods, PERIOD_ID, VIEWER_ID } from '../testing/goals.fixtures.ts';
import CompanyGoals from './company-goals.tsx';
import Compliance from './compliance.tsx';
import Reminders from './reminders.tsx';

const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));
beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

const KATE = fakePerson(8, 'Kateřina Dvořáková');
const ELSEWHERE = { type: 'goal_update', id: 90, actorId: 3 } as const;

/** Exposes the cache that the widgets read. */
function CacheProbe({ onCache }: { readonly onCache: (client: QueryClient) => void }): ReactNode {
  const client = useQueryClient();
  useEffect(() => {
    onCache(client);
  }, [onCache, client]);
  return null;
}

/** The three widgets on one page, counting their requests. */
function showAll(dashboard: () => Dashboard) {
  const asked = { dashboard: 0, compliance: 0 };
  let cache: QueryClient | undefined;
  server.use(
    on('dashboard.read', () => {
      asked.dashboard += 1;
      return dashboard();
    }),
    on('dashboard.team', () => ({ data: [], count: 0 })),
    on('dashboard.compliance', () => {
      asked.compliance += 1;
      return fakeCompliance([[KATE, [2]]]);
    }),
  );
  const view = renderWithShell(
    <>
      <CacheProbe onCache={(client) => void (cache = client)} />
      <Reminders periodId={PERIOD_ID} />
      <CompanyGoals />
      <Compliance />
    </>,
    { route: '/v3/home', session: fakeSession({ profile: { RoleName: 'manager' } }) },
  );
  return { ...view, asked, isAsking: () => (cache?.isFetching() ?? 0) > 0 };
}

const reviewOf = (Id: number) =>
  fakeReminder({ Id, Type: 'review_goal', Title: `Goal ${Id} waits.`, ButtonText: 'Review', User: KATE });

test('[DASH-006] the widgets share one answer: each call is made once, also when a change concerns several', async () => {
  let reminders = [reviewOf(12)];
  const { asked, hub } = showAll(() => fakeDashboard({ Reminders: reminders }));
  expect(await screen.findByRole('button', { name: 'Review: Goal 12 waits.' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^In order/ })).toBeVisible();
  expect(asked).toEqual({ dashboard: 1, compliance: 1 });
  reminders = [];
  for (let event = 0; event < 5; event += 1) act(() => hub.emit('TenantUpdate', ELSEWHERE));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  await waitFor(() => expect(asked.compliance).toBe(2));
  expect(asked).toEqual({ dashboard: 2, compliance: 2 });
});

test('a stream of changes is neither put off for ever nor asked about at every event', async () => {
  const { asked, hub, isAsking } = showAll(() => fakeDashboard());
  expect(await screen.findByRole('img', { name: /^In order/ })).toBeVisible();
  await waitFor(() => expect(isAsking()).toBe(false));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
  let tenths = 0;
  while (asked.dashboard < 4 && tenths < 100) {
    act(() => hub.emit('TenantUpdate', ELSEWHERE));
    await act(() => jest.advanceTimersByTimeAsync(100));
    // An answer may take any time, and none of the time counted here.
    while (isAsking()) await act(() => jest.advanceTimersByTimeAsync(0));
    tenths += 1;
  }
  // Two requests are never less than two seconds apart.
  expect(asked.dashboard).toBe(4);
  expect(tenths).toBeGreaterThanOrEqual(40);
  expect(asked.compliance).toBeLessThanOrEqual(2 + Math.floor(tenths / 200));
});

test('a lost connection is made up for', async () => {
  let reminders = [reviewOf(12)];
  const { hub } = showAll(() => fakeDashboard({ Reminders: reminders }));
  expect(await screen.findByRole('button', { name: /^Review/ })).toBeVisible();
  reminders = [];
  act(() => hub.emit('missed', {}));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});

test('what is settled is gone, the next one has the focus, and the event of it is no news', async () => {
  let reminders = [
    fakeReminder({ Id: 11, Type: 'returned_draft' }),
    reviewOf(12),
    { ...reviewOf(13), Type: 'review_result' as const },
  ];
  const goal = fakeGoal({ Id: 12, State: 'review' });
  server.use(
    on('goals.read', () => fakeBundle(goal, { Permissions: ['ReviewPublicationRequest'] })),
    on('goals.approve', () => {
      reminders = reminders.filter(({ Id }) => Id !== 12);
      return { Goal: { ...goal, State: 'approved' }, Permissions: [] };
    }),
  );
  const { asked, hub, location } = showAll(() => fakeDashboard({ Reminders: reminders }));
  await userEvent.click(await screen.findByRole('button', { name: 'Review: Goal 12 waits.' }));
  expect(location()).toBe('/v3/home?do=review&goal=12');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /^Yes/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByText('Goal 12 waits.')).not.toBeInTheDocument());
  await waitFor(() => expect(location()).toBe('/v3/home'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review: Goal 13 waits.' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Reminders 2' })).toBeVisible();

  await waitFor(() => expect(asked).toEqual({ dashboard: 2, compliance: 2 }));
  act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 12, actorId: VIEWER_ID }));
  reminders = [];
  act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 13, actorId: VIEWER_ID }));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  expect(asked.dashboard).toBe(3);
});

test('settling the last reminder moves the focus to the heading', async () => {
  let reminders = [reviewOf(12)];
  const { hub } = showAll(() => fakeDashboard({ Reminders: reminders }));
  (await screen.findByRole('button', { name: /^Review/ })).focus();
  reminders = [];
  act(() => hub.emit('TenantUpdate', ELSEWHERE));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reminders' })).toHaveFocus();
});
