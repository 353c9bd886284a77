import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DashboardStrategy } from '@cadence/shared-contract';
import {
  findViolations,
  on,
  onOffline,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { dashboardWith, EDITOR, READER } from '../testing/strategy.fixtures.ts';
import StrategySummary from './strategy-summary.tsx';

const server = setupApiServer();

function serve(summary: Partial<DashboardStrategy> | null) {
  const nothing = {
    Mission: '',
    Vision: '',
    Values: '',
    IsDraft: false,
    IsStrategy: true,
    StrategyEnabled: true,
  };
  const held = { summary: summary && { ...nothing, ...summary } };
  server.use(on('dashboard.read', () => dashboardWith(held.summary)));
  return held;
}
const show = (session = READER) =>
  renderWithShell(<StrategySummary periodId={40} />, { session, route: '/v3/home' });

test('[DASH-003] mission, vision and values are shown as plain text, with a link to the page', async () => {
  serve({
    Mission: '<p>Keep it <strong>running</strong>.</p>',
    Vision: '<p>No day lost.</p>',
    Values: '<ul><li>Numbers first</li></ul>',
  });
  show();
  expect(await screen.findByText('Keep it running.')).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Mission',
    'Vision',
    'Values',
  ]);
  expect(screen.getByText('No day lost.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Strategy' })).toHaveAttribute('href', '/v3/strategy');
  expect(await findViolations()).toEqual([]);
});

test('[DASH-003] a long statement is shortened until it is expanded', async () => {
  serve({ Mission: `<p>${'word '.repeat(60)}ending</p>` });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'more' }));
  expect(screen.getByText(/ending/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'less' }));
  expect(screen.queryByText(/ending/)).not.toBeInTheDocument();
});

test.each([
  ['nothing is published', {}],
  ['the viewer may not read it', null],
])('[DASH-004] without a trace where %s', async (_why, summary) => {
  serve(summary);
  const { container } = show();
  await waitFor(() => expect(container.querySelector('main')).toBeEmptyDOMElement());
});

test('[DASH-004] without an answer there is nothing either, and until it comes a skeleton', async () => {
  server.use(onPending('dashboard.read'));
  const pending = show();
  expect(screen.getByText('Loading the strategy')).toBeInTheDocument();
  pending.unmount();
  server.use(onOffline('dashboard.read'));
  const { container } = show(EDITOR);
  await waitFor(() => expect(container.querySelector('main')).toBeEmptyDOMElement());
});

test.each([
  [false, 'Write your strategy'],
  [true, 'Review and publish it'],
])('people who may edit are prompted while nothing is published (a draft: %s)', async (IsDraft, words) => {
  serve({ IsDraft });
  show(EDITOR);
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/v3/strategy');
  expect(await findViolations()).toEqual([]);
});

test('[DASH-003] what is published appears by itself', async () => {
  const held = serve({ Mission: '<p>Before</p>' });
  const { hub } = show();
  await screen.findByText('Before');
  if (held.summary) held.summary.Mission = '<p>After</p>';
  act(() => hub.emit('TenantUpdate', { type: 'strategy_published', id: 3, actorId: 1 }));
  expect(await screen.findByText('After')).toBeVisible();
});
