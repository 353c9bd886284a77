import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { choose, keepDownloads, onPhone, serveReports, showReport } from '../testing/show-report.tsx';

const server = setupApiServer();
beforeEach(onPhone);
afterEach(() => jest.restoreAllMocks());

const GOAL_COMPLIANCE = '/v3/reports/goal-compliance-list';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('on a phone rows are cards that are sorted by a choice', async () => {
  const { asked } = serveReports(server);
  showReport(GOAL_COMPLIANCE);
  const cards = await screen.findByRole('list', { name: 'Goal Compliance List' });
  expect(screen.queryByRole('table', { name: 'Goal Compliance List' })).not.toBeInTheDocument();
  expect(within(cards).getByRole('link', { name: 'Andrei Popescu' })).toBeVisible();
  expect(within(cards).getByText('5, 6, 7')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Department');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ SortBy: 'department', SortOrder: 'asc' }));
  await press('Ascending: turn around');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ SortBy: 'department', SortOrder: 'desc' }));
  await choose(/^Kind/, 'No goals 1');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ Kind: '1' }));
  expect(await findViolations()).toEqual([]);
});

test('[REP-007] on a phone the other files and the schedule are in a menu beside the first file', async () => {
  const saved = keepDownloads();
  const { made } = serveReports(server);
  const { location } = showReport(GOAL_COMPLIANCE);
  expect(await screen.findByRole('button', { name: 'Download xlsx' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'PDF' })).not.toBeInTheDocument();
  await choose(/^More for/, 'Download PDF', 'menuitem');
  await waitFor(() => expect(made.at(-1)).toMatchObject({ Report: 2, Format: 'pdf' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await choose(/^More for/, 'Schedule', 'menuitem');
  await waitFor(() => expect(location()).toBe('/v3/reports?schedule=new&report=goal-compliance-list'));
});
