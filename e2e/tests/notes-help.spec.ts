import type { Locator, Page } from '@playwright/test';
import { expectProblem } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { changeKept } from '../src/kept-text.ts';

/** What a person does with the drawer of a note. */
function drawerOf(page: Page) {
  const drawer = page.getByRole('dialog', { name: /^(Add|Edit) note$/ });
  return {
    drawer,
    title: drawer.getByRole('textbox', { name: 'Title' }),
    text: drawer.getByRole('textbox', { name: 'Note' }),
    tool: (name: string) => drawer.getByRole('toolbar').getByRole('button', { name, exact: true }),
    save: drawer.getByRole('button', { name: 'Save' }),
  };
}

async function pasteHtml(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, markup) => {
    const data = new DataTransfer();
    data.setData('text/html', markup);
    data.setData('text/plain', 'plain');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(paste);
  }, html);
}

test('[NOTE-003] [NOTE-004] [NOTE-007] [NOTE-008] [NOTE-009] [PROF-022] a note is written with every button, found, changed, deleted and taken back', async ({
  visit,
  api,
}) => {
  const [author, contributor] = await Promise.all([api('goaladmin'), api('contributor')]);
  const about = contributor.me.Profile.Id;
  const { page } = await visit('goaladmin', `/v3/profile/${about}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByText(/^You have no notes about/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Note' }).click();
  const { drawer, title, text, tool, save } = drawerOf(page);

  await title.fill('Written with every button');
  await text.click();
  // One letter: of several typed slowly, a single undo takes back the last ones.
  await page.keyboard.type('u');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('');
  await expect(tool('Redo')).not.toHaveAttribute('aria-disabled', 'true');
  await tool('Heading').click();
  await page.keyboard.type('Plan');
  await page.keyboard.press('Enter');
  await tool('Bold').click();
  await page.keyboard.type('bold');
  await tool('Bold').click();
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('italic');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' ');
  await tool('Underline').click();
  await page.keyboard.type('under');
  await tool('Underline').click();
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('inner');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Numbered list').click();
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Quote').click();
  await page.keyboard.type('said');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Subheading').click();
  await page.keyboard.type('Links');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('example.com/a?b=1&c=2');
  await page.keyboard.press('Enter');
  await save.click();
  await expect(drawer).toBeHidden();

  const stored = (await author.call('notes.list', { params: { userId: about } })).data;
  expect(stored.map(({ Body }) => Body)).toEqual([
    '<h2>Plan</h2><p><strong>bold</strong> <em>italic</em> <u>under</u></p>' +
      '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>' +
      '<ol><li><p>first</p></li></ol><blockquote><p>said</p></blockquote><h3>Links</h3>' +
      '<p><a href="https://example.com/a?b=1&amp;c=2">example.com/a?b=1&amp;c=2</a></p>',
  ]);
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(card.getByRole('link')).toHaveAttribute('href', 'https://example.com/a?b=1&c=2');

  await test.step('sorted, searched, and both in the address', async () => {
    await author.call('notes.create', { body: { UserId: about, Title: 'Café', Body: '<p>later</p>' } });
    await page.reload();
    const titles = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect(titles.first()).toHaveText('Café');
    await page.getByRole('searchbox', { name: 'Search notes by title' }).fill('cafe');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Created' }).click();
    await expect(page).toHaveURL(/\/notes\?q=cafe&sort=created$/);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('changed, and deleted only after a question, with a way back', async () => {
    await page.getByRole('button', { name: 'Edit Café' }).click();
    await title.fill('Café, twice');
    await save.click();
    await expect(page.getByRole('heading', { name: 'Café, twice' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Café, twice' }).click();
    const question = page.getByRole('alertdialog', { name: 'Do you want to delete?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Café, twice' })).toBeVisible();
  });
});

test('what was copied elsewhere is pasted clean, and nothing of it runs', async ({ visit, api }) => {
  const about = (await api('contributor')).me.Profile.Id;
  const { page, watch } = await visit('hradmin', `/v3/profile/${about}/notes`);
  // The policy reports where handlers are read, although nothing can run there.
  watch.allowConsole(/^Executing inline event handler violates/);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const { text, title, save, drawer } = drawerOf(page);
  await title.fill('Pasted');
  await text.click();
  const item = (mark: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${words}<o:p></o:p></p>`;
  await pasteHtml(
    text,
    `<html><head><style>p{color:red}</style></head><body><p class=MsoNormal onclick="window.ran=1"><b>From Word</b><img src=x onerror="window.ran=1"></p>${item('·', 'one')}${item('·', 'two')}<p><a href="javascript:window.ran=1">no link</a><script>window.ran=1</script></p></body></html>`,
  );
  await expect(text.getByRole('listitem')).toHaveText(['one', 'two']);
  await save.click();
  await expect(drawer).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: 'Pasted' });
  await expect(card.locator('strong')).toHaveText('From Word');
  await expect(card.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('without its code the editor says so, shows the text, and comes with another attempt', async ({
  visit,
  api,
}) => {
  const about = (await api('contributor')).me.Profile.Id;
  const { page } = await visit('manager', '/v3/home');
  await page.route(/\/rich-text-editor\./, (route) => route.abort());
  // The quiet page fetches it ahead: once that has failed, nothing but Retry brings it.
  const triedAhead = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/rich-text-editor.'),
  );
  await page.goto(`/v3/profile/${about}/notes`);
  await triedAhead;
  await page.getByRole('button', { name: 'Edit What customers say' }).click();
  const { drawer, text } = drawerOf(page);
  await expect(drawer.getByText('The editor could not be loaded.')).toBeVisible();
  await expect(drawer.getByText('Heard twice this month.')).toBeVisible();
  await page.unroute(/\/rich-text-editor\./);
  await drawer.getByRole('button', { name: 'Retry' }).click();
  await expect(text).toContainText('Heard twice this month.');
});

test('text that was not saved survives a reload', async ({ visit, api }) => {
  const about = (await api('contributor')).me.Profile.Id;
  const { page } = await visit('orgadmin', `/v3/profile/${about}/notes`);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const { drawer, title, text } = drawerOf(page);
  await text.click();
  await page.keyboard.type('and its body');
  await changeKept(page, () => title.fill('Half a thought'));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await drawer.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Half a thought');
  await expect(text).toHaveText('and its body');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
});

test('[NOTE-001] [NOTE-006] notes are the author\u2019s alone: not the employee\u2019s, the ceo\u2019s or an admin\u2019s', async ({
  visit,
  api,
}) => {
  const [manager, contributor, ceo, admin, observer] = await Promise.all([
    api('manager'),
    api('contributor'),
    api('ceo'),
    api('orgadmin'),
    api('observer'),
  ]);
  const about = contributor.me.Profile.Id;
  const note = await manager.call('notes.create', {
    body: { UserId: about, Title: 'For my eyes', Body: '<p>Only.</p>' },
  });
  const data = { Title: 'Taken', Body: '<p>over</p>' };
  for (const other of [contributor, ceo, admin, observer]) {
    for (const answer of [
      await other.send('PUT', `/note/${note.Id}`, { data }),
      await other.send('DELETE', `/note/${note.Id}`),
    ]) {
      expect(await expectProblem(answer, 404)).toMatchObject({ code: 'not_found' });
    }
  }
  for (const other of [ceo, admin, observer]) {
    const { data: notes } = await other.call('notes.list', { params: { userId: about } });
    expect(notes.map(({ Id }) => Id)).not.toContain(note.Id);
  }
  await expectProblem(await contributor.send('GET', `/note/${about}`), 400);

  const boss = await visit('ceo', `/v3/profile/${about}/notes`);
  await expect(boss.page.getByText(/^You have no notes about/)).toBeVisible();
  const own = await visit('contributor', `/v3/profile/${about}/notes`);
  await expect(own.page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expect(own.page.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
});

test('[HELP-001] [HELP-002] [SHELL-012] [SHELL-022] everyone finds help in the menu, and the way to whom to ask', async ({
  visit,
}) => {
  for (const account of ['contributor', 'observer'] as const) {
    const { page } = await visit(account, '/v3/home');
    await new Frame(page).goTo('Help');
    await expect(page).toHaveURL(/\/v3\/help$/);
    const support = page.getByRole('region', { name: 'Customer Support' });
    await expect(support.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/);
    await expect(support.getByRole('link', { name: 'Open Help Desk' })).toHaveAttribute('href', /^https:/);
    await page.getByRole('region', { name: 'HR Admins' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/v3\/profile\/\d+$/);
  }
});
