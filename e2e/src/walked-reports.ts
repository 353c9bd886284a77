import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { ReportId } from '@cadence/shared-contract/reports';
import { expect } from './expect.ts';
import { dialogPath, openedPath, REPORTS_PAGE } from './reports-api.ts';
import { answer, choose, dialogShown, fetched, openBy, press, type Open } from './walked-actions.ts';
import type { WalkedArea, WalkedScreen } from './walked-screens.ts';

const SUMMARY = openedPath(REPORT_IDS.goalSummary);
/** What no organisation has. */
const NOTHING = 2_147_483_000;

const dialogOf = (name: string, id: ReportId, open: Open = dialogShown): WalkedScreen => ({
  name: `${name} asked for`,
  path: dialogPath(id),
  open,
});

/** The rows of an opened report, or that there are none. */
const rowsShown: Open = (page) =>
  expect(page.getByText('What you may not see is in no file either.')).toBeVisible();

const opened = (name: string, id: ReportId, query = ''): WalkedScreen => ({
  name,
  path: openedPath(id, query),
  open: rowsShown,
});

const asTable: Open = async (page) => {
  await rowsShown(page);
  await press('Show as table')(page);
};

const preview: Open = async (page) => {
  await expect(page.getByRole('group', { name: /^Text: / }).first()).toBeVisible();
  const slides = page.getByRole('button', { name: 'Slides', exact: true });
  if (await slides.isVisible()) await slides.click();
  await press('Next')(page);
};

/** The first text as a field. */
const write: Open = async (page) => {
  await page
    .getByRole('group', { name: /^Text: / })
    .first()
    .press('Enter');
  await expect(page.getByRole('textbox', { name: /^Text: / })).toBeFocused();
};

const versionShown: Open = async (page) => {
  await press(/^\d+ versions?$/)(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Version 1/ })
    .click();
  await expect(page.getByRole('dialog').getByText(/the same as now/)).toBeVisible();
};

/** Reports of the demo; what is made for the list is the viewer's own. */
export const WALKED_REPORTS: readonly (WalkedArea & { readonly account: string })[] = [
  {
    area: 'reports',
    account: 'ceo',
    screens: async ({ reports }) => {
      const { scheduleId } = await reports('ceo');
      return [
        { name: 'reports', path: REPORTS_PAGE },
        dialogOf('quarterly goals', REPORT_IDS.quarterlyGoals),
        dialogOf('several quarters', REPORT_IDS.multiQuarterGoals),
        dialogOf('goal compliance', REPORT_IDS.goalCompliance),
        dialogOf('updates of a team', REPORT_IDS.teamGoalUpdates),
        dialogOf('prints', REPORT_IDS.appraisalPrints),
        dialogOf('summary', REPORT_IDS.goalSummary),
        { name: 'file of a report', path: REPORTS_PAGE, open: openBy(/^More for /), isFleeting: true },
        { name: 'schedule', path: REPORTS_PAGE, open: openBy('Add schedule') },
        { name: 'schedule being edited', path: REPORTS_PAGE, open: choose(/^Change schedule /, 'Edit') },
        { name: 'schedule stopped', path: `${REPORTS_PAGE}?schedule=${scheduleId}&stop`, open: dialogShown },
        { name: 'report that is gone', path: `${REPORTS_PAGE}?job=${NOTHING}` },
      ];
    },
  },
  {
    area: 'opened reports',
    account: 'ceo',
    screens: async ({ reports }) => {
      const { currentId, endedId, managerId } = await reports('ceo');
      const compliance = `?kind=2&period=${currentId}`;
      const prints = `${openedPath(REPORT_IDS.teamGoalUpdates)}/${managerId}/${currentId}`;
      return [
        opened('list of users', REPORT_IDS.userList),
        opened('goal compliance', REPORT_IDS.goalCompliance, compliance),
        {
          name: 'picture as a table',
          path: openedPath(REPORT_IDS.goalCompliance, compliance),
          open: asTable,
        },
        opened('quarterly goals', REPORT_IDS.quarterlyGoals, `?period=${endedId}`),
        opened('goal details', REPORT_IDS.goalDetails),
        opened('several quarters', REPORT_IDS.multiQuarterGoals, `?period=${endedId}&to=${currentId}`),
        opened('appraisals', REPORT_IDS.employeeAppraisals),
        opened('appraisal compliance', REPORT_IDS.appraisalCompliance),
        { name: 'nobody found', path: openedPath(REPORT_IDS.userList, '?search=nobody%20at%20all') },
        { name: 'updates of a team', path: prints },
      ];
    },
  },
  {
    area: 'summaries',
    // Somebody for whom no test has a summary written: a person's newer one ends the one before.
    account: 'goaladmin',
    screens: async ({ reports }) => {
      const { summaryId } = await reports('goaladmin');
      const path = `${SUMMARY}?id=${summaryId}`;
      const refused = { Success: false, Message: 'There are no published goals of Q4 2026.', Saved: null };
      return [
        { name: 'quarter chosen', path: `${SUMMARY}?new=1` },
        { name: 'year chosen', path: `${openedPath(REPORT_IDS.executiveSummary)}?new=1` },
        { name: 'summary', path },
        { name: 'text being edited', path, open: write },
        { name: 'slides', path, open: preview },
        { name: 'steps of a summary', path, open: openBy('More actions'), isFleeting: true },
        {
          name: 'versions',
          path,
          open: fetched(openBy(/^\d+ versions?$/), (drawer) => drawer.getByText('Version 1')),
        },
        { name: 'version', path, open: versionShown },
        {
          name: 'text not written again',
          path,
          prepare: answer('summaries.quarterText', { ...refused, Summary: null }),
          open: async (page) => {
            await press('Regenerate')(page);
            await expect(page.getByRole('alertdialog')).toBeVisible();
          },
        },
        {
          name: 'summary being written',
          path: `${SUMMARY}?new=1`,
          prepare: answer('summaries.progress', { Done: 3, Total: 14, Now: 'Onboard 40 hospitals' }),
        },
      ];
    },
  },
];
