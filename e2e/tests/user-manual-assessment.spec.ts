import { ASSESSMENT_GROUPS } from '@cadence/shared-contract';
import { devices } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { AssessmentPage } from '../src/assessment-page.ts';
import { expect, test } from '../src/fixtures.ts';
import { tabTo } from '../src/focus.ts';
import { reloadLive } from '../src/live.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import { openedBy } from '../src/opened-page.ts';
import { SIZES } from '../src/screens.ts';
import { manualPath, readManual } from '../src/user-manual-api.ts';

/** The server recognises a phone by its user agent. */
const PHONE = { ...SIZES.phone, userAgent: devices['iPhone 14'].userAgent };

test('[UMAN-002] [UMAN-003] [UMAN-010] the whole assessment by keyboard alone, from Start to the result on the tab', async ({
  api,
  sessionOf,
  visitWith,
}) => {
  const { id, email } = await hireNewcomer(await api('orgadmin'), `Keys Only ${Date.now()}`);
  const colleague = await api('contributor');
  const { page: tab } = await visitWith(await sessionOf(email, 'acme'), manualPath(id));
  await reloadLive(tab);
  await tabTo(tab, tab.getByRole('button', { name: 'Start' }));
  const { page, watch } = await openedBy(tab, () => tab.keyboard.press('Enter'));
  const assessment = new AssessmentPage(page);
  expect(await page.evaluate(() => window.opener)).toBeNull();

  await test.step('the first group by Tab and space', async () => {
    await expect(assessment.place(1)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await tabTo(page, assessment.most(0));
    await page.keyboard.press('Space');
    await expect(assessment.most(0)).toBeChecked();
    await expect(assessment.least(0)).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Choose the sentence that is least like you, too.')).toBeVisible();
    await tabTo(page, assessment.least(1));
    await page.keyboard.press('Space');
    await expect(assessment.least(1)).toBeChecked();
    await page.keyboard.press('Enter');
  });

  await test.step('the others by digits, with a look back', async () => {
    await assessment.type({ from: 2, to: 4 });
    await expect(assessment.place(5)).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(assessment.place(4)).toBeVisible();
    await expect(assessment.most(0)).toBeChecked();
    await expect(assessment.least(1)).toBeChecked();
    await page.keyboard.press('Enter');
    await assessment.type({ from: 5, to: ASSESSMENT_GROUPS });
  });
  await expect(tab.getByText(`All ${ASSESSMENT_GROUPS} groups are answered`)).toBeVisible();
  expect(await readManual(colleague, id)).toMatchObject({ Status: 0, Own: null });

  await test.step('an answer in own words, and the end', async () => {
    await expect(page.getByRole('heading', { name: /questions in your own words$/ })).toBeFocused();
    await tabTo(page, page.getByRole('textbox').first());
    await page.keyboard.type('Before the first train');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'That was all of it' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Finish', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your user manual is ready' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Open my user manual' }));
    await page.keyboard.press('Enter');
  });
  for (const shown of [page, tab]) {
    await expect(shown.getByText('How to speak to me')).toBeVisible();
    await expect(shown.getByText('Before the first train')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Take it again' })).toBeVisible();
  }
  expect(await readManual(colleague, id)).toMatchObject({ Status: 4, IsFull: false });
  expect(watch.problems).toEqual([]);
});

test('[UMAN-003] on a phone: left after ten groups, resumed on a computer, finished on the phone; no group is shown twice', async ({
  api,
  sessionOf,
  visitWith,
}) => {
  test.slow();
  const { id, email } = await hireNewcomer(await api('orgadmin'), `Two Devices ${Date.now()}`);
  const tap = (control: Locator) => control.tap();
  const { page: phone } = await visitWith(await sessionOf(email, 'acme'), manualPath(id), PHONE);
  const asked: string[] = [];

  await test.step('ten groups on the phone', async () => {
    const { page, watch } = await openedBy(phone, () => phone.getByRole('button', { name: 'Start' }).tap());
    asked.push(...(await new AssessmentPage(page).answer({ from: 1, to: 10 }, tap)));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Leave, go on later' }).tap();
    await expect(page.getByText('You stopped at group 11')).toBeVisible();
    expect(watch.problems).toEqual([]);
    await page.close();
  });

  await reloadLive(phone);
  await expect(
    phone.getByRole('button', { name: `Take up again, 11 of ${ASSESSMENT_GROUPS}` }),
  ).toBeVisible();
  await test.step('ten more on a computer', async () => {
    const { page: desk } = await visitWith(await sessionOf(email, 'acme'), manualPath(id));
    await expect(desk.getByText(/^begun .*, on your phone$/)).toBeVisible();
    const { page, watch } = await openedBy(desk, () =>
      desk.getByRole('button', { name: `Take up again, 11 of ${ASSESSMENT_GROUPS}` }).click(),
    );
    asked.push(
      ...(await new AssessmentPage(page).answer({ from: 11, to: 20 }, (control) => control.click())),
    );
    await expect(page.getByText(/^20 groups saved\./)).toBeVisible();
    expect(watch.problems).toEqual([]);
    await page.close();
  });

  await test.step('the rest on the phone, whose page has been updated', async () => {
    const { page, watch } = await openedBy(phone, () =>
      phone.getByRole('button', { name: `Take up again, 21 of ${ASSESSMENT_GROUPS}` }).tap(),
    );
    asked.push(...(await new AssessmentPage(page).answer({ from: 21, to: ASSESSMENT_GROUPS }, tap)));
    await page.getByRole('button', { name: 'Skip', exact: true }).tap();
    await page.getByRole('button', { name: 'Finish', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Your user manual is ready' })).toBeVisible();
    await page.getByRole('link', { name: 'Open my user manual' }).tap();
    await expect(page.getByText('How to speak to me')).toBeVisible();
    expect(watch.problems).toEqual([]);
  });
  expect(asked).toHaveLength(ASSESSMENT_GROUPS);
  expect(new Set(asked).size).toBe(ASSESSMENT_GROUPS);
});
