import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer, translateTexts } from '@cadence/shared-auth/testing';
import type { PredictionRef } from '@cadence/shared-contract';
import { BENEATH, fakeGoal, fakeRef, matrixOf, type Beneath } from '../testing/predictions.fixtures.ts';
import { keepTexts } from '@cadence/shared-ui';
import { showPredictions } from '../testing/show-predictions.tsx';

const server = setupApiServer();

const matrix = async () => within(await screen.findByRole('table', { name: /^Goals by likelihood/ }));
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const titles = () =>
  [...document.querySelectorAll('.pr-goals tbody th a')].map(({ textContent }) => textContent);

test('[PRED-001][PRED-002] five by five cells, each with the count of goals of its likelihood and quality', async () => {
  showPredictions(server);
  const cells = (await matrix()).getAllByRole('button');
  expect(cells).toHaveLength(25);
  expect(await press('Likely, Good: 2 goals, 1 moved here')).toHaveTextContent('2');
  expect(await press('Not at all, Very bad: 1 goal')).toHaveTextContent('1');
  expect(await press('1 no update')).toBeVisible();
  expect(screen.getByText('4 goals beneath')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[PRED-003] a cell keeps its goals, in the address too; pressing it again clears the choice', async () => {
  const { location } = showPredictions(server);
  await userEvent.click(await press(/^Likely, Good/));
  expect(titles()).toEqual(['Renew the hospitals', 'Answer in fifteen minutes']);
  expect(screen.getByRole('heading', { name: 'Likely, Good 2' })).toBeVisible();
  expect(location()).toBe('/v3/predictions/12?cell=3-3');
  await userEvent.click(await press('Show all 4'));
  expect(titles()).toHaveLength(4);
  expect(location()).toBe('/v3/predictions/12');
  await userEvent.click(await press(/^Likely, Good/));
  await userEvent.click(await press(/^Likely, Good/));
  expect(titles()).toHaveLength(4);
  expect(location()).toBe('/v3/predictions/12');
});

test('[PRED-003] a link to a cell shows its goals only', async () => {
  showPredictions(server, { route: '/v3/predictions/12?cell=0-0' });
  expect(await press('Not at all, Very bad: 1 goal')).toHaveAttribute('aria-pressed', 'true');
  expect(titles()).toEqual(['Train the night shift']);
});

test('[PRED-004] the week before and after, with what moved between them', async () => {
  const { location } = showPredictions(server);
  expect(await press('1 moved since week 7')).toBeVisible();
  await userEvent.click(await press('Previous week'));
  expect(await screen.findByRole('table', { name: /week 7$/ })).toBeVisible();
  expect(await press('Not sure, Okay: 1 goal')).toBeVisible();
  expect(location()).toBe('/v3/predictions/12?at=7');
  await userEvent.click(await press('Next week'));
  await userEvent.click(await press('Next week'));
  expect(await screen.findByRole('table', { name: /week 9$/ })).toBeVisible();
});

test('[PRED-004] behind a page translator the week before shows its own figures and words', async () => {
  const walk = async (translate: () => void) => {
    const { unmount } = showPredictions(server);
    await press('1 moved since week 7');
    translate();
    await userEvent.click(await press('Previous week'));
    await screen.findByRole('table', { name: /week 7$/ });
    await press('Not sure, Okay: 1 goal');
    const shown = document.body.textContent;
    unmount();
    return shown;
  };
  const end = keepTexts();
  try {
    expect(await walk(() => translateTexts())).toBe(await walk(() => undefined));
  } finally {
    end();
  }
});

test('[PRED-004] the goals that moved since the week before, from where to where', async () => {
  const { location } = showPredictions(server);
  await userEvent.click(await press('1 moved since week 7'));
  expect(titles()).toEqual(['Answer in fifteen minutes']);
  const row = within(await screen.findByRole('row', { name: /^Answer in fifteen minutes/ }));
  expect(row.getByRole('cell', { name: 'Unsure, Okay' })).toBeVisible();
  expect(row.getByText('Likely')).toBeVisible();
  expect(row.getByText('Good')).toBeVisible();
  expect(location()).toBe('/v3/predictions/12?cell=moved');
});

test('[PRED-004] on a phone, too; a goal with goals beneath leads on to its matrix of the same week', async () => {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 767px)' }));
  showPredictions(server, { route: '/v3/predictions/12?at=7&cell=moved' });
  const rows = within(await screen.findByRole('list', { name: 'Moved since the week before' }));
  expect(rows.getByText('From Unsure, Good')).toBeVisible();
  expect(rows.getByRole('link', { name: 'Matrix of Renew the hospitals' })).toHaveAttribute(
    'href',
    '/v3/predictions/21?at=7',
  );
  expect(await findViolations()).toEqual([]);
});

test('[PRED-005] levels read "Top {n} Level (count)" and limit matrix, figures and goals', async () => {
  const { location } = showPredictions(server);
  const levels = await screen.findByRole('combobox', { name: 'Levels' });
  const options = within(levels).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Top 1 Level (2)', 'Top 2 Level (4)']);
  await userEvent.selectOptions(levels, 'Top 1 Level (2)');
  expect(await press('0 no update')).toBeVisible();
  expect(await press('Not at all, Very bad: 0 goals')).toBeVisible();
  expect(titles()).toHaveLength(2);
  expect(location()).toBe('/v3/predictions/12?top=1');
});

test('[PRED-006] states limit the goals counted and shown, and the counts of the levels', async () => {
  const { location } = showPredictions(server);
  await userEvent.click(await press('All states'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Finalized' }));
  expect(await press('Likely, Good: 0 goals')).toBeVisible();
  expect(titles()).toEqual(['Train the night shift']);
  expect(screen.getByRole('option', { name: 'Top 2 Level (1)' })).toBeInTheDocument();
  expect(location()).toBe('/v3/predictions/12?state=finalized');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Approved' }));
  expect(titles()).toHaveLength(4);
  expect(location()).toBe('/v3/predictions/12?state=approved,finalized');
});

test('[PRED-007] goal 0 leads to the first prediction goal of the quarter', async () => {
  const { location } = showPredictions(server, { route: '/v3/predictions/0', first: 13 });
  await matrix();
  expect(location()).toBe('/v3/predictions/13');
});

test('[PRED-007] an unknown quarter is replaced by the current one', async () => {
  const { location } = showPredictions(server, { route: '/v3/predictions/0?period=777' });
  await matrix();
  expect(location()).toBe('/v3/predictions/12');
});

test('[PRED-008][PRED-009] Previous Goal and Next Goal go round among one\u2019s own goals, the week stays', async () => {
  const { location } = showPredictions(server, { route: '/v3/predictions/12?at=7&cell=3-3' });
  expect(await screen.findByText('Goal 1 of 3')).toBeVisible();
  await userEvent.click(await press('Previous Goal'));
  expect(await screen.findByText('Goal 3 of 3')).toBeVisible();
  expect(location()).toBe('/v3/predictions/14?at=7');
  await userEvent.click(await press('Next Goal'));
  expect(await screen.findByText('Goal 1 of 3')).toBeVisible();
  expect(location()).toBe('/v3/predictions/12?at=7');
});

test('[PRED-008] from somebody else\u2019s goal they lead to one\u2019s own', async () => {
  const { location } = showPredictions(server, { own: [fakeRef(13, 'Second'), fakeRef(14, 'Third')] });
  expect(await screen.findByText('2 goals of mine')).toBeVisible();
  await userEvent.click(await press('Next Goal'));
  expect(await screen.findByText('Goal 1 of 2')).toBeVisible();
  expect(location()).toBe('/v3/predictions/13');
});

/** Answers the search with the goals whose title contains the text; returns the searched texts. */
function answerSearch(...goals: PredictionRef[]): string[] {
  const asked: string[] = [];
  server.use(
    on('predictions.searchGoals', ({ params: { title } }) => {
      asked.push(title);
      return { data: goals.filter(({ Title }) => Title.includes(title)) };
    }),
  );
  return asked;
}

const search = () => screen.findByRole('combobox', { name: 'Search by goal title' });

test('[PRED-010] a part of a title finds goals, by keyboard alone', async () => {
  const { location } = showPredictions(server);
  answerSearch(fakeRef(13, 'Second wave of renewals'), fakeRef(14, 'Third wave', { ChildCount: 0 }));
  await userEvent.type(await search(), 'wave');
  expect(await screen.findByRole('option', { name: /^Third wave.*no goals beneath/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/v3/predictions/13'));
});

test('[PRED-010] one request is sent, 250 ms after the last keystroke', async () => {
  showPredictions(server);
  const asked = answerSearch();
  const field = await search();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(field, 'wave');
    await act(async () => jest.advanceTimersByTimeAsync(249));
    expect(asked).toEqual([]);
    await act(async () => jest.advanceTimersByTimeAsync(1));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(asked).toEqual(['wave']));
});

test('[PRED-010] Enter before the answer is there takes no goal that no longer matches', async () => {
  const { location } = showPredictions(server);
  answerSearch(fakeRef(13, 'Second wave of renewals'));
  await userEvent.type(await search(), 'wave');
  expect(await screen.findByRole('option', { name: /^Second wave/ })).toBeVisible();
  await userEvent.keyboard('s{Enter}');
  expect(location()).toBe('/v3/predictions/12');
});

test('[PRED-011] a goal without goals beneath explains the matrix and leads to Goals', async () => {
  showPredictions(server, { beneath: () => [] });
  expect(await screen.findByText('This goal has no goals beneath it yet')).toBeVisible();
  expect(screen.getByText(/counts the goals beneath a goal by how likely/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Goals' })).toHaveAttribute('href', '/v3/goals');
  expect(await press('Next Goal')).toBeEnabled();
  expect(await findViolations()).toEqual([]);
});

test('[PRED-011] a quarter without any prediction goal says so', async () => {
  showPredictions(server, { route: '/v3/predictions/0', own: [], first: null });
  expect(await screen.findByText('No goal has goals beneath it yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Goals' })).toBeVisible();
});

test('a goal that is not there, or not for the viewer: said, with the way to Goals', async () => {
  showPredictions(server, { route: '/v3/predictions/99?at=7' });
  expect(await screen.findByText('This goal does not exist or is not visible to you')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Goals' })).toBeVisible();
});

test.each(['words', '-1', '1e2', '0x10', '2147483648'])(
  'goal %s is invalid, no request is sent',
  async (goal) => {
    showPredictions(server, { route: `/v3/predictions/${goal}?goal=${goal}` });
    server.use(
      on('predictions.matrix', () => {
        throw new ApiProblem('invalid', 'Goal is not valid.');
      }),
    );
    expect(await screen.findByText('This goal does not exist or is not visible to you')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test.each(['at=15', 'at=99', 'at=0', 'at=words&goal=words', 'top=99&cell=9-9', 'state=gone,<b>'])(
  'a link that asks for what there is not (%s) shows the current week',
  async (query) => {
    showPredictions(server, { route: `/v3/predictions/12?${query}` });
    expect(await screen.findByRole('table', { name: /week 8$/ })).toBeVisible();
    await waitFor(() => expect(titles()).toHaveLength(4));
  },
);

test('a goal opens beside the matrix, which stays as it was narrowed', async () => {
  const { location } = showPredictions(server, { route: '/v3/predictions/12?cell=3-3' });
  await userEvent.click(await screen.findByRole('link', { name: 'Renew the hospitals' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Goal 21' }));
  expect(location()).toBe('/v3/predictions/12?cell=3-3&goal=21');
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  expect(location()).toBe('/v3/predictions/12?cell=3-3');
  expect(screen.getByRole('link', { name: 'Matrix of Renew the hospitals' })).toHaveAttribute(
    'href',
    '/v3/predictions/21',
  );
});

test('what somebody else posts moves the counts by itself', async () => {
  let beneath: readonly Beneath[] = BENEATH;
  const { hub } = showPredictions(server, { beneath: () => beneath });
  expect(await press('1 no update')).toBeVisible();
  beneath = BENEATH.map((goal) => (goal.Id === 23 ? { ...goal, posted: { 7: [1, 2], 8: [4, 4] } } : goal));
  act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 23, actorId: 3 }));
  expect(await press('Very Likely, Very good: 1 goal, 1 moved here')).toBeVisible();
  expect(await press('0 no update')).toBeVisible();
});

test('posts that never pause do not put the counts off', async () => {
  let beneath: readonly Beneath[] = BENEATH;
  const { hub } = showPredictions(server, { beneath: () => beneath });
  expect(await press('1 no update')).toBeVisible();
  beneath = BENEATH.map((goal) => ({ ...goal, posted: { 8: [4, 4] } }));
  const stream = setInterval(
    () => act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 99, actorId: 3 })),
    100,
  );
  try {
    expect(await press(/^Very Likely, Very good: 4 goals/)).toBeVisible();
  } finally {
    clearInterval(stream);
  }
});

test('a failure is said and asked again', async () => {
  showPredictions(server);
  server.use(
    on('predictions.matrix', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  expect(await screen.findByText('The tables are being moved.')).toBeVisible();
  server.use(on('predictions.matrix', ({ params }) => matrixOf(fakeGoal(), BENEATH, params.weekNumber)));
  await userEvent.click(await press('Retry'));
  expect(await press('1 no update')).toBeVisible();
});
