import { MESSAGES } from '@cadence/shared-contract';
import {
  ApiProblem,
  expectFailuresSaid,
  findViolations,
  on,
  onOffline,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { keepSingleKeysIn } from '@cadence/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answered, keepAssessment, makeManual, showAssessment } from './assessment.fixtures.tsx';

const server = setupApiServer();
afterEach(() => {
  act(() => keepSingleKeysIn(null));
  jest.restoreAllMocks();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function goToTheEnd(): Promise<void> {
  await press('Skip');
  await heading('That was all of it');
}

test('it is said who will read what, and that it is not for hiring or pay', async () => {
  keepAssessment(server, { Answers: answered(28) });
  showAssessment();
  await goToTheEnd();
  expect(screen.getByText('Everybody who sees your profile')).toBeVisible();
  expect(screen.getByText('You, Ana Ruiz, and Grace Okafor')).toBeVisible();
  expect(screen.getByText(MESSAGES.discUse)).toBeVisible();
  expect(screen.queryByText(MESSAGES.discReplaced)).toBeNull();
  expect(await findViolations()).toEqual([]);
});

test('[UMAN-004] an own entry is replaced only by the button that says so', async () => {
  const kept = keepAssessment(server, { Answers: answered(28), ReplacesEntry: true });
  showAssessment();
  await goToTheEnd();
  expect(screen.getByText(MESSAGES.discReplaced)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  await press('Finish and replace my entry');
  await heading('Your user manual is ready');
  expect(kept.finishes).toEqual([1]);
});

test('[UMAN-004] an entry that was added concurrently is not replaced without confirmation', async () => {
  const kept = keepAssessment(server, { Answers: answered(28) });
  kept.connect = () => {
    kept.read = { ...kept.read, ReplacesEntry: true };
    if (kept.finishes.at(-1) === 0)
      throw new ApiProblem('conflict', 'Please confirm that yours may be replaced.');
  };
  showAssessment();
  await goToTheEnd();
  await press('Finish');
  await screen.findByText('Please confirm that yours may be replaced.');
  await press('Finish and replace my entry');
  await heading('Your user manual is ready');
  expect(kept.finishes).toEqual([0, 1]);
});

test('finishing twice is finishing once', async () => {
  const kept = keepAssessment(server, { Answers: answered(28) });
  showAssessment();
  await goToTheEnd();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Finish' }));
  await heading('Your user manual is ready');
  expect(kept.finishes).toEqual([0]);
});

test('groups that another device has taken back are listed and gone to before it is finished', async () => {
  const kept = keepAssessment(server, { Answers: answered(28) });
  const { hub } = showAssessment();
  await goToTheEnd();
  kept.read = { ...kept.read, Answers: answered(28).filter((_, place) => place !== 4) };
  act(() => hub.emit('UserManualUpdate', { type: 'user_manual_updated', id: 7 }));
  await screen.findByText('1 group without an answer');
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveAccessibleDescription(
    'Answer the groups above first.',
  );
  await press('Finish');
  expect(kept.finishes).toEqual([]);
  await press('Group 5');
  await heading(/^Group 5 of 28:/);
  await userEvent.keyboard('[Digit1]{Shift>}[Digit2]{/Shift}{Enter}');
  await heading('That was all of it');
  await waitFor(() => expect(kept.saved).toHaveLength(1));
  await press('Finish');
  await heading('Your user manual is ready');
});

test('answers that are not saved yet hold the end back', async () => {
  keepAssessment(server, { Answers: answered(27) });
  server.use(onOffline('userManual.answer'));
  showAssessment();
  await heading(/^Group 28 of 28:/);
  await userEvent.keyboard('[Digit1]{Shift>}[Digit2]{/Shift}{Enter}');
  await goToTheEnd();
  await screen.findByText('1 group is not saved yet');
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveAccessibleDescription(
    '1 group still to be saved.',
  );
});

test('a finish that fails is said and loses nothing', async () => {
  keepAssessment(server, { Answers: answered(28) });
  const { toasts } = showAssessment();
  await goToTheEnd();
  await expectFailuresSaid(server, 'userManual.connect', { toasts, press: () => press('Finish') });
  await heading('That was all of it');
});

test('open questions are answered by a tap or in own words; what is untouched stays out', async () => {
  keepAssessment(server, { Answers: answered(28) });
  let saved: unknown = null;
  server.use(
    on('userManual.saveAnswers', ({ body }) => {
      saved = body;
      return { data: makeManual() };
    }),
  );
  const view = showAssessment();
  await heading('Two questions in your own words');
  await press('In the evening');
  expect(screen.getByLabelText('When do you work best?')).toHaveValue('In the evening');
  expect(screen.getByRole('button', { name: 'In the evening' })).toHaveAttribute('aria-pressed', 'true');
  expect(view.guards.size).toBe(1);
  expect(await findViolations()).toEqual([]);
  await press('Save and go on');
  await heading('That was all of it');
  expect(saved).toEqual({ Answers: [{ Question: 'morning', AnswerChoice: 'In the evening' }] });
  expect(view.guards.size).toBe(0);
});

test('an answer that is too long is not sent', async () => {
  keepAssessment(server, { Answers: answered(28) });
  showAssessment();
  await userEvent.click(await screen.findByLabelText('When do you work best?'));
  await userEvent.paste('x'.repeat(256));
  await press('Save and go on');
  expect(screen.getByText('An answer must have at most 255 characters.')).toBeVisible();
  await heading('Two questions in your own words');
});

test('answers that could not be saved stay, and it is said why', async () => {
  keepAssessment(server, { Answers: answered(28) });
  const { toasts } = showAssessment();
  await userEvent.type(await screen.findByLabelText('When do you work best?'), 'At dawn');
  await expectFailuresSaid(server, 'userManual.saveAnswers', {
    toasts,
    press: () => press('Save and go on'),
  });
  expect(screen.getByLabelText('When do you work best?')).toHaveValue('At dawn');
  await press('Go on without saving');
  expect(await heading('That was all of it')).toBeVisible();
});

test('without open questions the end comes at once, and leads back to the last group', async () => {
  keepAssessment(server, { Answers: answered(28) }, makeManual({ Questions: [] }));
  showAssessment();
  await heading('That was all of it');
  await press('Back');
  expect(await heading(/^Group 28 of 28:/)).toBeVisible();
});

test('an answer that cannot be saved is said, in both ways of failing', async () => {
  keepAssessment(server);
  const { toasts } = showAssessment();
  await heading(/^Group 1 of 28:/);
  const ways = [
    () => userEvent.keyboard('[Digit1]{Shift>}[Digit2]{/Shift}{Enter}'),
    async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' })),
  ];
  await expectFailuresSaid(server, 'userManual.answer', {
    toasts,
    press: async () => ways.shift()?.(),
  });
});

test('switched off, digits choose nothing and are not offered; Enter and arrows stay', async () => {
  keepAssessment(server, { Answers: answered(1) });
  act(() => keepSingleKeysIn({ isOn: () => false, keep: () => undefined }));
  showAssessment();
  await heading(/^Group 2 of 28:/);
  await userEvent.keyboard('[Digit1]');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.queryByText('Shift')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one sentence that is most like you');
  await userEvent.keyboard('{ArrowLeft}');
  await heading(/^Group 1 of 28:/);
});

test('on a phone a cross leaves, one word says what is saved, and the ruler is only looked at', async () => {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
    );
  keepAssessment(server, { Answers: answered(11) });
  showAssessment();
  await heading(/^Group 12 of 28:/);
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Leave, go on later' })).toBeVisible();
  expect(bar.getByText('Saved')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Groups' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('[Digit1]{Shift>}[Digit2]{/Shift}');
  server.use(onOffline('userManual.answer'));
  await press('Next');
  expect(await bar.findByText('Not saved yet')).toBeVisible();
  await waitFor(() => expect(screen.getByText('1 group is not saved yet')).toBeVisible());
});
