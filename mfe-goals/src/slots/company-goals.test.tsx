import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { Dashboard, Goal, OutputOf, RoleName } from '@cadence/shared-contract';
import { fakeDashboard, fakePerson } from '../testing/dashboard.fixtures.ts';
import { fakeGoal, PERIOD_ID } from '../testing/goals.fixtures.ts';
import CompanyGoals from './company-goals.tsx';

const server = setupApiServer();
beforeEach(() => window.localStorage.clear());

const serve = (dashboard: Dashboard): void => server.use(on('dashboard.read', () => dashboard));

const THEME = {
  PeriodId: PERIOD_ID,
  Title: 'Fewer promises, all of them kept',
  UpdatedAt: '2026-10-01T08:00:00.000Z',
};
const writer = { EditTheme: true, ComplianceScopes: [1, 2, 3] };
const show = (route = '/v3/home', RoleName: RoleName = 'manager') =>
  renderWithShell(<CompanyGoals />, { route, session: fakeSession({ profile: { RoleName } }) });

test('[DASH-011] [GOAL-104] are listed under the theme of the period, by likelihood and with what moved', async () => {
  const moved = {
    Likelihood: 1,
    Quality: 3,
    LikelihoodDelta: -1,
    QualityDelta: 0,
    StartDate: '2026-11-09',
  };
  serve(
    fakeDashboard({
      Theme: THEME,
      CompanyGoals: [
        fakeGoal({ Id: 2, GoalDetail: { Title: 'Reach 118%' } }),
        fakeGoal({ Id: 3, GoalDetail: { Title: 'Open Iberia' }, MostRecentGoalStatus: moved }),
        fakeGoal({ Id: 4, GoalDetail: { Title: 'Audit' }, MostRecentGoalStatus: null }),
      ],
    }),
  );
  show();
  expect(await screen.findByText(THEME.Title)).toBeVisible();
  expect(screen.getByText('Q4 2026 theme')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reach 118%' })).toHaveAttribute('href', '/v3/goals/2');
  expect(screen.queryByRole('list', { name: 'Company goals by likelihood' })).not.toBeInTheDocument();
  const titles = screen
    .getAllByRole('link', { name: /Reach|Open|Audit/ })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Open Iberia', 'Reach 118%', 'Audit']);
  expect(screen.getByRole('link', { name: 'View all company goals' })).toHaveAttribute(
    'href',
    '/v3/goals/type/company',
  );
  expect(screen.queryByRole('button', { name: /Theme/ })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[DASH-013][DASH-014][DASH-015] who may adds the theme in a drawer of 720 px; it needs a title', async () => {
  serve(fakeDashboard({ Permissions: writer }));
  const sent: string[] = [];
  server.use(
    on('dashboard.saveTheme', ({ body }) => {
      sent.push(body.Title);
      return { Theme: { ...THEME, Title: body.Title } };
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Theme' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add Theme' }));
  expect(screen.getByRole('dialog').getAttribute('style')).toContain('720px');
  await userEvent.type(drawer.getByRole('textbox', { name: /^Theme/ }), '   ');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('Please enter theme!')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(drawer.getByRole('textbox', { name: /^Theme/ }), 'One promise');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('One promise')).toBeVisible();
  expect(sent).toEqual(['One promise']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Theme' })).toHaveFocus());
});

test('[DASH-013] edits it, and leaving unsaved text asks and keeps a copy', async () => {
  serve(fakeDashboard({ Theme: THEME, Permissions: writer }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Theme' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit Theme' }));
  const box = drawer.getByRole('textbox', { name: /^Theme/ });
  expect(box).toHaveValue(THEME.Title);
  await userEvent.type(box, ' again');
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Edit Theme' }));
  const again = within(await screen.findByRole('dialog', { name: 'Edit Theme' }));
  await userEvent.click(await again.findByRole('button', { name: 'Restore' }));
  expect(again.getByRole('textbox', { name: /^Theme/ })).toHaveValue(`${THEME.Title} again`);
});

test('[DASH-013] deletes it after asking', async () => {
  serve(fakeDashboard({ Theme: THEME, Permissions: writer }));
  let isDeleted = false;
  server.use(
    on('dashboard.deleteTheme', () => {
      isDeleted = true;
      return { Success: true };
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Theme' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(isDeleted).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  const add = await screen.findByRole('button', { name: 'Add Theme' });
  expect(isDeleted).toBe(true);
  await waitFor(() => expect(add).toHaveFocus());
});

test('the server’s message on a refused theme appears in the drawer, with the text', async () => {
  serve(fakeDashboard({ Permissions: writer }));
  server.use(
    on('dashboard.saveTheme', () => {
      throw new ApiProblem('denied', 'Only the ceo or an Org Admin can change the company theme.');
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Theme' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add Theme' }));
  await userEvent.type(drawer.getByRole('textbox', { name: /^Theme/ }), 'One promise');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText(/Only the ceo or an Org Admin/)).toBeVisible();
  expect(drawer.getByRole('textbox', { name: /^Theme/ })).toHaveValue('One promise');
});

test('a quarter without company goals says so', async () => {
  serve(fakeDashboard());
  show();
  expect(await screen.findByText('No company goals in this quarter yet')).toBeVisible();
  expect(screen.queryByText(/theme/)).not.toBeInTheDocument();
});

const status = (Likelihood: number, LikelihoodDelta = 0, StartDate = '2026-11-09') => ({
  ...{ Likelihood, Quality: 3, LikelihoodDelta, QualityDelta: 0, StartDate },
});
const AT_RISK = { ...fakeGoal().Flags, AtRisk: true };
const named = (Id: number, Title: string, latest: Goal['MostRecentGoalStatus']) =>
  fakeGoal({
    ...{ Id, GoalDetail: { Title }, MostRecentGoalStatus: latest },
    ...(latest !== null && latest.Likelihood < 2 && { Flags: AT_RISK }),
  });
/** Nine very likely, three not at all. */
const TWELVE = Array.from({ length: 12 }, (_, index) =>
  named(index + 1, `Goal ${index + 1}`, status(index < 9 ? 4 : 0)),
);
const NO_RISKS: OutputOf<'dashboard.risks'> = { data: [] };

test('a long list shows the least likely and leads to all', async () => {
  serve(fakeDashboard({ CompanyGoals: TWELVE }));
  show();
  const link = await screen.findByRole('link', { name: 'View all 12 company goals' });
  expect(link).toHaveTextContent('View all 12');
  const titles = screen.getAllByRole('link', { name: /^Goal/ }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Goal 10', 'Goal 11', 'Goal 12', 'Goal 1', 'Goal 2']);
});

test('the ceo reads one sentence, from ten goals on a bar whose numbers lead to their goals', async () => {
  serve(fakeDashboard({ CompanyGoals: TWELVE }));
  server.use(on('dashboard.risks', () => NO_RISKS));
  const { unmount } = show('/v3/home', 'ceo');
  expect(await screen.findByText('9 of 12 are Likely or better. None moved since last week.')).toBeVisible();
  const parts = within(screen.getByRole('list', { name: 'Company goals by likelihood' })).getAllByRole(
    'listitem',
  );
  expect(parts.map(({ textContent }) => textContent)).toEqual(['3 Not at all', '9 Very Likely']);
  expect(screen.getByRole('link', { name: '3 Not at all' })).toHaveAttribute(
    'href',
    '/v3/goals/type/company?likelihood=0',
  );
  unmount();
  serve(
    fakeDashboard({
      CompanyGoals: [
        named(1, 'Audit', null),
        named(2, 'Reach', status(3, 1)),
        named(3, 'Iberia', status(2, -1)),
      ],
    }),
  );
  show('/v3/home', 'ceo');
  expect(
    await screen.findByText('1 of 3 is Likely or better. One fell since last week, one rose.'),
  ).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Company goals by likelihood' })).not.toBeInTheDocument();
});

test('the ceo sees where it is at risk and who holds it, then the others', async () => {
  const origin = fakeGoal({
    Id: 50,
    GoalDetail: { Title: 'Win the Lisbon tender' },
    MostRecentGoalStatus: status(0, -1),
  });
  serve(
    fakeDashboard({
      CompanyGoals: [
        named(1, 'Open Iberia', status(1)),
        named(2, 'Reach 118%', status(3)),
        named(3, 'Spare parts', status(0)),
      ],
    }),
  );
  server.use(
    on('dashboard.risks', () => ({
      data: [
        { GoalId: 1, Beneath: 9, AtRisk: 3, Origin: origin },
        { GoalId: 3, Beneath: 0, AtRisk: 0, Origin: null },
      ],
    })),
  );
  show('/v3/home', 'ceo');
  expect(await screen.findByText('9 goals beneath, 3 At Risk')).toBeVisible();
  expect(screen.getByText('No goals beneath')).toBeVisible();
  expect(screen.getByRole('link', { name: `${origin.User.Name}: Win the Lisbon tender` })).toHaveAttribute(
    'href',
    '/v3/goals/50',
  );
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['At Risk, and who holds it', 'The other one']);
  expect(await findViolations()).toEqual([]);
});

test('an observer sees what moved with the owner’s words, and every goal by week without a button', async () => {
  const goals = [named(1, 'Open Iberia', status(1)), named(2, 'Reach 118%', status(3))];
  serve(fakeDashboard({ CompanyGoals: goals }));
  server.use(
    on('dashboard.moved', () => ({
      ...{ Since: '2026-11-16T08:00:00.000Z', IsLastVisit: true, count: 1 },
      data: [
        {
          ...{ GoalId: 1, Title: 'Open Iberia', User: fakePerson(9, 'Håkon Bjørnstad'), From: 2, To: 1 },
          ...{ At: '2026-11-18T08:05:00.000Z', Comment: 'Lisbon moved its tender.' },
        },
      ],
    })),
  );
  show('/v3/home', 'observer');
  const table = await screen.findByRole('table', { name: 'Company goals by week' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['At Risk', 'Open Iberia', 'The others', 'Reach 118%']));
  expect(within(table).queryByRole('button')).not.toBeInTheDocument();
  const moved = within(await screen.findByRole('region', { name: /^Moved since Monday/ }));
  expect(moved.getByText('Unsure → Not sure')).toBeVisible();
  expect(moved.getByText('Lisbon moved its tender.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[DASH-013] a link to the theme opens it for people who may write it, and for nobody else', async () => {
  serve(fakeDashboard({ Theme: THEME, Permissions: writer }));
  const { unmount, location } = show('/v3/home?do=theme');
  const drawer = await screen.findByRole('dialog', { name: 'Edit Theme' });
  await waitFor(() => expect(drawer).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/v3/home'));
  unmount();
  serve(fakeDashboard({ Theme: THEME }));
  show('/v3/home?do=theme');
  expect(await screen.findByText(THEME.Title)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('company goals that cannot be loaded say why and try again', async () => {
  server.use(
    on('dashboard.read', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  show();
  expect(await screen.findByText('The tables are being moved.')).toBeVisible();
  serve(fakeDashboard({ Theme: THEME }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(THEME.Title)).toBeVisible();
});
