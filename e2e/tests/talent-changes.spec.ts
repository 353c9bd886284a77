import { expect, test } from '../src/fixtures.ts';
import { changeKept } from '../src/kept-text.ts';
import { keepFromHub, reloadLive } from '../src/live.ts';
import { SIZES } from '../src/screens.ts';
import { latestPeriod, PAIRS, shareAppraisal, writeAppraisal } from '../src/talent-api.ts';
import { MY_APPRAISALS, TALENT, TalentPage } from '../src/talent-page.ts';

test('[D-3] the same draft in two windows: neither text is lost', async ({ sessionOf, visitWith }) => {
  const employee = await sessionOf(PAIRS.twice.employee, 'acme');
  const [first, second] = [
    await sessionOf(PAIRS.twice.reviewer, 'acme'),
    await sessionOf(PAIRS.twice.reviewer, 'acme'),
  ];
  const { Id } = await writeAppraisal(first, employee.me.Profile.Id, 'It begins here.');
  const path = `${TALENT}/appraisal/${Id}`;
  const left = await visitWith(first, path);
  const right = await visitWith(second, path);
  right.watch.allow(409, /\/api\/talent\//);
  await keepFromHub(right.page);
  await right.page.reload();
  const [one, other] = [new TalentPage(left.page), new TalentPage(right.page)];
  await expect(other.review).toContainText('It begins here.');
  await one.saveMoreReview(' Written on the left.');
  await other.addToReview(' Written on the right.');
  await expect(other.dialog).toContainText('Written on the left.');
  await expect(other.dialog.locator('ins')).toContainText('right.');
  await other.dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(other.review).toContainText('Written on the right.');
  await expect(other.review).not.toContainText('Written on the left.');
  await right.page.getByRole('button', { name: 'Compare' }).click();
  await other.dialog.getByRole('button', { name: 'Save it' }).click();
  await expect(other.saved).toHaveText(/^Saved/);
  await expect(one.review).toContainText('Written on the right.');
});

test('[D-92] what is taken back leaves the employee’s page, and their words stay on the device', async ({
  sessionOf,
  visitWith,
}) => {
  const [reviewer, employee] = [
    await sessionOf(PAIRS.takenBack.reviewer, 'acme'),
    await sessionOf(PAIRS.takenBack.employee, 'acme'),
  ];
  const { Id } = await shareAppraisal(reviewer, employee.me.Profile.Id, 'You kept the depot full.');
  const { page: desk } = await visitWith(reviewer, `${TALENT}/appraisal/${Id}`);
  const { page, watch } = await visitWith(employee, MY_APPRAISALS, SIZES.phone);
  watch.allow(404, /\/api\/talent\/single\//);
  await reloadLive(page);
  const [manager, own] = [new TalentPage(desk), new TalentPage(page)];
  await expect(own.letter).toContainText('You kept the depot full.');
  const words = own.signForm.getByRole('textbox', { name: /^Your comment/ });
  await words.fill('The depot was');
  await changeKept(page, () => words.fill('The depot was full because of Noémie.'));
  await manager.choose('Take back');
  await expect(manager.dialog.getByRole('button', { name: 'Keep it shared' })).toBeFocused();
  await manager.dialog.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(manager.phase).toHaveText('Started (30%)');
  await expect(page.getByText('This appraisal is no longer shared')).toBeVisible();
  await expect(page.getByText('The depot was full because of Noémie.')).toBeVisible();
});

test('[TAL-026] [TAL-032] on a phone: where ratings are shared, the employee reads them in the letter, and signs', async ({
  sessionOf,
  visitWith,
}) => {
  const reviewer = await sessionOf('goalmanager@globex.example', 'globex');
  const employee = await sessionOf('bruno.keller@globex.example', 'globex');
  // Longer than a phone is high.
  await shareAppraisal(reviewer, employee.me.Profile.Id, 'The reagents were never late. '.repeat(40));
  const { page } = await visitWith(employee, MY_APPRAISALS, SIZES.phone);
  const own = new TalentPage(page);
  await expect(own.letter.getByText('Meets expectations, step 2 of 3')).toBeAttached();
  // On a phone the way to the signature is at the foot of the letter.
  await page.getByRole('button', { name: 'Comment and sign' }).tap();
  await expect(own.signForm.getByRole('radio', { name: 'I agree' })).toBeFocused();
  await own.sign('I agree', employee.me.Profile.Name);
  await expect(own.step).toContainText(`Waiting for ${reviewer.me.Profile.Name} to sign`);
});

test('[TAL-028] [TAL-051] what is deleted leaves the employee’s page, and Undo brings it back', async ({
  sessionOf,
  visitWith,
}) => {
  const [reviewer, employee] = [
    await sessionOf(PAIRS.deleted.reviewer, 'acme'),
    await sessionOf(PAIRS.deleted.employee, 'acme'),
  ];
  const { Id } = await shareAppraisal(reviewer, employee.me.Profile.Id, 'You answered every night.');
  const { PeriodId } = await latestPeriod(reviewer);
  const { page: desk } = await visitWith(reviewer, `${TALENT}/appraisal/${Id}`);
  const { page, watch } = await visitWith(employee, `${MY_APPRAISALS}?period=${PeriodId}`);
  watch.allow(404, /\/api\/talent\/single\//);
  await reloadLive(page);
  const [manager, own] = [new TalentPage(desk), new TalentPage(page)];
  await expect(own.letter).toContainText('You answered every night.');
  await manager.choose('Delete');
  await expect(manager.dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await manager.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  // A toast under the pointer stays, however long the other browser takes.
  const undo = desk.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(page.getByText('This appraisal is no longer shared')).toBeVisible();
  await undo.click();
  await expect(own.letter).toContainText('You answered every night.');
});
