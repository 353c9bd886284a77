import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES } from '@cadence/shared-contract';
import {
  fakeSession,
  findViolations,
  onOffline,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import {
  COMING,
  completedAppraisal,
  event,
  finishedGoal,
  LABELS,
  ownAppraisal,
  Q1,
  Q2,
  signedAppraisal,
  talentSchedule,
} from '../testing/letter.fixtures.ts';
import { serveLetters } from '../testing/serve-letters.ts';
import { onPhone } from '../testing/show-overview.tsx';
import MyAppraisalsPage from './my-appraisals-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const SESSION = fakeSession();
const show = (query = '') =>
  renderWithShell(<MyAppraisalsPage />, { session: SESSION, route: `/v3/talent/myappraisal${query}` });
/** The letter, once the goals under it are loaded. */
async function findLetter(): Promise<HTMLElement> {
  const letter = await screen.findByRole('article', { name: /^Your appraisal for/ });
  await within(letter).findByText(/goals? (recorded for|of) the quarter/);
  return letter;
}
const phases = async () => {
  const course = await screen.findByRole('region', { name: 'Where it stands' });
  return within(course)
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByText(/./, { selector: 'b' }).textContent,
      within(item).getByText(/./, { selector: 'span' }).textContent,
    ]);
};

test('[TAL-003] the own appraisal reads like a letter from the manager', async () => {
  serveLetters(server, ownAppraisal());
  show();
  const letter = within(await findLetter());
  expect(letter.getByRole('heading', { name: 'Your appraisal for Q3 2026' })).toBeVisible();
  expect(letter.getByText('from Dimitris Antonopoulos, Engineering Manager, shared Nov 16')).toBeVisible();
  expect(letter.getByText(/^Zoë, eleven of your twelve hospitals renewed/)).toBeVisible();
  expect(letter.getByRole('heading', { name: 'What I want you to keep' })).toBeVisible();
  expect(screen.getByRole('tab', { name: /My Appraisals/ })).toHaveAttribute('aria-selected', 'true');
  expect(letter.getByText(MESSAGES.talentNoGoals)).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[TAL-003] [TAL-026] the phases begin at Shared and say who acts next, by when', async () => {
  const held = serveLetters(server, ownAppraisal());
  const { hub } = show();
  expect(await phases()).toEqual([
    ['Shared (60%)', 'Nov 16, by Dimitris Antonopoulos'],
    ['Waiting for you to sign', 'by Nov 25, in 6 days'],
    ['Acknowledged (90%)', 'then Dimitris Antonopoulos signs'],
    ['Completed (100%)', 'you can print it'],
  ]);
  expect(screen.getByText('Waiting for you to sign').closest('li')).toHaveAttribute('aria-current', 'step');
  held.appraisals = [signedAppraisal()];
  act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: ownAppraisal().Id, actorId: null }));
  await screen.findByText('Waiting for Dimitris Antonopoulos to sign');
  expect((await phases()).slice(0, 2)).toEqual([
    ['Shared (60%)', 'Nov 16, by Dimitris Antonopoulos'],
    ['Acknowledged (90%)', 'Nov 17, by Zoë Lefèvre'],
  ]);
});

test('[D-49] where the reviewer has left, it waits for the new manager', async () => {
  serveLetters(server, signedAppraisal({ IsReviewerDeactivated: true }));
  show();
  expect((await phases())[2]).toEqual(['Waiting for your new manager', 'Dimitris Antonopoulos has left']);
});

test('[TAL-003] a due date that is over is said and locks nothing', async () => {
  serveLetters(server, ownAppraisal({ Period: Q2, DueDate: '2026-08-25' }));
  show();
  await screen.findByText('was due Aug 25');
  expect(screen.getByRole('button', { name: 'Sign' })).toBeEnabled();
});

test('[TAL-032] ratings that are not shared leave no label and no gap, even if they came', async () => {
  serveLetters(server, ownAppraisal({ PrimaryRating: 2, SecondaryRating: 1 }));
  show();
  await findLetter();
  expect(screen.queryByText('Performance')).not.toBeInTheDocument();
  expect(document.querySelector('.tal-verdict')).toBeNull();
});

test('[TAL-032] shared ratings are shown as their place on the scale', async () => {
  serveLetters(
    server,
    ownAppraisal({ AreRatingsShared: true, PrimaryRating: 2, SecondaryRating: 1, Labels: LABELS }),
  );
  show();
  const letter = within(await findLetter());
  expect(letter.getByText('Performance')).toBeVisible();
  expect(letter.getByText('Exceeds expectations, step 3 of 3')).toBeInTheDocument();
  expect(letter.getByText('Exceeds expectations, in a sentence.')).toBeVisible();
  expect(letter.getByText('Growing, step 2 of 3')).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('the goals of the quarter are folded with how they ended', async () => {
  const held = serveLetters(server, ownAppraisal());
  held.goals = [
    finishedGoal(1, 'Renew twelve hospitals', [true, true]),
    finishedGoal(2, 'Keep Ostrava', [true, false]),
  ];
  show();
  const fold = await screen.findByRole('button', { name: 'Your 2 goals of the quarter' });
  expect(screen.getByText('1 achieved, 1 in dispute')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(fold);
  const row = screen.getByRole('row', { name: /Keep Ostrava/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Achieved', 'Not Achieved', 'Finalized (In Dispute)']);
});

test('[D-128] on a narrow screen the goals are stacked instead of in a table', async () => {
  onPhone();
  const held = serveLetters(server, ownAppraisal());
  held.goals = [finishedGoal(2, 'Keep Ostrava', [true, false])];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Your 1 goal of the quarter' }));
  const [goal] = within(screen.getByRole('list', { name: 'Goals of Q3 2026' })).getAllByRole('listitem');
  expect(goal).toHaveTextContent(
    'Keep OstravaEmployeeAchievedReviewerNot AchievedStatusFinalized (In Dispute)',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('goals that do not come leave the letter as it is, with a way to try again', async () => {
  serveLetters(server, ownAppraisal());
  server.use(onOffline('talent.goals'));
  show();
  expect(await screen.findByText(/^The goals could not be loaded\./)).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('[TAL-003] the quarter is in the address, and earlier appraisals are listed', async () => {
  serveLetters(
    server,
    ownAppraisal(),
    completedAppraisal({ Period: Q2, Id: 902 }),
    completedAppraisal({ Period: Q1, Id: 901 }),
  );
  const { location } = show();
  const earlier = within(await screen.findByRole('navigation', { name: 'Earlier appraisals' }));
  expect(earlier.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Q2 2026Completed (100%)',
    'Q1 2026Completed (100%)',
  ]);
  await userEvent.click(earlier.getByRole('link', { name: /Q2 2026/ }));
  await screen.findByRole('article', { name: 'Your appraisal for Q2 2026' });
  expect(location()).toBe(`/v3/talent/myappraisal?period=${Q2.PeriodId}`);
  // By keyboard, to the last one of the menu.
  screen.getByRole('button', { name: 'Quarter: Q2 2026' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}');
  const oldest = screen.getByRole('menuitemradio', { name: 'Q1 2026' });
  await waitFor(() => expect(oldest).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('article', { name: 'Your appraisal for Q1 2026' })).toBeVisible();
});

test('[TAL-003] an address with an older quarter opens that one', async () => {
  serveLetters(server, ownAppraisal(), completedAppraisal({ Period: Q1, Id: 901 }));
  show(`?period=${Q1.PeriodId}`);
  expect(await screen.findByRole('article', { name: 'Your appraisal for Q1 2026' })).toBeVisible();
});

test('[TAL-013] somebody who is too new reads so, with their first period', async () => {
  const held = serveLetters(server);
  held.person = {
    Periods: [],
    CreatedOn: '2026-11-12',
    First: COMING,
  };
  show();
  expect(await screen.findByText(MESSAGES.talentTooNew)).toBeVisible();
  expect(
    screen.getByText(/Zoë Lefèvre joined Nov 12\. The first period is Q4 2026, offered from Jan 1\./),
  ).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[TAL-014] a quarter without an appraisal offers the nearest quarters with one', async () => {
  serveLetters(server, ownAppraisal(), completedAppraisal({ Period: Q1, Id: 901 }));
  show(`?period=${Q2.PeriodId}`);
  expect(await screen.findByText(MESSAGES.talentNoAppraisals)).toBeVisible();
  expect(screen.getByText(/Pick another quarter/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Q1 2026' }));
  expect(await screen.findByRole('article', { name: 'Your appraisal for Q1 2026' })).toBeVisible();
});

test('[TAL-015] an organisation in its first quarter has no talent data yet', async () => {
  const held = serveLetters(server);
  held.schedule = talentSchedule({ Periods: [] });
  show();
  expect(await screen.findByText(MESSAGES.talentNoData)).toBeVisible();
});

test('[TAL-003] nothing is revealed of a quarter whose appraisal is not shared', async () => {
  serveLetters(server);
  show();
  expect(await screen.findByText(MESSAGES.talentNoAppraisals)).toBeVisible();
  expect(screen.queryByText(/Started|30%|draft/i)).not.toBeInTheDocument();
  expect(screen.queryByText(/Pick another quarter/)).not.toBeInTheDocument();
});

test('[D-92] a reopened appraisal says by whom and why', async () => {
  serveLetters(
    server,
    ownAppraisal({
      History: [
        event(),
        event({
          Id: 4,
          Action: 'reopen',
          Person: { ...ownAppraisal().User, Id: 77, Name: 'Nguyễn Thị Hương' },
          At: '2026-11-18T15:00:00.000Z',
          FromState: 'completed',
          ToState: 'shared',
          Comment: 'Two renewals were counted in Q2.',
        }),
      ],
    }),
  );
  show();
  expect(await screen.findByText(/^Nguyễn Thị Hương reopened the appraisal, Nov 18/)).toHaveTextContent(
    '“Two renewals were counted in Q2.”',
  );
});

test('an appraisal that does not come is said, and can be tried again', async () => {
  serveLetters(server, ownAppraisal());
  server.use(onOffline('talent.single', { once: true }), onOffline('talent.single', { once: true }));
  show();
  expect(await screen.findByText('The appraisal could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findLetter()).toBeVisible();
});
