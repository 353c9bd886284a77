import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalPermission } from '@cadence/shared-contract';
import {
  ANA,
  fakeBundle,
  fakeEdit,
  fakeGoal,
  fakeTransition,
  VIEWER_ID,
} from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
afterEach(() => jest.restoreAllMocks());
const ROUTE = '/v3/goals/12';
const PARENT = {
  Id: 2,
  Title: 'Reach 118%',
  ParentId: null,
  State: 'approved' as const,
  User: { Id: 3, Name: 'Ana Ruiz', OrgUnit: null, Title: null, Avatar: null, ParentId: 1 },
};

function showDetail(...[goal, overrides, options = {}]: [...Parameters<typeof fakeBundle>, object?]) {
  const bundle = fakeBundle(goal, overrides);
  return showGoals(server, { goals: [bundle.Goal], bundles: [bundle], route: ROUTE, ...options });
}
const pane = async () => within(await screen.findByRole('region', { name: 'Goal' }));

test('[GOAL-053][GOAL-055][GOAL-058] header and details of an approved goal', async () => {
  const goal = fakeGoal({
    ReportingMemo: 'Finance closes on January 8.',
    GoalDetail: { Title: 'Lift retention' },
  });
  showDetail(goal, { Permissions: ['Update', 'Edit', 'Finalize'], ParentGoal: PARENT, Ancestors: [PARENT] });
  const detail = await pane();
  expect(await detail.findByRole('heading', { level: 2, name: 'Lift retention' })).toBeVisible();
  expect(detail.getByText('Zoë Lefèvre (You)')).toBeVisible();
  expect(detail.getByText('Customer Success')).toBeVisible();
  expect(detail.getByText('Q4 2026')).toBeVisible();
  expect(detail.getByRole('link', { name: 'Parent goal: Reach 118%' })).toHaveAttribute(
    'href',
    '/v3/goals/2',
  );
  for (const name of ['Follow', 'Copy', 'More actions', 'Add a Contributing Goal', 'Update'])
    expect(detail.getByRole('button', { name })).toBeVisible();
  expect(detail.getByRole('table', { name: 'Weekly status' })).toBeVisible();
  expect(detail.getByText('Week 8 is due by Sunday')).toBeVisible();
  for (const name of ['Measure', 'Description', 'Reporting memo'])
    expect(detail.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[GOAL-059] where there is little room the strip shows four weeks, and all of them on request', async () => {
  const plain = window.matchMedia;
  const narrow = (query: string): MediaQueryList =>
    Object.assign(plain(query), { matches: query === '(max-width: 1179px)' });
  jest.spyOn(window, 'matchMedia').mockImplementation(narrow);
  showDetail(fakeGoal());
  const strip = within(await (await pane()).findByRole('table', { name: 'Weekly status' }));
  const weeks = () => strip.getAllByRole('columnheader').map((head) => parseInt(head.textContent, 10));
  expect(weeks()).toEqual([5, 6, 7, 8]);
  await userEvent.click((await pane()).getByRole('button', { name: 'All 14 weeks' }));
  expect(weeks()).toHaveLength(14);
  await userEvent.click((await pane()).getByRole('button', { name: 'Four weeks' }));
  expect(weeks()).toEqual([5, 6, 7, 8]);
});

test('[GOAL-064] an okr goal speaks of Key Results and Initiatives', async () => {
  showDetail(fakeGoal({ GoalType: 'okr' }));
  const detail = await pane();
  expect(await detail.findByRole('heading', { name: 'Key Results' })).toBeVisible();
  expect(detail.getByRole('heading', { name: 'Initiatives' })).toBeVisible();
});

test('[GOAL-065] goals of other types speak of Measure and Description', async () => {
  showDetail(fakeGoal({ GoalType: 'objective_results' }));
  const detail = await pane();
  expect(await detail.findByRole('heading', { name: 'Measure' })).toBeVisible();
  expect(detail.getByRole('heading', { name: 'Description' })).toBeVisible();
});

test('[GOAL-066] a text of more than 100 characters collapses behind View more', async () => {
  const text = `${'Measured every Monday by the finance team. '.repeat(3)}The end.`;
  showDetail(fakeGoal({ GoalDetail: { Measurement: text } }));
  const detail = await pane();
  const more = await detail.findByRole('button', { name: 'View more' });
  expect(detail.queryByText(/The end\./)).not.toBeInTheDocument();
  await userEvent.click(more);
  expect(detail.getByText(/The end\./)).toBeVisible();
});

test('[GOAL-054] following is shown at once and taken back when the server refuses', async () => {
  let isFollowed = false;
  showDetail(fakeGoal());
  server.use(
    on('goals.startFollowing', () => ({ IsFollowed: (isFollowed = true) })),
    on('goals.stopFollowing', () => ({ IsFollowed: (isFollowed = false) })),
  );
  const detail = await pane();
  await userEvent.click(await detail.findByRole('button', { name: 'Follow' }));
  expect(await detail.findByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(isFollowed).toBe(true));
  // Another page may have changed it since: what is asked for is what the button says.
  isFollowed = false;
  await userEvent.click(await detail.findByRole('button', { name: 'Following' }));
  expect(await detail.findByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(isFollowed).toBe(false));
});

test('following that is refused goes back and says why', async () => {
  const { toasts } = showDetail(fakeGoal());
  const isSeen = Promise.withResolvers<void>();
  server.use(
    on('goals.startFollowing', async () => {
      await isSeen.promise;
      throw new ApiProblem('denied', 'This goal cannot be followed.');
    }),
  );
  const detail = await pane();
  await userEvent.click(await detail.findByRole('button', { name: 'Follow' }));
  expect(await detail.findByRole('button', { name: 'Following' })).toBeVisible();
  isSeen.resolve();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('This goal cannot be followed.'));
  expect(await detail.findByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
});

test('[D-122] following that is tried again has its key, and the other way round has another', async () => {
  const keys: (string | null)[] = [];
  const { hub } = showDetail(fakeGoal());
  const fail = ({ headers }: { readonly headers: Headers }) => {
    keys.push(headers.get('idempotency-key'));
    throw new ApiProblem('internal', 'Something went wrong!!');
  };
  server.use(on('goals.startFollowing', fail), on('goals.stopFollowing', fail));
  const detail = await pane();
  for (const tries of [1, 2]) {
    await userEvent.click(await detail.findByRole('button', { name: 'Follow' }));
    await waitFor(() => expect(keys).toHaveLength(tries));
    await detail.findByRole('button', { name: 'Follow' });
  }
  // It was done after all, and the screen learns of it.
  server.use(on('goals.read', () => fakeBundle(fakeGoal(), { IsFollowed: true })));
  act(() => hub.emit('missed', {}));
  await userEvent.click(await detail.findByRole('button', { name: 'Following' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  const [first, repeat, other] = keys;
  expect(repeat).toBe(first);
  expect(other).not.toBe(first);
});

test('[GOAL-056] an observer gets no Update, contribute or copy', async () => {
  const session = fakeSession({ profile: { Id: 50, RoleName: 'observer' }, abilities: { addGoal: false } });
  showDetail(fakeGoal(), {}, { session });
  const detail = await pane();
  await detail.findByRole('heading', { level: 2 });
  for (const name of ['Update', 'Add a Contributing Goal', 'Copy', 'More actions'])
    expect(detail.queryByRole('button', { name })).not.toBeInTheDocument();
});

const MENU: readonly (readonly [GoalPermission, Parameters<typeof fakeGoal>[0], string])[] = [
  ['Edit', {}, 'Edit'],
  ['Finalize', {}, 'Finalize'],
  ['EditResults', { State: 'results_in_review' }, 'Edit Result'],
  ['EditResults', { State: 'results_in_review' }, 'Retract Result'],
  ['ReviewFinalize', { State: 'results_in_review' }, 'Review Result'],
  ['EditFinalizeResults', { State: 'finalized' }, 'Edit Review'],
  ['RequestToShelve', {}, 'Request to Shelve'],
  ['RequestToShelve', { State: 'shelving_in_review' }, 'Cancel Shelving'],
  ['Shelve', {}, 'Shelve'],
  ['ApproveShelve', { State: 'shelving_in_review' }, 'Review'],
  ['ReviewPublicationRequest', { State: 'review' }, 'Review'],
  ['RetractApprovalRequest', { State: 'review' }, 'Retract'],
  ['ChangeGoalOwnership', {}, 'Change Ownership'],
  ['ChangeParentGoal', {}, 'Change Parent Goal'],
  ['Delete', {}, 'Delete'],
];

test.each(MENU)('[GOAL-146] %s of %j offers %s', async (permission, goal, label) => {
  showDetail(fakeGoal(goal), { Permissions: [permission] });
  const detail = await pane();
  await userEvent.click(await detail.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: label })).toBeVisible();
});

test('[GOAL-146] without permissions there is no action on the goal', async () => {
  showDetail(fakeGoal());
  const detail = await pane();
  await detail.findByRole('heading', { level: 2 });
  expect(detail.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  expect(detail.queryByRole('button', { name: /^Update/ })).not.toBeInTheDocument();
});

test('the owner reads whose approval is waited for, and may retract', async () => {
  const goal = fakeGoal({ State: 'review', WaitingFor: { ...ANA, Since: '2026-11-18T12:00:00.000Z' } });
  showDetail(goal, { Permissions: ['Edit', 'RetractApprovalRequest'] });
  const detail = await pane();
  expect(await detail.findByText('Waiting for Ana Ruiz to approve')).toBeVisible();
  expect(detail.getByText('Your goal, sent Nov 18')).toBeVisible();
  expect(detail.getByRole('button', { name: 'Retract' })).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});

test('[GOAL-142] whoever decides reads who asks for what and why, with both answers right there', async () => {
  const since = '2026-11-18T12:00:00.000Z';
  const goal = fakeGoal({ State: 'shelving_in_review', WaitingFor: { ...ANA, Since: since } });
  const session = fakeSession({ profile: { Id: ANA.Id, Name: 'Ana Ruiz', RoleName: 'manager' } });
  const comment = { Id: 5, CommentableId: 2, Type: 'StateTransition' as const, UpdatedAt: null };
  showDetail(
    goal,
    {
      Permissions: ['ApproveShelve'],
      GoalTransitions: [
        fakeTransition({ Id: 1, Action: 'approve', CreatedAt: '2026-11-02T12:00:00.000Z' }),
        fakeTransition({ Id: 2, Action: 'requestShelve', CreatedAt: since }),
      ],
      GoalStatusComments: [
        { ...comment, Comment: 'Platform takes it over.', Name: 'Zoë Lefèvre', UserId: 7, CreatedAt: since },
      ],
    },
    { session },
  );
  const detail = await pane();
  expect(await detail.findByText(/asks to shelve this goal/)).toHaveTextContent(
    'Zoë Lefèvre asks to shelve this goal yesterday',
  );
  expect(detail.getByText('yesterday')).toHaveAttribute('title', expect.stringMatching(/^Nov 18, 2026/));
  expect(detail.getByText('Platform takes it over.')).toBeVisible();
  expect(detail.getByRole('button', { name: 'Deny Request' })).toBeVisible();
  expect(detail.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('a Goal Admin who may decide reads who is waited for', async () => {
  const goal = fakeGoal({ State: 'review', WaitingFor: { ...ANA, Since: '2026-11-19T12:00:00.000Z' } });
  const session = fakeSession({ profile: { Id: 50, RoleName: 'contributor' } });
  showDetail(goal, { Permissions: ['ReviewPublicationRequest'] }, { session });
  const detail = await pane();
  expect(await detail.findByText(/asks to approve this goal/)).toBeVisible();
  expect(detail.getByText('Waiting for Ana Ruiz to approve')).toBeVisible();
});

test('a pending edit names its fields and shows as a difference', async () => {
  const goal = fakeGoal({ WaitingFor: { ...ANA, Since: '2026-11-18T12:00:00.000Z' } });
  const edit = fakeEdit(goal, {
    Title: 'Lift net revenue retention from 111% to 120%',
    Measurement: 'Measured on December 31 by us.',
  });
  showDetail({ ...goal, GoalEdit: edit }, { Permissions: ['Update', 'RetractApprovalRequest'] });
  const detail = await pane();
  expect(await detail.findByText('Your edits to title and measure, sent Nov 18')).toBeVisible();
  await userEvent.click(detail.getByRole('button', { name: 'View edits' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pending edits' }));
  expect(dialog.getByText('118%')).toHaveProperty('tagName', 'DEL');
  expect(dialog.getByText('120%')).toHaveProperty('tagName', 'INS');
  expect(dialog.queryByText('Description')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('a draft that came back says who asked for changes, and why', async () => {
  const goal = fakeGoal({ State: 'draft', MostRecentGoalStatus: null });
  const step = { TransitionableType: 'Goal' as const, ActionType: null, Meta: null, GoalName: null };
  showDetail(goal, {
    Permissions: ['Edit', 'SubmitForApproval'],
    GoalTransitions: [
      {
        ...step,
        Id: 1,
        Action: 'submit',
        FromState: 'draft',
        ToState: 'review',
        UserId: VIEWER_ID,
        UserName: 'Zoë Lefèvre',
        CreatedAt: '2026-11-16T12:00:00.000Z',
      },
      {
        ...step,
        Id: 2,
        Action: 'requestChanges',
        FromState: 'review',
        ToState: 'draft',
        UserId: 3,
        UserName: 'Ana Ruiz',
        CreatedAt: '2026-11-17T12:00:00.000Z',
      },
    ],
    GoalStatusComments: [
      {
        Id: 5,
        CommentableId: 2,
        Type: 'StateTransition',
        Comment: 'Name the baseline.',
        Name: 'Ana Ruiz',
        UserId: 3,
        CreatedAt: '2026-11-17T12:00:00.000Z',
        UpdatedAt: null,
      },
    ],
  });
  const detail = await pane();
  expect(await detail.findByText('Ana Ruiz requested changes')).toBeVisible();
  expect(detail.getByText('Name the baseline.')).toBeVisible();
  expect(detail.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(detail.getByRole('button', { name: 'Request Approval' })).toBeVisible();
});

test('[GOAL-048] a dispute is shown with both results', async () => {
  const goal = fakeGoal({
    State: 'finalized',
    Flags: { Outcome: 'inDispute' },
    OwnerGoalResult: {
      Id: 1,
      Completed: true,
      Quality: 3,
      Outcome: 'We reached 118%.',
      ObjectiveResult: null,
      UpdatedAt: '2026-11-18T12:00:00.000Z',
    },
    ManagerGoalResult: {
      Id: 2,
      Completed: false,
      Feedback: 'Finance says 116%.',
      ObjectiveResult: null,
      UserId: 3,
      UpdatedAt: '2026-11-19T12:00:00.000Z',
    },
  });
  showDetail(goal);
  const detail = await pane();
  expect(await detail.findByText('In Dispute')).toBeVisible();
  expect(detail.getByText('We reached 118%.')).toBeVisible();
  expect(detail.getByText('Finance says 116%.')).toBeVisible();
});

test('[GOAL-061] the hierarchy shows the chain down to the goal as a treegrid', async () => {
  showDetail(
    fakeGoal({ ParentId: 2 }),
    { ParentGoal: PARENT, Ancestors: [PARENT] },
    { route: `${ROUTE}?tab=hierarchy` },
  );
  const grid = within(await screen.findByRole('treegrid', { name: 'Goal hierarchy' }));
  const lines = grid.getAllByRole('row').slice(1);
  expect(lines.map((line) => line.getAttribute('aria-level'))).toEqual(['1', '2']);
  expect(grid.getByRole('link', { name: 'Reach 118%' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/v3\/goals\/2/),
  );
  expect(await findViolations()).toEqual([]);
});

test('[GOAL-061] without a chain there is no Hierarchy tab', async () => {
  showDetail(fakeGoal());
  const detail = await pane();
  await detail.findByRole('tab', { name: /History and Comments/ });
  expect(detail.queryByRole('tab', { name: 'Hierarchy' })).not.toBeInTheDocument();
});

test('the chosen tab is in the URL', async () => {
  const { location } = showDetail(fakeGoal());
  const detail = await pane();
  await userEvent.click(await detail.findByRole('tab', { name: /History and Comments/ }));
  await waitFor(() => expect(location()).toBe(`${ROUTE}?tab=history`));
});
