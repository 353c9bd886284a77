import type { Page } from '@playwright/test';
import { emailOf } from './accounts.ts';
import type { Account, TenantName } from './accounts.ts';
import type { ApiSession } from './api.ts';
import { expectLoaded } from './axe.ts';
import { expect } from './expect.ts';
import { makeApprovedGoal, makeGoal } from './goals-api.ts';
import { goInApp } from './in-app.ts';
import { makeReports } from './reports-api.ts';
import { beginAssessment, readManual } from './user-manual-api.ts';
import type {
  WalkedAppraisals,
  WalkedGoals,
  WalkedManuals,
  WalkedScreen,
  WalkedThings,
} from './walked-screens.ts';

/** Loaded, as the only page of most walks: from here on the way leads inside the app. */
export const START = '/v3/help';

/** Opens a screen, in a page that is loaded already. */
export async function showScreen(page: Page, { path, prepare, open }: WalkedScreen): Promise<void> {
  await prepare?.(page);
  await goInApp(page, path);
  const { pathname } = new URL(path, page.url());
  await expect(page).toHaveURL((shown) => shown.pathname.startsWith(pathname));
  await expect(page.locator('main')).toBeAttached();
  // The new page lies under the pointer of the last press, and would open a hint there.
  await page.mouse.move(0, 0);
  await expectLoaded(page);
  await open?.(page);
}

/** @param mark what tells these goals' titles from those of another walk */
async function makeGoals(owner: ApiSession, approver: ApiSession, mark: string): Promise<WalkedGoals> {
  const { me, call } = approver;
  const body = { PeriodId: me.Period.Id, Users: [me.Profile.Id], Title: 'from 111% to 118%' };
  const { data } = await call('goals.list', { body });
  const company = data[0]?.Id ?? 0;
  const asking = await makeGoal(owner, `A goal for every width ${mark}`, { parentId: company });
  const approved = await makeApprovedGoal(owner, approver, `A goal at work for every width ${mark}`);
  const draft = await makeGoal(owner, `A draft for every width ${mark}`, { isDraft: true });
  const edited = await makeApprovedGoal(owner, approver, `Edits for every width ${mark}`);
  await owner.call('goals.update', {
    params: { id: edited.Id },
    body: {
      Title: `Other edits for every width ${mark}`,
      Measurement: 'Counted twice at the end of every week.',
      PeriodId: owner.me.Period.Id,
      IsDraft: false,
      IsFromEdit: true,
      UpdatedAt: edited.UpdatedAt,
    },
  });
  const finished = await makeApprovedGoal(owner, approver, `A result for every width ${mark}`);
  const result = { Quality: 3, Outcome: 'It fits everywhere.', Completed: true, ObjectiveResult: null };
  await owner.call('goals.finalize', { body: { Id: null, GoalId: finished.Id, ...result } });
  return {
    company,
    asking: asking.Id,
    approved: approved.Id,
    edited: edited.Id,
    finished: finished.Id,
    draft: draft.Id,
  };
}

/** The demo manager's team, as it is. */
async function findAppraisals({ me, call }: ApiSession): Promise<WalkedAppraisals> {
  const [latest] = (await call('talent.schedule', {})).Periods;
  const periodId = latest?.PeriodId ?? 0;
  const params = { periodId, managerId: me.Profile.Id, scope: 0 };
  const { directreports } = await call('talent.load', { params });
  return {
    periodId,
    idOf: (name) => {
      const { Id = 0, AppraisalId = null } = directreports.find(({ Name }) => Name === name) ?? {};
      return { person: Id, path: `/v3/talent/appraisal/${AppraisalId}` };
    },
  };
}

/** User manuals of the demo, as they are. */
async function findManuals(manager: ApiSession): Promise<WalkedManuals> {
  const { me, call } = manager;
  const { People } = await call('userManual.team', { params: { managerId: me.Profile.Id } });
  const { PublicKey } = await readManual(manager, me.Profile.Id);
  return {
    idOf: (name) => People.find(({ Person }) => Person.Name === name)?.Person.Id ?? 0,
    managerId: me.Profile.Id,
    finished: PublicKey ?? '',
  };
}

/** What the walks need, made in the company of the tests. */
export function makeThings(
  api: (account: Account) => Promise<ApiSession>,
  sessionOf: (email: string, tenant: TenantName) => Promise<ApiSession>,
  mark = Date.now().toString(36),
): WalkedThings {
  return {
    manuals: async () => findManuals(await api('manager')),
    assessment: async (account) => beginAssessment(await sessionOf(emailOf(account), 'acme')),
    reports: async (account) =>
      makeReports(await sessionOf(emailOf(account), 'acme'), (await api('manager')).me.Profile.Id),
    goals: async () => makeGoals(await api('contributor'), await api('manager'), mark),
    appraisals: async () => findAppraisals(await api('manager')),
    person: async () => {
      const [author, { me }] = [await api('hradmin'), await api('contributor')];
      const body = {
        UserId: me.Profile.Id,
        Title: 'A note for every width',
        Body: '<p>It fits everywhere.</p>',
      };
      await author.call('notes.create', { body });
      return me.Profile.Id;
    },
    itemInTheirName: async () => {
      const [author, { me }] = [await api('orgadmin'), await api('hradmin')];
      const Title = 'An item for every width';
      const [AssigneeId, RequesterId] = [me.Profile.Id, me.Profile.Id];
      await author.call('actionItems.create', {
        body: { Title, DueDate: '2026-12-22', AssigneeId, RequesterId },
      });
    },
  };
}
