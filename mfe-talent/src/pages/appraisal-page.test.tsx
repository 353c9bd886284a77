import { screen, waitFor, within } from '@testing-library/react';
import { findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { userEvent } from '@testing-library/user-event';
import {
  fakeAppraisal,
  fakeQuarterGoal,
  FIVE_STEPS,
  LAST,
  MATEUSZ,
  THREE_STEPS,
  WRITTEN,
  ZOE,
} from '../testing/appraisal.fixtures.ts';
import { serveAppraisal } from '../testing/serve-appraisal.ts';
import { showAppraisal, step } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const DISPUTED = fakeQuarterGoal({
  Id: 13,
  GoalDetail: { Title: 'Nine sites on electronic acceptance', Measurement: '', Description: '' },
  ManagerGoalResult: {
    Id: 2,
    Completed: false,
    Feedback: 'Two of the nine still fax the form.',
    ObjectiveResult: null,
    UserId: ZOE.Id,
    UpdatedAt: '2026-10-06T12:00:00.000Z',
  },
  Flags: { ...fakeQuarterGoal().Flags, Outcome: 'inDispute' },
});
const STATUS = {
  Id: 1,
  GoalId: 13,
  Likelihood: 3,
  Quality: 2,
  GoalPeriodWeek: { Id: 1, Week: 1, StartDate: '2026-06-29', EndDate: '2026-07-05' },
  CommentCount: 2,
  UpdatedAt: null,
} as const;

describe('the facts of the quarter', () => {
  test('[TAL-018] goals are shown with their weeks, both results, what was said, and their comments', async () => {
    serveAppraisal(server, fakeAppraisal(), {
      goals: [fakeQuarterGoal(), DISPUTED],
      statuses: [{ ...STATUS }, { ...STATUS, Id: 2, CommentCount: 1 }],
    });
    showAppraisal();
    const facts = within(await screen.findByRole('complementary', { name: 'What is known of Q3 2026' }));
    const weeks = within(
      await facts.findByRole('table', { name: 'Weeks of Nine sites on electronic acceptance' }),
    );
    const likelihood = within(weeks.getByRole('row', { name: /^Likelihood/ })).getAllByRole('cell');
    expect(likelihood).toHaveLength(14);
    expect(likelihood[3]).toHaveTextContent('Missed');
    expect(likelihood[4]).toHaveTextContent('3, Likely');
    const results = facts.getByRole('list', { name: 'Results of Nine sites on electronic acceptance' });
    expect(
      within(results)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Mateusz Wójcik: Achieved') as unknown,
      expect.stringContaining('Zoë Lefèvre: Not Achieved') as unknown,
    ]);
    expect(facts.getByText('Finalized (In Dispute)')).toBeVisible();
    expect(facts.getByText('Zoë Lefèvre, Oct 6: Two of the nine still fax the form.')).toBeVisible();
    expect(facts.getByRole('link', { name: '3 comments' })).toHaveAttribute(
      'href',
      '/v3/goals/13?tab=history',
    );
    expect(facts.getByText('Not reviewed yet')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('[TAL-018] a quarter without goals says so', async () => {
    serveAppraisal(server, fakeAppraisal());
    showAppraisal();
    expect(await screen.findByText('No goals recorded for the quarter')).toBeVisible();
  });

  test('the last appraisal is shown with its ratings, and its choice is marked in its step', async () => {
    serveAppraisal(server, fakeAppraisal(), { last: LAST });
    showAppraisal();
    const last = await screen.findByRole('region', { name: 'Last appraisal' });
    expect(last).toHaveTextContent(
      'As agreed, Growing, Lived. “You carried Klinikum Ost alone for seven weeks.”',
    );
    expect(within(last).getByRole('link', { name: 'Open the appraisal for Q2 2026' })).toHaveAttribute(
      'href',
      '/v3/talent/appraisal/938',
    );
    expect(step('Performance', 'As agreed')).toHaveAccessibleName(/^As agreed ?, the rating in Q2$/);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  test('the viewer’s own notes about the person are said to be read by nobody else', async () => {
    const note = {
      Id: 1,
      Title: 'Brno',
      Body: '<p>Stayed until the second device passed.</p>',
      CreatedAt: '2026-09-18T12:00:00.000Z',
      UpdatedAt: '2026-09-18T12:00:00.000Z',
    };
    serveAppraisal(server, fakeAppraisal(), { notes: [note] });
    showAppraisal();
    const notes = await screen.findByRole('region', { name: 'Your notes on Mateusz Wójcik' });
    expect(notes).toHaveTextContent('Only youSep 18Brno Stayed until the second device passed.');
  });

  test('on a narrow screen the facts are folded above the writing, and open on request', async () => {
    const plain = window.matchMedia;
    const narrow = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(plain(query), { matches: query.includes('1023px') }));
    serveAppraisal(server, fakeAppraisal());
    showAppraisal();
    const head = await screen.findByRole('button', { name: 'What is known of Q3 2026' });
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'Goals of Q3 2026' })).not.toBeInTheDocument();
    await userEvent.click(head);
    expect(await screen.findByText('No goals recorded for the quarter')).toBeVisible();
    expect(head).toHaveAttribute('aria-expanded', 'true');
    narrow.mockRestore();
  });

  test('goals that could not be loaded take nothing else away', async () => {
    serveAppraisal(server, fakeAppraisal());
    server.use(onOffline('talent.goals'));
    showAppraisal();
    expect(await screen.findByText('The goals could not be loaded')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Review' })).toBeVisible();
  });
});

describe('the form', () => {
  test('[TAL-019] [TAL-020] three labelled scales without a choice, and a review; who reads each is said', async () => {
    serveAppraisal(server, fakeAppraisal());
    showAppraisal();
    expect(await screen.findAllByRole('radiogroup')).toHaveLength(3);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.getByText('Only you, your managers above you and HR; never Mateusz Wójcik')).toBeVisible();
    expect(screen.getByText('Mateusz Wójcik will read this after you share')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Review' })).toBeVisible();
    await userEvent.click(step('Performance', 'Beyond'));
    expect(screen.getByRole('radiogroup', { name: /^Performance/ })).toHaveAccessibleDescription(
      'Beyond: what Beyond means.',
    );
    expect(await findViolations()).toEqual([]);
  });

  test('[TAL-019] two scales where the third is switched off', async () => {
    serveAppraisal(server, fakeAppraisal({ Labels: THREE_STEPS }));
    showAppraisal();
    expect(await screen.findAllByRole('radiogroup')).toHaveLength(2);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });

  test('where ratings are shared it is said that the employee reads them', async () => {
    const Labels = { ...FIVE_STEPS, Settings: { ...FIVE_STEPS.Settings, ShareRatingWithEmployee: true } };
    serveAppraisal(server, fakeAppraisal({ Labels, AreRatingsShared: true }));
    showAppraisal();
    expect(await screen.findAllByText('Mateusz Wójcik will read this after you share')).toHaveLength(2);
  });

  test('the phase, the due date and the way back are on the page', async () => {
    serveAppraisal(server, fakeAppraisal());
    const { title, titleParents } = showAppraisal();
    const phases = within(await screen.findByRole('list', { name: 'Phase' })).getAllByRole('listitem');
    expect(phases.map(({ textContent }) => textContent)).toEqual([
      'Started (30%)',
      'Shared',
      'Acknowledged',
      'Completed',
    ]);
    expect(phases[0]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('due Nov 25')).toBeVisible();
    await waitFor(() => expect(title()).toBe(MATEUSZ.Name));
    expect(titleParents().map(({ label }) => label)).toEqual(['Talent', 'Q3 2026']);
  });
});

describe('a first draft from the goals', () => {
  const compose = on('talent.compose', () => ({
    Text: '<p>In week 4 no prediction was posted.</p>',
    Label: 'Composed from the goals',
  }));
  const ask = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'First draft from the goals' }));

  test('[D-95] is marked, is no part of the review until it is accepted, and rates nothing', async () => {
    const { saved } = serveAppraisal(
      server,
      fakeAppraisal({ ...WRITTEN, PrimaryRating: null, SecondaryRating: null }),
    );
    server.use(compose);
    showAppraisal();
    const review = await screen.findByRole('textbox', { name: 'Review' });
    await ask();
    const draft = within(await screen.findByRole('complementary', { name: 'First draft' }));
    expect(draft.getByText('Composed from the goals, not in the review yet')).toBeVisible();
    expect(review).toHaveTextContent('Twenty-one working days, and it held.');
    expect(review).not.toHaveTextContent('week 4');
    await userEvent.click(draft.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(review).toHaveTextContent(/it held\.In week 4 no prediction was posted\./));
    expect(screen.queryByRole('complementary', { name: 'First draft' })).not.toBeInTheDocument();
    await screen.findByText(/^Saved/, { selector: '[role="status"]' });
    expect(saved).toMatchObject([{ Primary: null, Secondary: null }]);
  });

  test('[D-95] that is removed leaves nothing', async () => {
    const { saved } = serveAppraisal(server, fakeAppraisal({ ...WRITTEN }));
    server.use(compose);
    showAppraisal();
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.queryByText(/week 4/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'First draft from the goals' })).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('a quarter without goals composes nothing and says so', async () => {
    serveAppraisal(server, fakeAppraisal());
    server.use(on('talent.compose', () => ({ Text: '', Label: 'Composed from the goals' })));
    const { toasts } = showAppraisal();
    await ask();
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'There are no goals to write a draft from.' }]),
    );
  });
});
