import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf, Goal, GoalPermission } from '@cadence/shared-contract';
import { fakeBundle, fakeGoal, type GoalOverrides } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const RESULT: NonNullable<Goal['OwnerGoalResult']> = {
  Id: 31,
  Completed: true,
  Quality: 3,
  Outcome: 'We reached 118%.',
  ObjectiveResult: null,
  UpdatedAt: '2026-11-18T12:00:00.000Z',
};

beforeEach(() => window.localStorage.clear());

async function openDrawer(action: string, permission: GoalPermission, goal: GoalOverrides = {}) {
  const bundle = fakeBundle(fakeGoal(goal), { Permissions: [permission] });
  const shown = showGoals(server, {
    goals: [bundle.Goal],
    bundles: [bundle],
    route: `/v3/goals/12?do=${action}`,
  });
  return { ...shown, drawer: within(await screen.findByRole('dialog')) };
}

function acceptResults() {
  const results: BodyOf<'goals.finalize'>[] = [];
  const reviews: BodyOf<'goals.finalizeApproved'>[] = [];
  server.use(
    on('goals.finalize', ({ body }) => {
      results.push(body);
      return { Goal: fakeGoal({ State: 'results_in_review' }), Permissions: [], Overwritten: null };
    }),
    on('goals.finalizeApproved', ({ body }) => {
      reviews.push(body);
      return { Goal: fakeGoal({ State: 'finalized' }), Permissions: [], Overwritten: null };
    }),
  );
  return { results, reviews };
}

test('[GOAL-107][GOAL-108][GOAL-111] a result needs yes or no, a quality and its description', async () => {
  const { results } = acceptResults();
  const { drawer, toasts } = await openDrawer('finalize', 'Finalize');
  await userEvent.click(drawer.getByRole('button', { name: 'Submit Result' }));
  expect(await drawer.findByText('A description of result is required.')).toBeVisible();
  expect(drawer.getByText('Please choose Yes or No.')).toBeVisible();
  expect(drawer.getByText('Please choose the final quality.')).toBeVisible();
  expect(results).toEqual([]);
  expect(await findViolations()).toEqual([]);
  await userEvent.click(drawer.getByRole('radio', { name: /Yes/ }));
  await userEvent.click(drawer.getByRole('radio', { name: /^Good/ }));
  await userEvent.type(
    drawer.getByRole('textbox', { name: 'Description of the result' }),
    'We reached 118%.',
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Submit Result' }));
  await waitFor(() =>
    expect(results).toEqual([
      {
        Id: null,
        GoalId: 12,
        Quality: 3,
        Outcome: 'We reached 118%.',
        Completed: true,
        ObjectiveResult: null,
        UpdatedAt: fakeGoal().UpdatedAt,
      },
    ]),
  );
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Result submitted'));
});

test.each(['', '101', '-1', '12.5', 'many'])('[GOAL-109] a percentage of %j is refused', async (percent) => {
  const { drawer } = await openDrawer('finalize', 'Finalize', { GoalType: 'objective_results' });
  if (percent !== '')
    await userEvent.type(drawer.getByRole('textbox', { name: /How much was achieved/ }), percent);
  await userEvent.click(drawer.getByRole('button', { name: 'Submit Result' }));
  expect(await drawer.findByText('Please enter a value between 0-100')).toBeVisible();
});

test('[GOAL-110] 0 percent cannot be submitted', async () => {
  const { results } = acceptResults();
  const { drawer } = await openDrawer('finalize', 'Finalize', { GoalType: 'objective_results' });
  await userEvent.type(drawer.getByRole('textbox', { name: /How much was achieved/ }), '0');
  await userEvent.click(drawer.getByRole('radio', { name: /^Good/ }));
  await userEvent.type(
    drawer.getByRole('textbox', { name: 'Description of the result' }),
    'Nothing came of it.',
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Submit Result' }));
  expect(await drawer.findByText('Please enter more than 0.')).toBeVisible();
  expect(results).toEqual([]);
});

test('[GOAL-112] that the manager was faster is said beside what was typed', async () => {
  server.use(
    on('goals.finalize', () => {
      throw new ApiProblem('conflict', 'Your manager already finalized this goal.');
    }),
  );
  const { drawer } = await openDrawer('editResult', 'EditResults', {
    State: 'results_in_review',
    OwnerGoalResult: RESULT,
  });
  expect(drawer.getByRole('radio', { name: /Yes/ })).toBeChecked();
  await userEvent.click(drawer.getByRole('button', { name: 'Save Result' }));
  expect(await drawer.findByText('Your manager already finalized this goal.')).toBeVisible();
  expect(drawer.getByRole('textbox', { name: 'Description of the result' })).toHaveValue('We reached 118%.');
});

test('[D-122] an answer that was lost, and a word added: the result goes on under its key', async () => {
  const sent: { readonly key: string | null; readonly body: BodyOf<'goals.finalize'> }[] = [];
  server.use(
    on('goals.finalize', ({ body, headers }) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      if (sent.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
      return { Goal: fakeGoal({ State: 'results_in_review' }), Permissions: [], Overwritten: null };
    }),
  );
  const { drawer, toasts } = await openDrawer('finalize', 'Finalize');
  await userEvent.click(drawer.getByRole('radio', { name: /Yes/ }));
  await userEvent.click(drawer.getByRole('radio', { name: /^Good/ }));
  const text = drawer.getByRole('textbox', { name: 'Description of the result' });
  await userEvent.type(text, 'We reached 118%');
  await userEvent.click(drawer.getByRole('button', { name: 'Submit Result' }));
  await drawer.findByText('The database did not answer in time.');
  await userEvent.type(text, ' of it');
  await userEvent.click(await drawer.findByRole('button', { name: 'Submit Result' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Result submitted'));
  const [first, second] = sent;
  expect(first?.key).toMatch(/^[\da-f]{32}$/);
  expect(second).toEqual({ ...first, body: { ...first?.body, Outcome: 'We reached 118% of it' } });
});

test('[D-122] what one did oneself before is not called a conflict', async () => {
  const done = 'This was done when you first sent it. What you changed since then was not saved.';
  server.use(
    on('goals.finalize', () => {
      throw new ApiProblem('already_done', done);
    }),
  );
  const { drawer } = await openDrawer('finalize', 'Finalize');
  // It was sent before, and its answer was lost: the goal behind the drawer is out of date.
  const goal = fakeGoal({ State: 'results_in_review', GoalDetail: { Title: 'With a result' } });
  server.use(on('goals.read', () => fakeBundle(goal, { Permissions: [] })));
  await userEvent.click(drawer.getByRole('radio', { name: /Yes/ }));
  await userEvent.click(drawer.getByRole('radio', { name: /^Good/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Description of the result' }), '118%.');
  await userEvent.click(drawer.getByRole('button', { name: 'Submit Result' }));
  expect(await drawer.findByText(done)).toBeVisible();
  expect(drawer.queryByText(/Nothing was changed/)).not.toBeInTheDocument();
  expect(await screen.findAllByText('With a result')).not.toEqual([]);
});

test('[GOAL-113][GOAL-114] the review needs yes or no and feedback', async () => {
  const { reviews } = acceptResults();
  const { drawer } = await openDrawer('reviewResult', 'ReviewFinalize', {
    State: 'results_in_review',
    OwnerGoalResult: RESULT,
  });
  expect(drawer.getByText('We reached 118%.')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Finalize' }));
  expect(await drawer.findByText('A description of result is required.')).toBeVisible();
  expect(drawer.getByText('Please choose Yes or No.')).toBeVisible();
  await userEvent.click(drawer.getByRole('radio', { name: /No/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Feedback' }), 'Finance says 116%.');
  await userEvent.click(drawer.getByRole('button', { name: 'Finalize' }));
  await waitFor(() =>
    expect(reviews).toEqual([
      {
        Id: null,
        GoalId: 12,
        Feedback: 'Finance says 116%.',
        Completed: false,
        ObjectiveResult: null,
        UpdatedAt: fakeGoal().UpdatedAt,
      },
    ]),
  );
});

test('[GOAL-115] the reviewer edits the review of a finalized goal', async () => {
  const { reviews } = acceptResults();
  const review = {
    Id: 41,
    Completed: false,
    Feedback: 'Finance says 116%.',
    ObjectiveResult: null,
    UserId: 3,
    UpdatedAt: '2026-11-19T12:00:00.000Z',
  };
  const { drawer } = await openDrawer('editReview', 'EditFinalizeResults', {
    State: 'finalized',
    OwnerGoalResult: RESULT,
    ManagerGoalResult: review,
  });
  await userEvent.click(drawer.getByRole('radio', { name: /Yes/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save Review' }));
  await waitFor(() =>
    expect(reviews).toEqual([
      {
        Id: 41,
        GoalId: 12,
        Feedback: 'Finance says 116%.',
        Completed: true,
        ObjectiveResult: null,
        UpdatedAt: fakeGoal().UpdatedAt,
      },
    ]),
  );
});
