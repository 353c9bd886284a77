import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answered, keepAssessment, OWNER, sentence, showAssessment } from './assessment.fixtures.tsx';

const server = setupApiServer();
afterEach(() => void jest.useRealTimers());

const atGroup = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Group ${number} of 28:`) });
const most = (place: number, number: number) =>
  screen.getByRole('radio', { name: `Most like me: ${sentence(place, number)}` });
const least = (place: number, number: number) =>
  screen.getByRole('radio', { name: `Least like me: ${sentence(place, number)}` });
const leastKey = (number: number): string => `{Shift>}[Digit${number}]{/Shift}`;

test('[UMAN-003] the whole assessment is taken by keyboard alone, and no group is shown twice', async () => {
  const kept = keepAssessment(server);
  showAssessment();
  const asked: string[] = [];
  for (let number = 1; number <= 28; number += 1) {
    const heading = await atGroup(number);
    if (number > 1) await waitFor(() => expect(heading).toHaveFocus());
    asked.push(screen.getAllByRole('radio')[0]!.getAttribute('aria-label')!);
    await userEvent.keyboard(`[Digit2]${leastKey(4)}{Enter}`);
  }
  const questions = await screen.findByRole('heading', { name: 'Two questions in your own words' });
  await waitFor(() => expect(questions).toHaveFocus());
  expect(new Set(asked).size).toBe(28);
  await waitFor(() => expect(kept.saved).toHaveLength(28));
  expect(kept.saved[0]).toEqual({ Group: 28, Most: 1, Least: 3 });
  expect(new Set(kept.saved.map(({ Group }) => Group)).size).toBe(28);

  await userEvent.tab();
  await userEvent.keyboard('At dawn');
  await userEvent.keyboard('{Enter}');
  const end = await screen.findByRole('heading', { name: 'That was all of it' });
  await waitFor(() => expect(end).toHaveFocus());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const ready = await screen.findByRole('heading', { name: 'Your user manual is ready' });
  await waitFor(() => expect(ready).toHaveFocus());
  expect(await screen.findByText('Steadiness + Conscientiousness')).toBeVisible();
  expect(screen.getByText('You can close this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my user manual' })).toHaveAttribute(
    'href',
    `/v3/profile/${OWNER}/manual`,
  );
  expect(kept.finishes).toEqual([0]);
});

test('it is taken up at the first group without an answer, with what is saved and what is left', async () => {
  keepAssessment(server, { Answers: answered(11) });
  showAssessment();
  await atGroup(12);
  expect(screen.getByText('12 of 28')).toBeVisible();
  expect(screen.getByText('about 4 minutes left')).toBeVisible();
  expect(screen.getByText('11 groups saved. You can go on here or on your phone.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave, go on later' })).toHaveAttribute(
    'href',
    `/v3/profile/${OWNER}/manual`,
  );
  expect(screen.getByText('Zoë Lefèvre')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('the other choice of a chosen sentence is disabled; another most moves it', async () => {
  keepAssessment(server);
  showAssessment();
  await atGroup(1);
  await userEvent.click(most(0, 3));
  expect(least(0, 3)).toBeDisabled();
  await userEvent.click(least(0, 2));
  expect(most(0, 2)).toBeDisabled();
  await userEvent.click(most(0, 1));
  expect(most(0, 3)).not.toBeChecked();
  expect(least(0, 3)).toBeEnabled();
  await userEvent.keyboard('[Digit2]');
  expect(screen.getByRole('alert')).toHaveTextContent('This sentence is your least.');
  expect(most(0, 1)).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent(
    `Most like me: ${sentence(0, 1)}. Least like me: ${sentence(0, 2)}.`,
  );
});

test('Next without both choices says what is missing and goes nowhere', async () => {
  const kept = keepAssessment(server);
  showAssessment();
  await atGroup(1);
  await userEvent.click(most(0, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose the sentence that is least like you, too.');
  expect(kept.saved).toEqual([]);
  await atGroup(1);
});

test('digits act by their place on the keyboard, in any layout', async () => {
  keepAssessment(server);
  showAssessment();
  await atGroup(1);
  const press = (init: KeyboardEventInit): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  act(() => void press({ code: 'Digit1', key: '&' }));
  expect(most(0, 1)).toBeChecked();
  act(() => void press({ code: 'Digit4', key: '4', shiftKey: true }));
  expect(least(0, 4)).toBeChecked();
  act(() => void press({ code: 'Digit2', key: '2', ctrlKey: true }));
  expect(most(0, 2)).not.toBeChecked();
});

test('back leads to the answer that was given; what is changed there is saved, what is not is not', async () => {
  const kept = keepAssessment(server, { Answers: answered(2) });
  showAssessment();
  await atGroup(3);
  await userEvent.keyboard('{ArrowLeft}');
  await atGroup(2);
  await userEvent.keyboard('{Backspace}');
  await atGroup(1);
  expect(most(0, 1)).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await atGroup(3);
  expect(kept.saved).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Group 1, answered' }));
  await atGroup(1);
  await userEvent.keyboard('[Digit2]{Enter}');
  await atGroup(3);
  await waitFor(() => expect(kept.saved).toEqual([{ Group: 28, Most: 1, Least: 3 }]));
});

test('the ruler is one stop, arrows move along it', async () => {
  keepAssessment(server, { Answers: answered(2) });
  showAssessment();
  await atGroup(3);
  const ruler = screen.getByRole('group', { name: 'Groups' });
  const slots = within(ruler).getAllByRole('button');
  expect(slots).toHaveLength(3);
  expect(slots.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => slots[2]!.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(slots[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await atGroup(2);
});

test('a double press of Next is one', async () => {
  const kept = keepAssessment(server, { Answers: answered(1) });
  showAssessment();
  await atGroup(2);
  await userEvent.keyboard(`[Digit1]${leastKey(2)}`);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
  await atGroup(3);
  await screen.findByText('2 groups saved. You can go on here or on your phone.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(kept.saved).toHaveLength(1);
});

test('offline, answers wait in their order, say so, hold the page, and are saved when the network is back', async () => {
  const kept = keepAssessment(server);
  const view = showAssessment();
  await atGroup(1);
  server.use(onOffline('userManual.answer'));
  for (const number of [1, 2, 3]) {
    await atGroup(number);
    await userEvent.keyboard(`[Digit1]${leastKey(2)}{Enter}`);
  }
  await screen.findByText('3 groups are not saved yet');
  expect(view.guards).toContain('3 groups of the assessment not saved yet.');
  expect(kept.saved).toEqual([]);
  server.use(
    on('userManual.answer', ({ body }) => {
      kept.saved.push(body);
      return { Answered: kept.saved.length };
    }),
  );
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('3 groups saved. You can go on here or on your phone.');
  expect(kept.saved.map(({ Group }) => Group)).toEqual([28, 27, 26]);
  await waitFor(() => expect(view.guards.size).toBe(0));
});

test('without a word from the browser it is tried again after a pause', async () => {
  const kept = keepAssessment(server);
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  showAssessment();
  await atGroup(1);
  server.use(onOffline('userManual.answer'));
  await user.keyboard(`[Digit1]${leastKey(2)}{Enter}`);
  await screen.findByText('1 group is not saved yet');
  server.use(
    on('userManual.answer', ({ body }) => {
      kept.saved.push(body);
      return { Answered: 1 };
    }),
  );
  act(() => jest.advanceTimersByTime(30_000));
  await screen.findByText('1 group saved. You can go on here or on your phone.');
  expect(kept.saved).toHaveLength(1);
});

test('an answer that is refused says why, stays, and is sent again on demand', async () => {
  const kept = keepAssessment(server);
  showAssessment();
  await atGroup(1);
  server.use(
    on('userManual.answer', () => {
      throw new ApiProblem('conflict', 'Somebody is finishing it.');
    }),
  );
  await userEvent.keyboard(`[Digit1]${leastKey(2)}{Enter}`);
  await screen.findByText(/Somebody is finishing it\./);
  await atGroup(2);
  server.use(
    on('userManual.answer', ({ body }) => {
      kept.saved.push(body);
      return { Answered: 1 };
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 group saved. You can go on here or on your phone.');
  expect(kept.saved).toHaveLength(1);
});

test('what another device answered is not asked here', async () => {
  const kept = keepAssessment(server, { Answers: answered(2) });
  const { hub } = showAssessment();
  await atGroup(3);
  kept.read = { ...kept.read, Answers: answered(9) };
  act(() => hub.emit('UserManualUpdate', { type: 'user_manual_updated', id: OWNER }));
  await atGroup(10);
  expect(screen.getByText('9 groups saved. You can go on here or on your phone.')).toBeVisible();
});

test('what was read before an answer was saved does not take it back', async () => {
  const kept = keepAssessment(server);
  const { hub } = showAssessment();
  await atGroup(1);
  const late = Promise.withResolvers<void>();
  const before = kept.read;
  let reads = 0;
  const asked = Promise.withResolvers<void>();
  server.use(
    on('userManual.assessment', async () => {
      const answer = reads === 0 ? before : kept.read;
      reads += 1;
      asked.resolve();
      await late.promise;
      return answer;
    }),
  );
  act(() => hub.emit('UserManualUpdate', { type: 'user_manual_updated', id: OWNER }));
  await asked.promise;
  await userEvent.keyboard(`[Digit1]${leastKey(2)}{Enter}`);
  await screen.findByText('1 group saved. You can go on here or on your phone.');
  await act(async () => late.resolve());
  await userEvent.keyboard('{Backspace}');
  await atGroup(1);
  expect(most(0, 1)).toBeChecked();
  expect(screen.getByText('1 group saved. You can go on here or on your phone.')).toBeVisible();
});

test('finished elsewhere, the page says so', async () => {
  const kept = keepAssessment(server, { Answers: answered(3) });
  const { hub } = showAssessment();
  await atGroup(4);
  kept.read = { ...kept.read, Groups: [], Answers: [], FinishedAt: '2026-11-19T10:00:00Z' };
  act(() => hub.emit('UserManualUpdate', { type: 'user_manual_done', id: OWNER }));
  await screen.findByRole('heading', { name: 'You have finished this assessment' });
  expect(screen.queryByRole('link', { name: 'Leave, go on later' })).toBeNull();
  expect(await findViolations()).toEqual([]);
});

test('a key that is unknown or somebody else’s leads back to the own manual', async () => {
  keepAssessment(server);
  showAssessment('theirs');
  await screen.findByText('There is no such assessment of yours');
  expect(screen.getByRole('link', { name: 'Go to my user manual' })).toHaveAttribute(
    'href',
    `/v3/profile/${OWNER}/manual`,
  );
});

test('a load that fails can be tried again', async () => {
  keepAssessment(server);
  server.use(onOffline('userManual.assessment'));
  showAssessment();
  expect(screen.getByText('Loading the assessment')).toBeInTheDocument();
  await screen.findByText('The assessment could not be loaded');
  keepAssessment(server);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await atGroup(1);
});
