import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hasDrafts } from '@cadence/shared-auth';
import {
  ApiProblem,
  findViolations,
  on,
  onOffline,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { GoalStatus } from '@cadence/shared-contract';
import UnsentUpdatesSlot from '../../slots/unsent-updates.tsx';
import { fakeBundle, fakeGoal, fakeStatuses } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';
import { focusOn, ownGoals, rowOf, showPass } from '../../testing/show-pass.tsx';

const server = setupApiServer();
const goal = fakeGoal({ GoalDetail: { Title: 'Retention' } });
const status = (id: number): GoalStatus => fakeStatuses(goal).find(({ Id }) => Id === id) as GoalStatus;

beforeEach(() => window.localStorage.clear());

function loseNetwork(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
function findNetwork(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}

/** A server that takes updates of weeks. */
function acceptUpdates(): Sent[] {
  const sent: Sent[] = [];
  server.use(
    on('goals.updateStatus', ({ body, headers }) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      const { Likelihood, Quality } = body;
      return { ...status(1008), Likelihood, Quality, UpdatedAt: '2026-11-20T15:00:00.000Z' };
    }),
  );
  return sent;
}

function refuseUpdates(code: 'stale' | 'conflict', sentence: string): void {
  server.use(
    on('goals.updateStatus', () => {
      throw new ApiProblem(code, sentence);
    }),
  );
}

async function openForm() {
  const shown = showGoals(server, {
    goals: [goal],
    bundles: [fakeBundle(goal, { Permissions: ['Update'] })],
    route: '/v3/goals/12?do=update',
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Weekly update' }));
  return { ...shown, drawer };
}

/** Fills this week in, and saves it. */
async function fillIn({ drawer }: Pick<Awaited<ReturnType<typeof openForm>>, 'drawer'>, comment: string) {
  await userEvent.click(drawer.getByRole('radio', { name: /^Unsure/ }));
  await userEvent.click(drawer.getByRole('radio', { name: /^Good/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: /Comment/ }), comment);
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
}

/** Leaves an update of week 8 on this device. */
async function keepOne(comment = 'On the train'): Promise<void> {
  loseNetwork();
  server.use(onOffline('goals.updateStatus'));
  const form = await openForm();
  await fillIn(form, comment);
  await waitFor(() => expect(form.toasts.at(-1)?.title).toBe('Kept on this device'));
  form.unmount();
}

const showNotice = () => renderWithShell(<UnsentUpdatesSlot />, { route: '/v3/home' });

test('[D-189] a week saved without network is kept, and sent with the key of its form when there is one', async () => {
  loseNetwork();
  server.use(onOffline('goals.updateStatus'));
  const form = await openForm();
  await fillIn(form, 'On the train');
  await waitFor(() => expect(form.location()).toBe('/v3/goals/12'));
  expect(form.toasts).toEqual([
    { title: 'Kept on this device', description: 'It is sent when you are online again.' },
  ]);
  expect(hasDrafts()).toBe(true);
  form.unmount();

  const { container } = showNotice();
  expect(await screen.findByText('1 weekly update')).toBeVisible();
  expect(screen.getByText('Kept on this device. It is sent when you are online again.')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  const sent = acceptUpdates();
  act(findNetwork);
  expect(await screen.findByText(/was sent/)).toHaveTextContent('Week 8 of “Retention” was sent.');
  expect(sent.map(({ key }) => key)).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  expect(sent[0]?.body).toEqual({
    ...{ Id: 1008, Likelihood: 2, Quality: 3, Comment: 'On the train' },
    PostedAt: status(1008).UpdatedAt,
  });
  expect(hasDrafts()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/was sent/)).not.toBeInTheDocument();
});

test('[D-189] the week shows what is kept for it when its form is opened again', async () => {
  await keepOne();
  const { drawer } = await openForm();
  const week = drawer.getByRole('radio', { name: /^Week 8/ });
  expect(week.closest('label')).toHaveTextContent('Kept on this device');
  expect(drawer.getByRole('radio', { name: /^Unsure/ })).toBeChecked();
});

test('[D-189] what was posted meanwhile is not overwritten: it is said, and the form has one’s own text', async () => {
  await keepOne();
  refuseUpdates('stale', 'This week was updated elsewhere after you wrote this.');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { location } = showNotice();
  expect(await screen.findByText(/was not sent/)).toHaveTextContent('Week 8 of “Retention” was not sent.');
  expect(screen.getByText('This week was updated elsewhere after you wrote this.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weekly updates on this device' }));
  expect(dialog.getByText('On the train')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Try Again/ })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: /^Open/ }));
  expect(location()).toBe('/v3/goals/12?do=update&week=8');
});

test('[D-189] a goal that takes no update any more: tried again, discarded, and taken back', async () => {
  await keepOne();
  refuseUpdates('conflict', 'Ana Ruiz shelved this goal.');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { toasts } = showNotice();
  await screen.findByText('Ana Ruiz shelved this goal.');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weekly updates on this device' }));
  expect(dialog.getByRole('button', { name: 'Copy Text' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Discard/ }));
  expect(hasDrafts()).toBe(false);
  act(() => toasts.at(-1)?.action?.onClick());
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  const again = within(await screen.findByRole('dialog', { name: 'Weekly updates on this device' }));
  const sent = acceptUpdates();
  await userEvent.click(again.getByRole('button', { name: /^Try Again/ }));
  expect(await screen.findByText(/was sent/)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('[D-189] two updates of a week are sent in their order, the second built on the first', async () => {
  await keepOne('First');
  await keepOne('Second');
  const sent = acceptUpdates();
  showNotice();
  act(findNetwork);
  expect(await screen.findByText('2 weekly updates were sent.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ Comment: 'First', PostedAt: status(1008).UpdatedAt }),
    expect.objectContaining({ Comment: 'Second', PostedAt: '2026-11-20T15:00:00.000Z' }),
  ]);
});

test('[D-189] while the server does not answer it stays; once it is there again it is sent', async () => {
  await keepOne();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { hub } = showNotice();
  expect(await screen.findByRole('button', { name: 'Send Now' })).toBeVisible();
  const sent = acceptUpdates();
  act(() => hub.emit('missed', {}));
  expect(await screen.findByText(/was sent/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('[D-189] after seven days it is not sent by itself', async () => {
  await keepOne();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 86_400_000);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  showNotice();
  expect(await screen.findByText(/kept for more than 7 days/)).toBeVisible();
});

test('[D-189] an answer that was lost: the form offers to send it later', async () => {
  server.use(onOffline('goals.updateStatus'));
  const form = await openForm();
  await fillIn(form, 'On the train');
  await userEvent.click(await form.drawer.findByRole('button', { name: 'Send Later' }));
  await waitFor(() => expect(form.location()).toBe('/v3/goals/12'));
  expect(hasDrafts()).toBe(true);
});

test('[D-189] rows of the own week are kept without network, and say so', async () => {
  const { drawer, guards } = await showPass(server, ownGoals(2));
  loseNetwork();
  server.use(onOffline('goals.updateStatus'));
  await focusOn('Retention');
  await userEvent.keyboard('31{Enter}');
  expect(await rowOf('Retention').findByText('Kept on this device')).toBeVisible();
  expect(drawer.getByText('0 of 2 updated')).toBeVisible();
  expect(guards.size).toBe(0);
  expect(await findViolations()).toEqual([]);
});
