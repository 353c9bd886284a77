import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { on, setupApiServer } from '@cadence/shared-auth/testing';
import { ANDREI, ASTRID, MAXIMILIAN, Q2_2026, Q3_2026 } from '../testing/report.fixtures.ts';
import { inDialog, keepSaved, openDialog, serveReports, showReports } from '../testing/show-reports.tsx';

const server = setupApiServer();
afterEach(() => jest.restoreAllMocks());

/** An unfinished download would end in the next test. */
const isSaved = (saved: readonly string[]) => waitFor(() => expect(saved).toHaveLength(1));

test('[REP-010] [REP-011] Team Goal Updates are of somebody beneath the viewer, as a print view or a file', async () => {
  serveReports(server);
  const { location } = showReports();
  const dialog = await openDialog('Team Goal Updates');
  expect(dialog.getByRole('button', { name: 'Open print view' })).toHaveAccessibleDescription(
    'Choose a user first',
  );
  await userEvent.click(dialog.field('User'));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(ANDREI.Name),
    expect.stringContaining(ASTRID.Name),
  ]);
  await dialog.pick('User', ANDREI.Name);
  await userEvent.click(dialog.getByRole('link', { name: 'Open print view' }));
  expect(location()).toBe(`/v3/reports/team-goal-updates/${ANDREI.Id}/40`);
});

test('[REP-011] nobody beneath the viewer leaves nothing to choose, and says why', async () => {
  serveReports(server);
  server.use(on('people.hierarchy', () => ({ Descendants: [], Peers: [MAXIMILIAN] })));
  showReports();
  const dialog = await openDialog('Team Goal Updates');
  await userEvent.click(dialog.field('User'));
  expect(await dialog.findAllByText('Nobody reports to you.')).not.toHaveLength(0);
});

test('[REP-008] [REP-009] Appraisal Prints are of a user and a period, and of none without a user', async () => {
  const asked = serveReports(server);
  const saved = keepSaved();
  showReports();
  const dialog = await openDialog('Appraisal Prints');
  expect(dialog.offers('Quarter')).toEqual(['Q3 2026, 9 appraisals', 'Q2 2026, 8 appraisals']);
  const generate = dialog.getByRole('button', { name: 'Generate' });
  expect(generate).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(generate);
  expect(asked).toEqual([]);
  await dialog.findByRole('group', { name: 'Whose' });
  await dialog.pick('User', ANDREI.Name);
  await dialog.choose('Prior quarter optional', 'Q2 2026, 8 appraisals');
  await userEvent.click(generate);
  const Params = { Kind: 1, UserId: ANDREI.Id, PeriodId: Q3_2026.Id, PriorPeriodId: Q2_2026.Id };
  await isSaved(saved);
  expect(asked).toEqual([{ Report: REPORT_IDS.appraisalPrints, Format: 'pdf', Params }]);
});

test('[REP-008] a manager’s whole team is printed at once', async () => {
  const asked = serveReports(server);
  const saved = keepSaved();
  showReports();
  const dialog = await openDialog('Appraisal Prints');
  await userEvent.click(await dialog.findByRole('button', { name: 'A manager’s team' }));
  await dialog.pick('Manager', MAXIMILIAN.Name);
  await dialog.press('Generate');
  await isSaved(saved);
  expect(asked[0]?.Params).toMatchObject({ Kind: 2, UserId: MAXIMILIAN.Id });
});

const OF_ENDED_QUARTERS = ['Appraisal Compliance', 'AI Executive Summary'];

test.each(OF_ENDED_QUARTERS)('[REP-019] %s without a past quarter says so', async (name) => {
  serveReports(server, { choices: { AppraisalPeriods: [], Years: [] } });
  showReports();
  const dialog = await openDialog(name);
  expect(dialog.getByRole('alert')).toHaveTextContent(MESSAGES.noPastQuarters);
  expect(dialog.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-disabled', 'true');
});

test.each(['Employee Appraisals', 'Appraisal Prints'])(
  '[REP-020] %s without appraisals says so',
  async (name) => {
    serveReports(server, { choices: { AppraisalPeriods: [{ ...Q3_2026, Appraisals: 0 }] } });
    showReports();
    const dialog = await openDialog(name);
    expect(dialog.getByRole('alert')).toHaveTextContent(MESSAGES.noAppraisals);
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  },
);

test.each(['Employee Appraisals', 'Appraisal Prints'])(
  '[REP-021] %s of a period without appraisals says so',
  async (name) => {
    const AppraisalPeriods = [
      { ...Q3_2026, Appraisals: 0 },
      { ...Q2_2026, Appraisals: 3 },
    ];
    serveReports(server, { choices: { AppraisalPeriods } });
    showReports();
    const dialog = await openDialog(name);
    await dialog.choose('Quarter', 'Q3 2026, 0 appraisals');
    expect(dialog.getByRole('alert')).toHaveTextContent(MESSAGES.noAppraisalsInPeriod);
    await dialog.choose('Quarter', 'Q2 2026, 3 appraisals');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('[AI-011] For Me or For CEO is chosen where both are offered', async () => {
  serveReports(server, { choices: { Audiences: ['me', 'ceo'] } });
  const { location } = showReports();
  expect(await screen.findByText('For Me or For CEO')).toBeVisible();
  const dialog = await openDialog('AI Goal Summary');
  await dialog.choose('Quarter', 'Q2 2026');
  await dialog.press('For CEO');
  await userEvent.click(dialog.getByRole('link', { name: 'Open' }));
  expect(location()).toBe('/v3/reports/ai-goal-summary?period=38&audience=ceo');
});

test('[AI-011] everyone else has a summary for themselves', async () => {
  serveReports(server);
  const { location } = showReports('?report=ai-executive-summary');
  const dialog = await inDialog('AI Executive Summary');
  expect(dialog.queryByRole('group', { name: 'Audience' })).not.toBeInTheDocument();
  expect(dialog.offers('Year')).toEqual(['2026']);
  await userEvent.click(dialog.getByRole('link', { name: 'Open' }));
  expect(location()).toBe('/v3/reports/ai-executive-summary?year=2026&audience=me');
});
