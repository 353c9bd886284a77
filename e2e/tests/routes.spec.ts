import { expect, test } from '../src/fixtures.ts';
import { expectFocusWithin } from '../src/focus.ts';
import { Frame } from '../src/frame.ts';
import { assessmentPath, manualPath, readManual } from '../src/user-manual-api.ts';

test('[SHELL-003] [SHELL-004] [SHELL-005] [SHELL-009] every path of the documents shows its page', async ({
  visit,
  api,
}) => {
  const ceo = await api('ceo');
  const { me } = ceo;
  const { Id: first } = await ceo.call('predictions.firstGoal', { params: { periodId: 0 } });
  const { page } = await visit('ceo', '/v3/goals/type/company');
  await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible();
  await page.goto('/v3/predictions');
  await expect(page.getByRole('table', { name: /by likelihood and quality/ })).toBeVisible();
  await page.goto(`/v3/predictions/${first}`);
  await expect(page).toHaveURL(new RegExp(`/v3/predictions/${first}$`));
  await expect(page.getByRole('table', { name: /by likelihood and quality/ })).toBeVisible();
  for (const path of ['/v3/profile', `/v3/profile/${me.Profile.Id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /\(You\)$/ })).toBeVisible();
  }
  for (const path of ['/v3/organization', `/v3/organization/${me.Profile.Id}`]) {
    await page.goto(path);
    await expect(page.getByRole('application', { name: 'Org chart' })).toBeVisible();
  }
});

test('[SHELL-008] [TAL-001] [TAL-002] [TAL-003] the paths of Talent show its tabs, and so do addresses of the product before', async ({
  visit,
  api,
}) => {
  const { Id } = (await api('manager')).me.Profile;
  const { page } = await visit('manager', '/#/evaluations');
  await expect(page).toHaveURL(/\/v3\/talent$/);
  for (const [path, tab] of [
    ['/v3/talent', 'Overview'],
    [`/v3/talent/2/${Id}`, 'Overview'],
    ['/v3/talent/matrix', 'Talent Matrix'],
    [`/v3/talent/matrix/2/${Id}`, 'Talent Matrix'],
    ['/v3/talent/myappraisal', 'My Appraisals'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('[SHELL-011] [SHELL-021] the menu has its items in the order of the documents, and Reports shows its page', async ({
  visit,
}) => {
  const { page } = await visit('ceo', '/v3/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Report types' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list').getByRole('link');
  await expect(links).toHaveText([
    'Dashboard',
    'Goals',
    'Predictions',
    'Organization',
    'Strategy',
    'Talent',
    'Reports',
    'Help',
  ]);
});

test('[UMAN-001] the paths of the user manual show its tab, the team\u2019s wheel, and the assessment alone', async ({
  visit,
  api,
  sessionOf,
}) => {
  const { Id } = (await api('manager')).me.Profile;
  const { page } = await visit('manager', manualPath(Id));
  await expect(page.getByRole('tab', { name: 'User Manual' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Who can read it' })).toBeVisible();
  await page.goto(`/v3/profile/${Id}/reports?view=manuals`);
  await expect(page.getByRole('button', { name: /^Björk .*own entry, no percentages$/ })).toBeVisible();
  const { PublicKey } = await readManual(await sessionOf('manager@acme.example', 'acme'), Id);
  await page.goto(assessmentPath(PublicKey ?? ''));
  await expect(page.getByRole('heading', { name: 'You have finished this assessment' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'User Manual' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('[SHELL-015] [SHELL-017] [SHELL-018] what is no page leads home', async ({ visit }) => {
  const { page } = await visit('contributor', '/v3/goals');
  for (const path of ['/v3', '/elsewhere', '/v3/nothing/here']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/v3\/home$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const said = page.getByText(`There is no page at ${path}.`);
    await expect(said).toHaveCount(path.length > 4 ? 1 : 0);
  }
});

test('[SHELL-030] [SHELL-035] the tenant\u2019s face is shown before anything is fetched, signed out as well', async ({
  visit,
}) => {
  const { page } = await visit('contributor', '/v3/home', { tenant: 'globex' });
  const colour = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--tenant'));
  const mine = await colour();
  expect(mine).toMatch(/^#[0-9A-F]{6}$/i);
  expect(mine).not.toBe('#E3AB24');
  await new Frame(page).signOut();
  await expect(page.getByText('© 2019 to 2025')).toBeVisible();
  expect(await colour()).toBe(mine);
});

test('? shows the shortcuts, and Escape leads back to where one was', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/home');
  // The frame is drawn before it listens.
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  const link = page.getByRole('link', { name: 'Goals', exact: true }).first();
  await link.focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await expectFocusWithin(shortcuts);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});
