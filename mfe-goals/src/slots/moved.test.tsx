import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, on, onOffline, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import type { Move, Moved } from '../features/dashboard/api/moved.ts';
import { fakePerson } from '../testing/dashboard.fixtures.ts';
import MovedSinceVisit from './moved.tsx';

const server = setupApiServer();

const move = (GoalId: number, over: Partial<Move> = {}): Move => ({
  ...{ GoalId, Title: `Goal ${GoalId}`, User: fakePerson(9, 'Björk Þórðardóttir'), From: 3, To: 2 },
  ...{ At: '2026-11-18T17:20:00.000Z', Comment: null },
  ...over,
});
const serve = (over: Partial<Moved>): void => {
  const data = over.data ?? [move(1)];
  server.use(
    on('dashboard.moved', () => ({
      ...{ Since: '2026-11-17T16:00:00.000Z', IsLastVisit: true, data, count: data.length },
      ...over,
    })),
  );
};
const show = () => renderWithShell(<MovedSinceVisit />, { route: '/v3/home' });

test('each move says who, from what to what, which goal and when', async () => {
  serve({ data: [move(1), move(2, { From: 3, To: 4, At: '2026-11-19T16:00:00.000Z' })] });
  show();
  const region = within(await screen.findByRole('region', { name: 'Moved since Tuesday' }));
  expect(region.getByText('your last visit')).toBeVisible();
  const [fell, rose] = region.getAllByRole('link');
  expect(fell).toHaveAttribute('href', '/v3/goals/1');
  expect(fell).toHaveTextContent('1 down since your last visitBjörk ÞórðardóttirLikely → UnsureWedGoal 1');
  expect(rose).toHaveTextContent(
    '1 up since your last visitBjörk ÞórðardóttirLikely → Very LikelytodayGoal 2',
  );
  expect(region.getByText('Wed')).toHaveAttribute('title', expect.stringContaining('Nov 18, 2026'));
  expect(await findViolations()).toEqual([]);
});

test.each([
  ['Moved since your last visit', { Since: '2026-11-19T16:00:00.000Z' }],
  ['Moved within a week', { IsLastVisit: false }],
])('the heading is %j', async (name, over) => {
  serve(over);
  show();
  expect(await screen.findByRole('heading', { name })).toBeVisible();
});

test('four at first, then all that were sent, and how many more there are', async () => {
  serve({ data: [1, 2, 3, 4, 5, 6].map((id) => move(id)), count: 31 });
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'View all 6' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('and 25 more')).toBeVisible();
});

test('where nothing moved, or it cannot be said, there is nothing', async () => {
  serve({ data: [] });
  const { container, unmount } = show();
  await waitFor(() => expect(container.querySelector('main')).toBeEmptyDOMElement());
  unmount();
  server.use(onOffline('dashboard.moved'));
  const again = show();
  await waitFor(() => expect(again.container.querySelector('main')).toBeEmptyDOMElement());
});
