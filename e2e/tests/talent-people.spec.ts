import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectProblem } from '../src/api.ts';
import { examine, expectLoaded } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { reloadLive } from '../src/live.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import { latestPeriod, PAIRS, shareAppraisal, writeAppraisal } from '../src/talent-api.ts';
import { MY_APPRAISALS, TALENT, TalentPage } from '../src/talent-page.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function tabsOf(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('tabpanel')).toBeVisible();
  const texts = await page.getByRole('tablist', { name: 'Talent' }).getByRole('tab').allTextContents();
  return texts.map((text) => text.replace(/\d+$/, ''));
}

test('[SHELL-008] [SHELL-024] an observer has no Talent, and its address says so', async ({ visit }) => {
  const { page } = await visit('observer', '/v3/home');
  await expect(menuOf(page).getByRole('link', { name: 'Goals' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Talent' })).toHaveCount(0);
  for (const path of [TALENT, MY_APPRAISALS, `${TALENT}/matrix`]) {
    await page.goto(path);
    await expect(page.getByText('Talent is not open to your role')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  }
});

test('[SHELL-008] [TAL-002] [TAL-003] [TAL-005] [TAL-006] [TAL-007] [TAL-008] each role has its part of Talent', async ({
  visit,
}) => {
  const ceo = await visit('ceo', '/v3/home');
  await new Frame(ceo.page).goTo('Talent');
  expect(await tabsOf(ceo.page)).toEqual(['Overview', 'Talent Matrix']);

  const contributor = await visit('contributor', TALENT);
  await expect(contributor.page).toHaveURL(new RegExp(`${MY_APPRAISALS}$`));
  expect(await tabsOf(contributor.page)).toEqual(['My Appraisals']);

  const { page } = await visit('hradmin', TALENT);
  expect(await tabsOf(page)).toEqual(['Overview', 'Talent Matrix', 'My Appraisals']);
  await page.getByRole('button', { name: 'Organization View' }).click();
  await expect(page).toHaveURL(/\/v3\/talent\/\d+\/0$/);
  await expect(page.getByRole('table', { name: 'Departments' })).toBeVisible();
  await page.getByRole('tab', { name: 'Talent Matrix' }).click();
  await expect(page).toHaveURL(/\/v3\/talent\/matrix\/\d+\/0$/);
  await page.getByRole('button', { name: 'My Team View' }).click();
  await expect(page).toHaveURL(/\/v3\/talent\/matrix\/\d+\/[1-9]\d*$/);
});

test('[TAL-010] the quarter is chosen in the header, and the address keeps it', async ({ visit }) => {
  const { page } = await visit('manager', TALENT);
  await page.getByRole('button', { name: 'Quarter: Q3 2026' }).click();
  await page.getByRole('menuitemradio', { name: 'Q1 2026' }).click();
  await expect(page.getByRole('button', { name: 'Quarter: Q1 2026' })).toBeVisible();
  await expect(page.getByText(/^Q1 2026, Jan 1 – Mar 31/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quarter: Q1 2026' })).toBeVisible();
});

test('[D-51] a draft is nowhere for the employee: not on the profile, in search, among the reminders, nor by its address', async ({
  sessionOf,
  visitWith,
}) => {
  const WORD = `Zwetschgenkern${Date.now().toString(36)}`;
  const reviewer = await sessionOf(PAIRS.draft.reviewer, 'acme');
  const employee = await sessionOf(PAIRS.draft.employee, 'acme');
  const { Id } = await writeAppraisal(reviewer, employee.me.Profile.Id, `A ${WORD} in every offer.`);
  await expectProblem(await employee.send('GET', `/talent/single/${Id}`), 404);
  await expectProblem(await employee.send('GET', `/talent/Pdf/${Id}`), 404);
  const { page, watch } = await visitWith(employee, '/v3/home');
  watch.allow(404, /\/api\/talent\/single\//);
  const reminder = page.getByRole('link', { name: 'Sign your appraisal' });
  await reloadLive(page);
  await expect(page.getByRole('region', { name: 'Company goals' }).getByRole('link').first()).toBeVisible();
  await expectLoaded(page);
  await expect(reminder).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(field).toBeFocused();
  await page.keyboard.type(WORD);
  await expect(page.getByText(/No results|Nothing/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/v3/talent/appraisal/${Id}`);
  await expect(page.getByText('This appraisal is not here')).toBeVisible();
  await page.goto('/v3/profile');
  await expect(page.getByRole('heading', { level: 1, name: /\(You\)$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Appraisals' })).toHaveCount(0);

  await page.goto('/v3/home');
  await reloadLive(page);
  await expect(page.getByRole('region', { name: 'Company goals' }).getByRole('link').first()).toBeVisible();
  const again = await sessionOf(PAIRS.draft.reviewer, 'acme');
  await again.call('talent.share', { params: { id: Id } });
  await expect(reminder.first()).toBeVisible();
});

test('[TAL-002] [D-52] [D-94] the ceo asks about a rating in the matrix; the reviewer answers, and the employee is not notified', async ({
  sessionOf,
  visitWith,
  visit,
}) => {
  const [reviewer, employee] = [
    await sessionOf(PAIRS.asked.reviewer, 'acme'),
    await sessionOf(PAIRS.asked.employee, 'acme'),
  ];
  const { Profile: asked } = employee.me;
  const { Id } = await shareAppraisal(reviewer, asked.Id, 'You closed the oldest fault we had.');
  const { PeriodId } = await latestPeriod(reviewer);
  const { page: desk } = await visitWith(reviewer, `${TALENT}/appraisal/${Id}`);
  await reloadLive(desk);
  await expect(new TalentPage(desk).phase).toHaveText('Shared (60%)');

  const { page } = await visit('ceo', `${TALENT}/matrix/${PeriodId}/0`);
  await page.getByRole('combobox', { name: 'Manager' }).selectOption({ label: reviewer.me.Profile.Name });
  await page.getByRole('button', { name: /^Partly, Growing: [1-9]/ }).click();
  await expect(page).toHaveURL(/[?&]cell=1-1/);
  const people = page.getByRole('list', { name: 'Partly, Growing' });
  await expect(people.getByRole('link', { name: asked.Name })).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: `Ask about ${asked.Name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Ask ${reviewer.me.Profile.Name} about a rating` });
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('radio', { name: /^Potential/ }).check();
  await dialog.getByRole('textbox').fill('Two others closed as many. Why Growing?');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog).toBeHidden();

  await desk.getByRole('button', { name: 'Answer', exact: true }).click();
  const answer = desk.getByRole('dialog', { name: `Potential of ${asked.Name}` });
  await expect(answer).toContainText('Two others closed as many. Why Growing?');
  await answer.getByRole('radio', { name: 'I keep Growing' }).check();
  await answer.getByRole('textbox', { name: /^Your answer/ }).fill('Because nobody had to ask twice.');
  await answer.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(answer).toBeHidden();

  await new Frame(page).openNotificationAbout('Answer About a Rating');
  await expect(page).toHaveURL(new RegExp(`${TALENT}(/|$)`));
  const { Notifications } = await employee.call('notifications.list', { params: { page: 1 } });
  expect(Notifications.filter(({ Subject }) => /Rating/.test(Subject))).toEqual([]);
  const { Questions, History } = await employee.call('talent.single', { params: { id: Id } });
  expect(Questions).toEqual([]);
  expect(History.map(({ Action }) => Action)).not.toContain('ask');
});

test('[TAL-013] a person too new for any quarter reads that, and from when on there is one', async ({
  api,
  sessionOf,
  visitWith,
}) => {
  const { email } = await hireNewcomer(await api('orgadmin'), `Too New ${Date.now()}`);
  const { page } = await visitWith(await sessionOf(email, 'acme'), TALENT, { reducedMotion: 'reduce' });
  await expect(
    page.getByText('This user is too new to be eligible for any appraisal periods.'),
  ).toBeVisible();
  await expect(page.getByText(/The first period is Q4 2026, offered from Jan 1/)).toBeVisible();
  await examine(page, 'too new for an appraisal');
});

test('[TAL-012] on paper there is only the appraisal, and its signatures stay together', async ({
  sessionOf,
  visitWith,
}) => {
  const { page } = await visitWith(await sessionOf('huong.nguyen@acme.example', 'acme'), MY_APPRAISALS, {
    colorScheme: 'dark',
  });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('article').filter({ hasText: 'Confidential. Text as signed' });
  await expect(paper.getByRole('heading', { level: 1, name: 'Nguyễn Thị Hương' })).toBeVisible();
  await expect(paper).toHaveCSS('color', 'rgb(29, 28, 25)');
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(menuOf(page)).toBeHidden();
  await expect(paper.getByRole('region', { name: 'Ratings' })).toHaveCount(0);
  const signatures = paper.getByRole('region', { name: 'Signatures' });
  await expect(signatures).toContainText('I agree');
  await expect(signatures).toContainText('Reviewer');
  await expect(signatures.locator('xpath=..')).toHaveCSS('break-inside', 'avoid');
});

test('[TAL-017] [TAL-044] the compliance spreadsheet of the team is a workbook', async ({ visit }) => {
  const { page } = await visit('manager', TALENT);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Compliance spreadsheet' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
});

test('the list and the appraisals of a team are walked by keys', async ({ sessionOf, visitWith }) => {
  const { page } = await visitWith(await sessionOf('matilde.fonseca@acme.example', 'acme'), TALENT);
  const targets = page.locator('[data-row-target]');
  await expect(targets).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(targets.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(targets.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(targets.nth(0)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeFocused();
  await page.keyboard.type('Samuel');
  await expect(targets).toHaveCount(1);
  await page.getByRole('link', { name: 'Samuel Arnold', exact: true }).click();
  const people = page.getByRole('navigation', { name: 'People of the team' });
  await expect(people).toContainText('1 of 2');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(people).toContainText('2 of 2');
  await expect(page.getByRole('heading', { level: 2, name: 'Yuki Mori' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(people).toContainText('1 of 2');
});

test('⌘K leads to My Appraisals and to the talent matrix', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/home');
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  for (const [typed, label, path] of [
    ['sign my appraisal', 'My appraisals', MY_APPRAISALS],
    ['nine box', 'Talent matrix', `${TALENT}/matrix`],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    await page.keyboard.type(typed);
    await page.getByRole('option', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}`));
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
});

test('[NOTI-010] what waits for a manager’s signature leads to the team’s appraisals', async ({
  sessionOf,
  visitWith,
}) => {
  const employee = await sessionOf(PAIRS.noticed.employee, 'acme');
  const reviewer = await sessionOf(PAIRS.noticed.reviewer, 'acme');
  const { Id } = await shareAppraisal(reviewer, employee.me.Profile.Id, 'You never lost a tender by a day.');
  await employee.call('talent.employeeSign', {
    params: { id: Id },
    body: { Sign: employee.me.Profile.Name },
  });
  const { page } = await visitWith(await sessionOf(PAIRS.noticed.reviewer, 'acme'), '/v3/notifications');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Appraisal Acknowledged' })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${TALENT}(/|$)`));
  await expect(page.getByRole('region', { name: 'My Team View' })).toBeVisible();
});
