import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  onOffline,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { Goal, GoalListInput, GoalPage } from '@cadence/shared-contract';
import {
  ANA,
  fakeBundle,
  fakeEdit,
  fakeGoal,
  fakePage,
  type GoalOverrides,
} from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const ROUTE = '/v3/goals?goals=2';
const SESSION = fakeSession({ profile: { Id: ANA.Id, Name: ANA.Name, RoleName: 'manager' } });
const ZOE = fakeGoal().User;
const JOSE: Goal['User'] = { ...ZOE, Id: 8, Name: 'José Ángel Muñoz', OrgUnit: 'Support' };

beforeEach(() => window.localStorage.clear());

const waits = (Id: number, Title: string, more: GoalOverrides = {}): Goal =>
  fakeGoal({ Id, State: 'review', Flags: { NeedsReview: true }, ...more, GoalDetail: { Title } });

const LIFT = waits(11, 'Lift retention');
const RENEW = waits(12, 'Renew contracts', { User: JOSE });
const EDIT = fakeEdit(fakeGoal({ Id: 13 }), { Id: 91, GoalId: 13, UpdatedAt: '2026-11-19T08:00:00.000Z' });
const EDITED = waits(13, 'Publish a report', {
  State: 'approved',
  GoalEdit: { ...EDIT, Title: 'Publish a report monthly', Measurement: fakeGoal().GoalDetail.Measurement },
});
const SHELVED = waits(14, 'Move accounts', { State: 'shelving_in_review', ChildCount: 2 });
const RESULT = waits(15, 'Train deputies', { State: 'results_in_review' });
const OTHER = fakeGoal({ Id: 16, GoalDetail: { Title: 'Rewrite the handbook' } });
const ALL = [LIFT, RENEW, EDITED, SHELVED, RESULT, OTHER];

type Call = 'goals.approve' | 'goals.shelve';
interface Sent {
  readonly call: Call;
  readonly body: { readonly Id: number; readonly Status: string };
}

/** The goals as the server has them: what is decided stops waiting; `refuse` answers some with a sentence instead. */
function serve(goals: readonly Goal[], refuse: Readonly<Record<number, string>> = {}) {
  const state = { goals: [...goals], refuse: { ...refuse } };
  const sent: Sent[] = [];
  const answer = (call: Call) =>
    on(call, ({ body }) => {
      sent.push({ call, body });
      const sentence = state.refuse[body.Id];
      if (sentence !== undefined) throw new ApiProblem('conflict', sentence);
      const before = state.goals.find(({ Id }) => Id === body.Id) ?? fakeGoal();
      const goal = {
        ...before,
        State: body.Status as Goal['State'],
        GoalEdit: null,
        Flags: { ...before.Flags, NeedsReview: false },
      };
      state.goals = state.goals.map((one) => (one.Id === goal.Id ? goal : one));
      return { Goal: goal, Permissions: [] };
    });
  const list = ({ NeedsReview }: GoalListInput): GoalPage =>
    fakePage(NeedsReview === true ? state.goals.filter(({ Flags }) => Flags.NeedsReview) : state.goals);
  const shown = showGoals(server, {
    list,
    bundles: goals.map((goal) => fakeBundle(goal)),
    session: SESSION,
    route: ROUTE,
  });
  server.use(answer('goals.approve'), answer('goals.shelve'));
  return { ...shown, state, sent };
}

const WAITS = { name: /waits? for you Review$/ };
const box = (title: string): HTMLElement => screen.getByRole('checkbox', { name: `Select ${title}` });
const bar = () => within(screen.getByRole('group', { name: 'Selected goals' }));
const startSelecting = async (): Promise<void> => userEvent.click(await screen.findByRole('button', WAITS));
const openDialog = async (button: string) => {
  await userEvent.click(bar().getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  // The dialog takes the focus a frame later; a button pressed before that would lose it again.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
};
const lines = (dialog: Pick<typeof screen, 'getAllByRole'>): readonly (string | null)[] =>
  dialog.getAllByRole('listitem').map((item) => item.textContent);

test('Review opens the goal that is the only one to decide on, and selects from two on; a result counts too', async () => {
  const { state, hub, location } = serve([OTHER, LIFT, RESULT]);
  await screen.findByRole('heading', { level: 2, name: 'Rewrite the handbook' });
  await userEvent.click(screen.getByRole('button', { name: '2 wait for you Review' }));
  await waitFor(() => expect(location()).toBe(`/v3/goals/${LIFT.Id}?goals=2`));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  state.goals = [LIFT, RENEW, RESULT, OTHER];
  act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 12, actorId: 8 }));
  await userEvent.click(await screen.findByRole('button', { name: '3 wait for you Review' }));
  expect(box('Renew contracts')).toBeVisible();
});

test('rows that wait for the viewer get a checkbox; a result says why it has none to tick', async () => {
  serve(ALL);
  await startSelecting();
  expect(screen.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(6);
  const all = screen.getByRole('checkbox', { name: 'Select all that are waiting for me (4)' });
  await waitFor(() => expect(all).toHaveFocus());
  const result = box('Train deputies. A result needs its own review');
  expect(result).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Select Rewrite the handbook' })).not.toBeInTheDocument();
  expect(screen.getByText('A result is waiting for you too; it needs a separate review.')).toBeVisible();
  expect(bar().getByRole('status')).toHaveTextContent('0 selected');
  expect(bar().getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription('Select a goal first');
  expect(await findViolations()).toEqual([]);
});

test('all that wait are selected at once, a range with Shift, one with x', async () => {
  const { location } = serve(ALL);
  await startSelecting();
  const all = screen.getByRole('checkbox', { name: /^Select all that are waiting for me/ });
  await userEvent.click(all);
  expect(bar().getByRole('status')).toHaveTextContent('4 selected');
  await userEvent.click(box('Renew contracts'));
  expect(all).toHaveProperty('indeterminate', true);
  await userEvent.click(all);
  await userEvent.click(all);
  expect(bar().getByRole('status')).toHaveTextContent('0 selected');

  const user = userEvent.setup();
  await user.click(box('Lift retention'));
  await user.keyboard('{Shift>}');
  await user.click(box('Publish a report'));
  await user.keyboard('{/Shift}');
  expect(['Lift retention', 'Renew contracts', 'Publish a report'].map((title) => box(title))).toEqual(
    ['Lift retention', 'Renew contracts', 'Publish a report'].map((title) =>
      screen.getByRole('checkbox', { name: `Select ${title}`, checked: true }),
    ),
  );
  expect(box('Move accounts')).not.toBeChecked();

  await user.keyboard('jjj');
  await waitFor(() => expect(location()).toBe('/v3/goals/14?goals=2'));
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('x');
  expect(box('Move accounts')).toBeChecked();
});

test('x begins selecting with the chosen row, Escape ends it and the focus stays in the list', async () => {
  serve(ALL);
  await screen.findByRole('button', WAITS);
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  await userEvent.keyboard('x');
  expect(box('Lift retention')).toBeChecked();
  box('Renew contracts').focus();
  await userEvent.keyboard('x');
  expect(bar().getByRole('status')).toHaveTextContent('2 selected');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Selected goals' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', WAITS)).toHaveFocus());
});

test('approving lists the outcome and the recipients of each goal, then approves goal by goal', async () => {
  const { sent, toasts, asked } = serve(ALL);
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const dialog = await openDialog('Approve');
  expect(screen.getByRole('dialog', { name: 'Approve 4 requests?' })).toBeVisible();
  expect(lines(dialog)).toEqual([
    'Lift retentionZoë Lefèvre · The goal is approved.',
    'Renew contractsJosé Ángel Muñoz · The goal is approved.',
    'Publish a reportZoë Lefèvre · The edits to title take effect.',
    'Move accountsZoë Lefèvre · The goal is shelved.',
  ]);
  expect(dialog.getByText(/^Zoë Lefèvre and José Ángel Muñoz will be notified\./)).toHaveTextContent(
    'Followers and direct reports of the owner hear of an approved goal too. ' +
      'Owners of goals aligned to a shelved goal hear of it too.',
  );
  expect(await findViolations()).toEqual([]);
  const before = asked.length;
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { call: 'goals.approve', body: { Id: 11, Status: 'approved', UpdatedAt: LIFT.UpdatedAt } },
    { call: 'goals.approve', body: { Id: 12, Status: 'approved', UpdatedAt: RENEW.UpdatedAt } },
    { call: 'goals.approve', body: { Id: 13, Status: 'approved', UpdatedAt: EDIT.UpdatedAt } },
    { call: 'goals.shelve', body: { Id: 14, Status: 'shelved', UpdatedAt: SHELVED.UpdatedAt } },
  ]);
  expect(toasts.at(-1)?.title).toBe('4 requests approved');
  expect(asked.length).toBeGreaterThan(before);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '1 waits for you Review' })).toHaveFocus());
});

test('[GOAL-091] requesting changes demands one comment, which every goal gets', async () => {
  const { sent } = serve(ALL);
  await startSelecting();
  await userEvent.click(box('Renew contracts'));
  await userEvent.click(box('Publish a report'));
  await userEvent.click(box('Move accounts'));
  const dialog = await openDialog('Request Changes');
  expect(screen.getByRole('dialog', { name: 'Request changes to 3 goals?' })).toBeVisible();
  expect(lines(dialog)).toEqual([
    'Renew contractsJosé Ángel Muñoz · The goal goes back to draft.',
    'Publish a reportZoë Lefèvre · The edits to title go back to draft; the goal stays as it is.',
    'Move accountsZoë Lefèvre · The request is denied; the goal goes on.',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Comment Is Required' }));
  expect(dialog.getByText('Please enter your comment.')).toBeVisible();
  const comment = dialog.getByRole('textbox', { name: 'Comment for all' });
  expect(comment).toHaveFocus();
  expect(sent).toEqual([]);
  expect(await findViolations()).toEqual([]);
  await userEvent.type(comment, 'Name the baseline.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const Comment = 'Name the baseline.';
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['goals.approve', { Id: 12, Status: 'draft', Comment, UpdatedAt: RENEW.UpdatedAt }],
    ['goals.approve', { Id: 13, Status: 'draft', Comment, UpdatedAt: EDIT.UpdatedAt }],
    ['goals.shelve', { Id: 14, Status: 'approved', Comment, UpdatedAt: SHELVED.UpdatedAt }],
  ]);
});

test('[GOAL-090] where only shelving is selected, No denies', async () => {
  serve([SHELVED, LIFT]);
  await startSelecting();
  await userEvent.click(box('Move accounts'));
  await openDialog('Deny Request');
  expect(screen.getByRole('dialog', { name: 'Deny 1 request?' })).toBeVisible();
});

test('[ERR-001] a refused goal keeps its sentence and its tick; Try Again sends the version that is there by then', async () => {
  const sentence = 'José Ángel Muñoz asked for approval again in the meantime.';
  const { state, sent } = serve([LIFT, RENEW, SHELVED], { 12: sentence });
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const fresh = { ...RENEW, UpdatedAt: '2026-11-20T09:30:00.000Z' };
  state.goals = state.goals.map((goal) => (goal.Id === 12 ? fresh : goal));
  const dialog = await openDialog('Approve');
  const button = dialog.getByRole('button', { name: 'Approve' });
  await userEvent.click(button);
  expect(await dialog.findByText('2 approved, 1 refused')).toBeVisible();
  expect(dialog.getByText(sentence)).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Try Again');
  expect(await findViolations()).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
  expect(box('Renew contracts')).toBeChecked();

  const again = await openDialog('Approve');
  state.refuse = {};
  await userEvent.click(again.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)?.body).toEqual({ Id: 12, Status: 'approved', UpdatedAt: fresh.UpdatedAt });
});

test('Try Again in the dialog leaves alone what is done', async () => {
  const { state, sent, toasts } = serve([LIFT, RENEW], { 11: 'Something is in the way.' });
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const dialog = await openDialog('Approve');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.findByText('1 approved, 1 refused');
  state.refuse = {};
  await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body.Id)).toEqual([11, 12, 11]);
  expect(toasts.at(-1)?.title).toBe('2 requests approved');
});

test('a goal that someone else has already decided is reported and not retried', async () => {
  const { state } = serve([LIFT, RENEW], { 12: 'Grace Hopper approved this goal in the meantime.' });
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const dialog = await openDialog('Approve');
  state.goals = [LIFT, { ...RENEW, State: 'approved', Flags: { ...RENEW.Flags, NeedsReview: false } }];
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Grace Hopper approved this goal in the meantime.')).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bar().getByRole('status')).toHaveTextContent('0 selected');
});

test('without a connection the rest waits for another try', async () => {
  serve([LIFT, RENEW, SHELVED]);
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  server.use(onOffline('goals.approve'));
  const dialog = await openDialog('Approve');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('1 refused, 2 not sent')).toBeVisible();
  expect(dialog.getByText(/^We could not confirm/)).toBeVisible();
  expect(dialog.getAllByText('Not sent yet.')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('Stop finishes what is under way and leaves the rest selected', async () => {
  const { sent, guards } = serve([LIFT, RENEW]);
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const gate = Promise.withResolvers<void>();
  server.use(
    on('goals.approve', async ({ body }) => {
      sent.push({ call: 'goals.approve', body });
      await gate.promise;
      return { Goal: { ...LIFT, State: 'approved' }, Permissions: [] };
    }),
  );
  const dialog = await openDialog('Approve');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('progressbar', { name: 'Approving' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 2',
  );
  expect([...guards]).toEqual(['Goals are being decided on.']);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  gate.resolve();
  expect(await dialog.findByText('1 approved, 1 not sent')).toBeVisible();
  expect(sent.map(({ body }) => body.Id)).toEqual([11]);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
});

test('goals further down than the list is loaded are selected with the others', async () => {
  const { sent } = serve(ALL);
  server.use(
    on('goals.list', ({ body }) =>
      body.NeedsReview === true
        ? fakePage(ALL.filter(({ Flags }) => Flags.NeedsReview))
        : fakePage([LIFT, OTHER], { count: 20, After: 'next' }),
    ),
  );
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are waiting for me (4)' }));
  const dialog = await openDialog('Approve');
  expect(lines(dialog)).toHaveLength(4);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent.map(({ body }) => body.Id)).toEqual([11, 12, 13, 14]));
});

test('the comment survives Escape and a reload, and goes once it is sent', async () => {
  const first = serve([LIFT, RENEW]);
  await startSelecting();
  await userEvent.click(box('Lift retention'));
  const dialog = await openDialog('Request Changes');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Name the baseline.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
  await waitFor(() => expect(bar().getByRole('button', { name: 'Request Changes' })).toHaveFocus());
  first.unmount();

  serve([LIFT, RENEW]);
  await startSelecting();
  await userEvent.click(box('Lift retention'));
  const again = await openDialog('Request Changes');
  expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('Name the baseline.');
  await userEvent.click(again.getByRole('button', { name: 'Request Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(Object.keys(window.localStorage).filter((key) => key.includes('bulk'))).toEqual([]);
});

test('goals that went back to their owners leave the list and are not asked for again', async () => {
  const { state, location } = serve([LIFT, RENEW, OTHER]);
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  await startSelecting();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const dialog = await openDialog('Request Changes');
  const reads: number[] = [];
  server.use(
    on('goals.list', () => fakePage(state.goals.filter(({ State }) => State !== 'draft'))),
    on('goals.read', ({ params }) => {
      reads.push(params.id);
      if (params.id !== OTHER.Id) throw new ApiProblem('not_found', 'Not found.');
      return fakeBundle(OTHER);
    }),
  );
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment for all' }), 'Name the baseline.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Changes' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Rewrite the handbook' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Lift retention' })).not.toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/v3/goals/16?goals=2'));
  expect(reads).toEqual([16]);
});

test('nothing is requested for a contributor without pending decisions', async () => {
  const { asked } = showGoals(server, {
    list: () => fakePage([fakeGoal()], { count: 20, After: 'next' }),
    goals: [fakeGoal()],
    route: '/v3/goals?goals=1',
  });
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByRole('button', WAITS)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});
