import type { Page, Request } from '@playwright/test';
import type { Account } from '../src/accounts.ts';
import { expectLoaded } from '../src/axe.ts';
import { expect, originOf, test } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { makeApprovedGoal, makeGoal, postThisWeek } from '../src/goals-api.ts';
import { changeKept } from '../src/kept-text.ts';
import { keepFromHub, reloadLive } from '../src/live.ts';
import { hireNewcomer } from '../src/newcomer.ts';

const REMINDERS = { name: /^Reminders/ } as const;

const STRATEGY = ['Mission', 'Vision', 'Values'];
const OTHERS = ['Reminders', 'Company goals', 'Compliance'];
const SCOPES = ['My direct reports', 'My organization', 'Company'];

/** What a role finds on its dashboard. */
interface Parts {
  readonly account: Account;
  /** In their order. */
  readonly headings: readonly string[];
  /** What it may choose, and what it starts with; null without compliance. */
  readonly scopes: readonly string[];
  readonly start: 'My direct reports' | 'Company' | null;
  readonly mayWrite: boolean;
  /** What is asked for beside the dashboard itself. */
  readonly calls: readonly string[];
  /** The table or list that is there last. */
  readonly last: string | null;
}

const OF_MANAGERS = {
  headings: [...STRATEGY, ...OTHERS],
  scopes: SCOPES,
  start: 'My direct reports',
} as const;
const OF_CONTRIBUTORS: Omit<Parts, 'account' | 'mayWrite'> = {
  headings: [...STRATEGY, 'My week', ...OTHERS],
  scopes: [],
  start: 'Company',
  calls: ['comments', 'complience/3', 'moved'],
  last: null,
};

const PARTS: readonly Parts[] = [
  {
    ...OF_MANAGERS,
    ...{ account: 'ceo', mayWrite: true, calls: ['branches', 'complience/1', 'moved', 'risks'] },
    last: 'In order, by direct report',
  },
  {
    ...OF_MANAGERS,
    ...{ account: 'manager', mayWrite: false, calls: ['complience/1', 'moved', 'team'] },
    last: 'My direct reports',
  },
  // Contributor by role: the flag adds the theme, nothing else.
  { ...OF_CONTRIBUTORS, account: 'orgadmin', mayWrite: true },
  {
    ...{ account: 'observer', headings: ['Company goals'], scopes: [], start: null, mayWrite: false },
    ...{ calls: ['moved'], last: 'Company goals by week' },
  },
];

/** Loads the page again, without the hub's events; what it asks of the dashboard until everything is shown. */
async function callsOf(page: Page, isShown: () => Promise<void>): Promise<readonly string[]> {
  await isShown();
  await keepFromHub(page);
  const calls: string[] = [];
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/dashboard')) calls.push(pathname);
  };
  const address = page.url();
  // The page before receives what others do, and asks until it is left.
  await page.goto('about:blank');
  page.on('request', note);
  await page.goto(address);
  await isShown();
  page.off('request', note);
  return calls.toSorted();
}

for (const { account, headings, scopes, start, mayWrite, calls, last } of PARTS) {
  test(`[DASH-001] [DASH-002] [DASH-003] [DASH-013] [DASH-020] [DASH-021] the dashboard of ${account}, from one call of each kind`, async ({
    visit,
  }) => {
    const { page } = await visit(account, '/v3/home');
    const main = page.getByRole('main');
    const ring = main.getByRole('img', { name: /^In order/ });
    const isShown = async (): Promise<void> => {
      await expect(main.getByRole('heading', { level: 2, name: 'Company goals' })).toBeVisible();
      await expectLoaded(page);
      if (start !== null) await expect(ring).toHaveAccessibleName(new RegExp(`^In order, ${start}: \\d+%$`));
      if (last !== null)
        await expect(
          main.getByRole('table', { name: last }).or(main.getByRole('list', { name: last })),
        ).toBeVisible();
    };
    const expected = ['/api/dashboard', ...calls.map((call) => `/api/dashboard/${call}`)];
    await expect(async () => expect(await callsOf(page, isShown)).toEqual(expected)).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const shown = await main.getByRole('heading', { level: 2 }).allTextContents();
    const named = shown.map((text) => text.replace(/\s*\d+$/, '').trim());
    // What moved or was said is there only if something was.
    expect(named.filter((text) => !/^(Moved|Comments)/.test(text))).toEqual(headings);
    expect(await ring.count()).toBe(start === null ? 0 : 1);
    const offered = main.getByRole('group', { name: 'Whose' }).getByRole('button');
    expect(await offered.allTextContents()).toEqual(scopes);
    expect((await main.getByRole('button', { name: /Theme$/ }).count()) > 0).toBe(mayWrite);
  });
}

test('[DASH-007] requests are one line, settled one after another by keyboard, and are gone (D-100)', async ({
  visitWith,
  sessionOf,
  api,
}) => {
  const admin = await api('orgadmin', 'globex');
  const manager = await hireNewcomer(admin, 'Imogen Achterberg', { isManager: true });
  const report = await hireNewcomer(admin, 'Tadhg Quillfeather', { managerId: manager.id });
  const owner = await sessionOf(report.email, 'globex');
  const goals = [await makeGoal(owner, 'First of two'), await makeGoal(owner, 'Second of two')];
  const decider = await sessionOf(manager.email, 'globex');
  const { page } = await visitWith(decider, '/v3/home');
  const reminders = page.getByRole('region', REMINDERS);
  const review = reminders.getByRole('button', { name: /^Review: Review 2 requests/ });
  await review.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const { Id } of goals) {
    await expect(page).toHaveURL(new RegExp(`do=review&goal=${Id}(&next=\\d+)?$`));
    await dialog.getByRole('radio', { name: /^Yes/ }).check();
    await dialog.getByRole('button', { name: 'Approve' }).click();
  }
  await expect(dialog).toBeHidden();
  await expect(reminders.getByRole('button', { name: /^Review:/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/v3\/home$/);
  await expect(reminders.locator(':focus')).toHaveCount(1);
  for (const { Id } of goals) {
    const { Goal } = await decider.call('goals.read', { params: { id: Id } });
    expect(Goal.State).toBe('approved');
  }
});

test('[LIVE-006] what was posted elsewhere leaves the week by itself', async ({
  visitWith,
  sessionOf,
  api,
}) => {
  const [admin, ceo] = await Promise.all([api('orgadmin', 'globex'), api('ceo', 'globex')]);
  const { email } = await hireNewcomer(admin, 'Odalys Fontaine');
  const owner = await sessionOf(email, 'globex');
  const goal = await makeApprovedGoal(owner, ceo, 'Predicted elsewhere');
  await makeApprovedGoal(owner, ceo, 'Predicted later');
  const { page } = await visitWith(await sessionOf(email, 'globex'), '/v3/home');
  await reloadLive(page);
  const week = page.getByRole('region', { name: 'My week' }).getByText(/ posted$/);
  await expect(week).toHaveText('0 of 2 posted');
  await postThisWeek(owner, goal.Id, { Likelihood: 3, Quality: 3 });
  await expect(week).toHaveText('1 of 2 posted');
});

test('[DASH-011] [LIVE-006] what the ceo predicts moves the company goals on open pages', async ({
  visit,
  api,
}) => {
  const ceo = await api('ceo', 'globex');
  const { CompanyGoals } = await ceo.call('dashboard.read', {});
  const goal = CompanyGoals.find(({ State }) => State === 'approved');
  if (goal === undefined) throw new Error('The demo has no running company goal.');
  const { page } = await visit('observer', '/v3/home', { tenant: 'globex' });
  await reloadLive(page);
  const line = page.getByRole('row').filter({ hasText: goal.GoalDetail.Title });
  await expect(line).toBeVisible();
  for (const [Likelihood, word] of [
    [0, 'Not at all'],
    [4, 'Very Likely'],
  ] as const) {
    await postThisWeek(ceo, goal.Id, { Likelihood, Quality: 2 });
    await expect(line).toContainText(`Likelihood: ${word}`);
  }
  await line.getByRole('link', { name: goal.GoalDetail.Title }).click();
  await expect(page).toHaveURL(new RegExp(`/v3/goals/${goal.Id}$`));
});

test('[DASH-013] [DASH-015] the ceo writes the theme, everyone reads it, deleting asks first', async ({
  visit,
}) => {
  const { page } = await visit('ceo', '/v3/home', { tenant: 'globex' });
  const { page: reader } = await visit('observer', '/v3/home', { tenant: 'globex' });
  const write = page.getByRole('button', { name: /^(Add|Edit) Theme$/ });
  await write.click();
  const drawer = page.getByRole('dialog');
  const box = drawer.getByRole('textbox', { name: /^Theme/ });
  await box.fill('  ');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please enter theme!')).toBeVisible();
  await box.fill('Fewer promises, <b>all of them</b> kept');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Fewer promises, <b>all of them</b> kept')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Theme' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusWithin(drawer);
  await box.fill('Not');
  await changeKept(page, () => box.fill('Not yet'));
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Edit Theme' }).click();
  await drawer.getByRole('button', { name: 'Restore' }).click();
  await expect(box).toHaveValue('Not yet');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await reader.reload();
  await expect(reader.getByText('Fewer promises, <b>all of them</b> kept')).toBeVisible();
  await expect(reader.getByRole('button', { name: /Theme$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Theme' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Add Theme' })).toBeVisible();
});

test('[DASH-019] [DASH-022] a scope is chosen, and who is behind is a click away', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/home');
  await page.getByRole('group', { name: 'Whose' }).getByRole('button', { name: 'Company' }).click();
  const ring = page.getByRole('button', { name: /In order, Company/ });
  await ring.click();
  const drawer = page.getByRole('dialog', { name: 'Behind: Company' });
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await expectFocusWithin(drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(ring).toBeFocused();
});

test('[DASH-022] [DASH-023] each number says what it counts; its list, a profile and Back are links', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/home?scope=3');
  const missing = page.getByRole('list', { name: 'What is missing' });
  await expect(missing.getByRole('button').first()).toBeVisible();
  // What still comes would move the page under the pointer.
  await expectLoaded(page);
  const late = missing.getByRole('button', { name: /need an update$/ });
  const meaning = page.getByRole('tooltip');
  await late.hover();
  await expect(meaning).toHaveText('Has an approved goal with no prediction for last week or this week.');
  await page.mouse.move(0, 0);
  await expect(meaning).toBeHidden();
  await late.click();
  const drawer = page.getByRole('dialog', { name: 'Behind: Company' });
  const first = drawer.getByRole('listitem').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await drawer.getByRole('searchbox').fill(name);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await first.click();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?scope=3&behind=2$/);
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
});

test('compliance that fails leaves the rest, and Retry brings it', async ({ open, api, baseURL }) => {
  const { me } = await api('manager');
  const origin = originOf('acme', baseURL);
  const localStorage = [{ name: `cadence.token.${new URL(origin).host}`, value: me.Token }];
  const { page, watch } = await open('manager', {
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  watch.allow(503, /complience/);
  // Until Retry is pressed: what other tests change may make the page ask by itself.
  const isMended = () => page.evaluate(() => document.documentElement.dataset['pressed'] === 'yes');
  await page.route('**/api/dashboard/complience/*', async (route) =>
    (await isMended()) ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/v3/home');
  const failure = page.getByRole('alert').filter({ hasText: 'Compliance could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('region', REMINDERS).getByRole('button').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Company goals' }).getByRole('listitem').first(),
  ).toBeVisible();
  const retry = failure.getByRole('button', { name: 'Retry' });
  await retry.evaluate((button) =>
    button.addEventListener('click', () => {
      document.documentElement.dataset['pressed'] = 'yes';
    }),
  );
  await retry.click();
  await expect(page.getByRole('img', { name: /^In order/ })).toBeVisible();
});
