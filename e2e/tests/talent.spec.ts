import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ApiSession } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { reloadLive } from '../src/live.ts';
import { latestPeriod, PAIRS, startAfresh } from '../src/talent-api.ts';
import { MY_APPRAISALS, TALENT, TalentPage } from '../src/talent-page.ts';

const FIRST_NAME = 'Marek';
const REVIEW = 'you won the tender of Brno before the others had read it.';
const EDIT = 'I had the date of the tender wrong; it was week nine.';
const DISAGREES = 'I have read it and disagree';

/** What the page is answered under `/api/talent`, as text. */
function talentAnswers(page: Page): { readonly all: () => Promise<readonly string[]> } {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.toLowerCase().startsWith('/api/talent/'))
      texts.push(response.text().catch(() => ''));
  });
  return { all: () => Promise.all(texts) };
}

/** Names of keys that hold a rating, with a number: `"PrimaryRating":3`. */
const RATED = /"(?:Primary|Secondary|Tertiary)(?:Rating)?":\s*\d/;

async function subjectsOf(session: ApiSession): Promise<readonly string[]> {
  const { Notifications } = await session.call('notifications.list', { params: { page: 1 } });
  return Notifications.map(({ Subject }) => Subject);
}

test('[TAL-001] [TAL-003] [TAL-009] [TAL-012] [TAL-023] [TAL-024] [TAL-025] [TAL-026] [TAL-027] [TAL-029] [TAL-032] [NOTI-010] [D-50] [D-92] [D-93] a whole appraisal, live between manager and employee', async ({
  sessionOf,
  visitWith,
}) => {
  // Some thirty screens in three browsers.
  test.slow();
  const [reviewer, employee] = await Promise.all([
    sessionOf(PAIRS.whole.reviewer, 'acme'),
    sessionOf(PAIRS.whole.employee, 'acme'),
  ]);
  const [reviewerName, employeeName] = [reviewer.me.Profile.Name, employee.me.Profile.Name];
  await startAfresh(reviewer, employee.me.Profile.Id);
  const { PeriodId } = await latestPeriod(reviewer);
  const { page: desk } = await visitWith(reviewer, TALENT);
  const { page: home } = await visitWith(employee, `${MY_APPRAISALS}?period=${PeriodId}`);
  await reloadLive(desk);
  await reloadLive(home);
  const answers = talentAnswers(home);
  const manager = new TalentPage(desk);
  const own = new TalentPage(home);
  const bell = home.getByRole('button', { name: /^Notifications/ });
  const tab = home.getByRole('tab', { name: /^My Appraisals/ });
  let quietBell = '';
  let path = '';

  await test.step('one press starts it, and the draft saves itself', async () => {
    await expect(home.getByText('No Appraisals for This Quarter')).toBeVisible();
    quietBell = (await bell.getAttribute('aria-label')) ?? '';
    await expect(manager.row(employeeName)).toContainText('Not Started');
    await manager
      .row(employeeName)
      .getByRole('button', { name: `Start, ${employeeName}` })
      .click();
    await expect(desk).toHaveURL(/\/v3\/talent\/appraisal\/\d+$/);
    path = new URL(desk.url()).pathname;
    await expect(manager.phase).toHaveText('Started (30%)');
    await manager.saveMoreReview(`${FIRST_NAME}, ${REVIEW}`);
    await desk.reload();
    await expect(manager.review).toContainText(REVIEW);
  });

  await test.step('what is missing is required when it is shared, not before', async () => {
    await desk.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(desk.getByText('A review and both ratings are needed first.')).toBeVisible();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await manager.rate('Performance', 'As agreed');
    await manager.rate('Potential', 'Ready soon');
    await expect(manager.saved).toHaveText(/^Saved \d/);
  });

  await test.step('nothing reveals the draft to the employee', async () => {
    await expect(home.getByText('No Appraisals for This Quarter')).toBeVisible();
    await expect(bell).toHaveAttribute('aria-label', quietBell);
    await expect(tab).toHaveText('My Appraisals');
  });

  await test.step('it is shared, and the letter is there, live and without ratings', async () => {
    const dialog = await manager.press('Share');
    await expect(dialog).toContainText('The ratings stay with you, your managers above you and HR.');
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(manager.phase).toHaveText('Shared (60%)');
    await expect(own.letter).toContainText(REVIEW);
    await expect(own.step).toContainText('Waiting for you to sign');
    await expect(tab).toHaveText('My Appraisals1');
    await expect(bell).not.toHaveAttribute('aria-label', quietBell);
  });

  await test.step('the notification leads to My Appraisals', async () => {
    await home.goto('/v3/home');
    await new Frame(home).openNotificationAbout('Appraisal Available for Signature');
    await expect(home).toHaveURL(new RegExp(`${MY_APPRAISALS}$`));
    await expect(own.letter).toContainText(REVIEW);
  });

  await test.step('the employee disagrees in their own words and signs; the manager’s page shows it', async () => {
    await own.signForm.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(own.signForm.getByText('This is required.').first()).toBeVisible();
    await own.sign(DISAGREES, employeeName, 'The date was moved by the hospital.');
    await expect(own.step).toContainText(`Waiting for ${reviewerName} to sign`);
    await expect(manager.phase).toHaveText('Acknowledged (90%)');
    const signature = desk.getByRole('region', { name: `Signature of ${employeeName}` });
    await expect(signature).toContainText(DISAGREES);
    await expect(signature).toContainText('The date was moved by the hospital.');
  });

  await test.step('an edit after the signature is said to both, and signed again', async () => {
    await manager.addToReview(` ${EDIT}`);
    const question = await manager.press('Save');
    await expect(question).toContainText(`${employeeName} has signed this text`);
    await question.getByRole('button', { name: 'Save it' }).click();
    await expect(question).toBeHidden();
    await expect(desk.getByText('Edited after the signature', { exact: true })).toBeVisible();
    await expect(desk.getByText(`Waiting for ${employeeName} to sign again`)).toBeVisible();
    await expect(own.letter.getByText(`${reviewerName} edited this after you signed`)).toBeVisible();
    await expect(own.letter.locator('ins')).toContainText(EDIT);
    await own.letter.getByRole('button', { name: 'Sign again' }).click();
    await own.sign('I agree', employeeName);
    await expect(own.letter.locator('ins')).toHaveCount(0);
    await expect(desk.getByText('Edited after the signature', { exact: true })).toHaveCount(0);
  });

  await test.step('the manager signs, which completes it for both', async () => {
    await manager.completeAs(reviewerName);
    await expect(own.step).toHaveCount(0);
    await expect(home.getByText('Completed (100%)').first()).toBeVisible();
    await expect(own.signForm).toHaveCount(0);
    await expect(desk.getByRole('textbox', { name: 'Review' })).toHaveCount(0);
  });

  await test.step('nothing that the employee’s pages were answered has a rating', async () => {
    const all = await answers.all();
    expect(all.some((text) => text.includes('won the tender'))).toBe(true);
    expect(all.flatMap((text) => RATED.exec(text)?.[0] ?? [])).toEqual([]);
    await expect(home.getByText('Ready soon')).toHaveCount(0);
  });

  await test.step('both have it as a file', async () => {
    const [ofEmployee] = await Promise.all([
      home.waitForEvent('download'),
      home.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(ofEmployee.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await ofEmployee.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const [ofManager] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('main').getByRole('button', { name: 'Print', exact: true }).click(),
    ]);
    expect(ofManager.suggestedFilename()).toMatch(/\.pdf$/);
  });

  const { page: office } = await visitWith(await sessionOf('hradmin@acme.example', 'acme'), path);
  await test.step('an HR Admin reopens it with a reason, which both receive', async () => {
    const hr = new TalentPage(office);
    await expect(hr.phase).toHaveText('Completed (100%)');
    await hr.choose('Reopen');
    await hr.dialog.getByRole('textbox').fill('The figures of week nine were corrected.');
    await hr.dialog.getByRole('button', { name: 'Reopen', exact: true }).click();
    await expect(hr.dialog).toBeHidden();
    await expect(hr.phase).toHaveText('Shared (60%)');
    await expect(own.step).toContainText('Waiting for you to sign');
    await expect(home.getByText('The figures of week nine were corrected.')).toBeVisible();
    await expect(manager.phase).toHaveText('Shared (60%)');
    for (const email of Object.values(PAIRS.whole))
      expect(await subjectsOf(await sessionOf(email, 'acme'))).toContain('Appraisal Reopened');
  });

  await test.step('both sign again, and the version signed before is kept', async () => {
    await own.sign('I agree', employeeName);
    await expect(manager.phase).toHaveText('Acknowledged (90%)');
    await manager.completeAs(reviewerName);
    // An earlier letter is completed, too: this one is once nothing of it waits, and then nothing moves any more.
    await expect(own.step).toHaveCount(0);
    await expect(home.getByText('Completed (100%)').first()).toBeVisible();
    await home.getByText(/^Earlier signatures \(\d+\)$/).click();
    await expect(home.getByText(DISAGREES)).toBeVisible();
  });
});
