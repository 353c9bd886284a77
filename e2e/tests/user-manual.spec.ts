import { readFile } from 'node:fs/promises';
import { discWords, MESSAGES } from '@cadence/shared-contract';
import { expectProblem } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { reloadLive } from '../src/live.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import { openedBy } from '../src/opened-page.ts';
import {
  answerGroups,
  assessmentPath,
  beginAssessment,
  completeAssessment,
  manualPath,
  readManual,
  saveEntry,
} from '../src/user-manual-api.ts';

const PDF = 'application/pdf';

test('[UMAN-001] [UMAN-004] [UMAN-006] [UMAN-007] [UMAN-023] an own entry with its PDF is read by a colleague, until a result replaces it permanently', async ({
  api,
  sessionOf,
  visit,
  visitWith,
}) => {
  test.slow();
  const { id, email } = await hireNewcomer(await api('orgadmin'), `Own Words ${Date.now()}`);
  const owner = await sessionOf(email, 'acme');
  const { page, watch } = await visitWith(await sessionOf(email, 'acme'), manualPath(id));
  watch.allow(400, /\/myusermanual\/fileupload$/);
  const report = await page.pdf();
  const drawer = page.getByRole('dialog', { name: 'Add DISC Manually' });
  const text = drawer.getByRole('textbox', { name: /^Description/ });
  const save = drawer.getByRole('button', { name: 'Save', exact: true });

  await test.step('type, own words, and the suggestion below them', async () => {
    await page.getByRole('button', { name: 'Add DISC Manually' }).click();
    await expect(save).toHaveAccessibleDescription(MESSAGES.discTypeRequired);
    await drawer.getByRole('radio', { name: 'ID, Influence + Dominance' }).check();
    await expect(save).toHaveAccessibleDescription(MESSAGES.discDescriptionRequired);
    await text.fill('Ring before you write.');
    const suggestion = drawer.getByRole('complementary', { name: 'Suggested description' });
    const suggested = (await suggestion.getByRole('paragraph').first().textContent()) ?? '';
    await suggestion.getByRole('button', { name: 'Add this text' }).click();
    await expect(text).toHaveValue(`Ring before you write.\n\n${suggested}`);
    await expect(suggestion).toBeHidden();
  });

  await test.step('a page that calls itself a PDF is refused, and nothing written is lost', async () => {
    const file = drawer.locator('input[type="file"]');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await file.setInputFiles({ name: 'report.pdf', mimeType: PDF, buffer: html });
    await expect(drawer.getByText(MESSAGES.pdfOnly)).toBeVisible();
    await expect(text).toHaveValue(/^Ring before you write\./);
    await file.setInputFiles({ name: 'DISC 2024.pdf', mimeType: PDF, buffer: report });
    await expect(drawer.getByText('DISC 2024.pdf', { exact: true })).toBeVisible();
    await expect(drawer.getByText(MESSAGES.pdfOnly)).toBeHidden();
    await save.click();
    await expect(drawer).toBeHidden();
  });

  const { page: desk } = await visit('contributor', manualPath(id));
  await reloadLive(desk);
  await test.step('a colleague reads it and has the PDF', async () => {
    await expect(desk.getByText(/^Ring before you write\./)).toBeVisible();
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'DISC 2024.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('DISC 2024.pdf');
    expect((await readFile(await download.path())).equals(report)).toBe(true);
    await expect(desk.getByRole('button', { name: 'Edit DISC Manually' })).toHaveCount(0);
  });
  const reference = (await readManual(owner, id)).ManualUserManual?.FilePath ?? '';

  await test.step('the owner is asked first, and once more at the end', async () => {
    await page.getByRole('button', { name: 'Start' }).click();
    const question = page.getByRole('alertdialog', { name: 'Replace your manual entry?' });
    await expect(question).toContainText(MESSAGES.discReplaced);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const { page: own, watch: ownWatch } = await openedBy(page, () =>
      question.getByRole('button', { name: 'Start' }).click(),
    );
    await answerGroups(owner);
    await own.reload();
    await own.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(own.getByText(MESSAGES.discReplaced)).toBeVisible();
    await expect(desk.getByText(/^Ring before you write\./)).toBeVisible();
    await own.getByRole('button', { name: 'Finish and replace my entry' }).click();
    await expect(own.getByRole('heading', { name: 'Your user manual is ready' })).toBeVisible();
    expect(ownWatch.problems).toEqual([]);
  });

  await expect(desk.getByText(/^Assessment of /)).toBeVisible();
  await expect(desk.getByText(/^Ring before you write\./)).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'DISC 2024.pdf' })).toHaveCount(0);
  await expectProblem(await owner.send('GET', `/myusermanual/download/${reference}`), 404);
});

test('[LIVE-007] [PROF-006] [UMAN-012] a colleague’s open page follows entry and result by itself, and has the report as a PDF', async ({
  api,
  sessionOf,
  visit,
}) => {
  const name = `Live Lindgren ${Date.now()}`;
  const { id, email } = await hireNewcomer(await api('orgadmin'), name);
  const owner = await sessionOf(email, 'acme');
  const { page } = await visit('contributor', manualPath(id));
  await reloadLive(page);
  const disc = page
    .getByRole('region', { name: 'Contact' })
    .getByRole('listitem')
    .filter({ hasText: 'DISC' });
  await expect(page.getByText(`${name} has no user manual yet.`)).toBeVisible();
  await expect(disc).toHaveCount(0);

  await saveEntry(owner, 'CS', 'Write to me with one question at a time.');
  await expect(page.getByText('Write to me with one question at a time.')).toBeVisible();
  await expect(disc).toContainText('Conscientiousness + Steadiness');

  const result = await completeAssessment(owner);
  await expect(page.getByRole('heading', { name: result.Headline })).toBeVisible();
  await expect(page.getByText('Write to me with one question at a time.')).toHaveCount(0);
  await expect(disc).toHaveText(`DISC: ${discWords(result.Disc)}`);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`${name}.*\\.pdf$`));
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('[D-101] [D-107] a team on one wheel: faces, the gap, who has none; for its manager, and nobody beneath', async ({
  api,
  visit,
}) => {
  const manager = await api('manager');
  const reports = `/v3/profile/${manager.me.Profile.Id}/reports`;
  const { page } = await visit('manager', reports);
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'User manuals' }).click();
  await expect(page).toHaveURL(/[?&]view=manuals/);
  const faces = page.getByRole('list', { name: 'People with a user manual' }).getByRole('button');
  await expect(faces).toHaveCount(6);
  await expect(page.getByText('0 Dominance')).toBeVisible();
  await expect(page.getByText('Nobody so far. Say at the start who decides, and by when.')).toBeVisible();
  const without = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: /^No user manual/ });
  for (const name of ['José Ángel Muñoz', 'Mateusz Wójcik'])
    await expect(without.getByRole('link', { name })).toBeVisible();
  // How far somebody is, nobody else learns.
  await expect(without).not.toContainText(/progress|\d+ of/);

  const chosen = page.getByRole('region', { name: 'Chosen person' });
  await page.getByRole('button', { name: /^Björk .*own entry, no percentages$/ }).click();
  await expect(chosen).toContainText('Björk Þórðardóttir');
  await page.keyboard.press('Home');
  await expect(faces.first()).toBeFocused();
  await expect(chosen).not.toContainText('Björk');
  await page.reload();
  await expect(faces.first()).toHaveAttribute('aria-pressed', 'true');

  const { page: other } = await visit('contributor', `${reports}?view=manuals`);
  await expect(other.getByRole('table').getByRole('link', { name: 'José Ángel Muñoz' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'User manuals' })).toHaveCount(0);
  const contributor = await api('contributor');
  await expectProblem(await contributor.send('GET', `/myusermanual/Team/${manager.me.Profile.Id}`), 400);
});

test('[UMAN-002] [D-1] another person’s assessment is not there, and a clear page says so', async ({
  api,
  sessionOf,
  visitWith,
}) => {
  const { id, email } = await hireNewcomer(await api('orgadmin'), `Another One ${Date.now()}`);
  const { PublicKey } = await beginAssessment(await sessionOf('jose.munoz@acme.example', 'acme'));
  const { page, watch } = await visitWith(await sessionOf(email, 'acme'), manualPath(id));
  watch.allow(404, /\/myusermanual\/assessment\//i);
  for (const key of [PublicKey, 'nothing']) {
    await page.goto(assessmentPath(key));
    await expect(page.getByText('There is no such assessment of yours')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Go to my user manual' }).click();
  await expect(page).toHaveURL(new RegExp(`${manualPath(id)}$`));
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});
