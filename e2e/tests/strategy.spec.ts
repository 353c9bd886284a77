import type { Locator, Page } from '@playwright/test';
import type { ApiSession } from '../src/api.ts';
import { expect } from '../src/expect.ts';
import { test } from '../src/fixtures.ts';
import { goInApp } from '../src/in-app.ts';
import { reloadLive } from '../src/live.ts';

const STRATEGY = '/v3/strategy';
const MISSION = 'Keep the equipment that keeps people alive working, everywhere';

const editorOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit strategy' });
const changesOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Changes to publish' });

/** Replaces a text. */
async function rewrite(page: Page, field: string, words: string): Promise<void> {
  const text = editorOf(page).getByRole('textbox', { name: field });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await expect(text).toHaveText(words);
}

/** Saves the strategy with another mission, and everything else as it is. */
async function writeMission(
  editor: ApiSession,
  mission: string,
  { IsPublish }: { readonly IsPublish: boolean },
): Promise<void> {
  const { StrategyBasic, Objectives, Video, UpdatedAt } = await editor.call('strategy.read', {});
  const { Vision, Values } = StrategyBasic;
  await editor.call('strategy.save', {
    body: {
      StrategyBasic: { Mission: `<p>${mission}</p>`, Vision, Values },
      StrategyObjective: Objectives,
      StrategyVideo: Video,
      IsPublish,
      UpdatedAt,
    },
  });
}

// What is written here is written at Globex; Acme's strategy stays what the demo says.
test('[STRA-007] [STRA-013] [STRA-017] [STRA-018] [D-6] a draft is written, compared and published, and appears on the page that a reader has open', async ({
  visit,
}) => {
  const reader = await visit('contributor', STRATEGY, { tenant: 'globex' });
  await reloadLive(reader.page);
  await expect(reader.page.getByText('There is no strategy yet')).toBeVisible();

  const { page } = await visit('orgadmin', STRATEGY, { tenant: 'globex' });
  await expect(page.getByText('This is a draft')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your Strategies: Differentiating Values' }).click();
  const values = editorOf(page).getByRole('textbox', { name: 'Differentiating Values' });
  await expect(values).toBeFocused();
  await page.keyboard.type('We show our working.');
  await editorOf(page).getByRole('button', { name: 'Save Draft' }).click();
  await expect(editorOf(page)).toBeHidden();
  await expect(page.getByText('We show our working.')).toBeVisible();
  await expect(reader.page.getByText('There is no strategy yet')).toBeVisible();

  await page.getByRole('button', { name: 'See changes' }).click();
  await expect(changesOf(page).getByText('New, 4 words')).toBeVisible();
  await expect(changesOf(page).locator('ins').filter({ hasText: 'We show our working.' })).toBeVisible();
  await changesOf(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Strategy published')).toBeVisible();
  await expect(page.getByText('Published Nov 18', { exact: true })).toBeVisible();
  await expect(page.getByText('This is a draft')).toHaveCount(0);

  await expect(reader.page.getByText('We show our working.')).toBeVisible();
  await expect(reader.page.getByRole('button', { name: /Edit|Add|Publish|Update Video/ })).toHaveCount(0);
  await expect(reader.page.getByText(/^Welcome/)).toHaveCount(0);
});

test('[R12] two who write at once: the later one sees both texts and chooses, and nothing is lost', async ({
  visit,
}) => {
  const edit = `${STRATEGY}?edit=statements`;
  const first = await visit('ceo', edit, { tenant: 'globex' });
  const second = await visit('orgadmin', edit, { tenant: 'globex' });
  second.watch.allow(409, /\/strategy$/);
  await rewrite(first.page, 'Mission Statement', 'Theirs, word for word.');
  await rewrite(second.page, 'Mission Statement', 'Mine, word for word.');
  await rewrite(second.page, 'Vision Statement', 'Mine alone.');
  await editorOf(first.page).getByRole('button', { name: 'Save Draft' }).click();
  await expect(editorOf(first.page)).toBeHidden();

  const editor = editorOf(second.page);
  await editor.getByRole('button', { name: 'Save Draft' }).click();
  await expect(editor.getByText(/^A newer version was saved by /)).toBeVisible();
  const choice = editor.getByRole('listitem').filter({ hasText: 'Mission Statement' });
  await expect(choice.getByText('Mine, word for word.')).toBeVisible();
  await expect(choice.locator('ins').filter({ hasText: 'Theirs,' })).toBeVisible();
  await choice.getByRole('button', { name: /^Keep mine/ }).click();
  await editor.getByRole('button', { name: 'Save Draft' }).click();
  await expect(editor).toBeHidden();
  await expect(second.page.getByText('Mine, word for word.')).toBeVisible();
  await expect(second.page.getByText('Mine alone.')).toBeVisible();
});

test('an earlier version is read, restored as a draft, and that is taken back', async ({ visit, api }) => {
  const ceo = await api('ceo', 'globex');
  await writeMission(ceo, 'Published, word for word.', { IsPublish: true });
  await writeMission(ceo, 'Thought of since then.', { IsPublish: false });
  const { page } = await visit('ceo', `${STRATEGY}?show=history`, { tenant: 'globex' });
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Published now' }).click();
  const version = page.getByRole('dialog', { name: /^Version of Nov 18/ });
  await expect(version.locator('ins').first()).toBeVisible();
  await version.getByRole('button', { name: 'Restore as Draft' }).click();
  await expect(version).toBeHidden();
  await expect(page.getByText('Published, word for word.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Thought of since then.')).toBeVisible();
});

test('[SHELL-006] [SHELL-026] [DASH-003] [DASH-004] who may read it finds it in the menu and on the dashboard; an observer nowhere', async ({
  visit,
}) => {
  const { page } = await visit('contributor', '/v3/home');
  await expect(page.getByText(MISSION)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Strategy' }).click();
  await expect(page).toHaveURL(new RegExp(`${STRATEGY}$`));
  await expect(page.getByRole('heading', { name: 'Strategy', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mission Statement' })).toBeVisible();

  const observer = await visit('observer', '/v3/home');
  await expect(observer.page.getByRole('heading', { name: 'Company goals' })).toBeVisible();
  await expect(observer.page.getByText(MISSION)).toHaveCount(0);
  const menu = observer.page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Goals' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Strategy' })).toHaveCount(0);
  await goInApp(observer.page, STRATEGY);
  await expect(observer.page.getByText('Strategy is not open to your role')).toBeVisible();
});

test('[STRA-004] the video asks nothing of anybody before it is played, and then plays in its frame', async ({
  visit,
}) => {
  const { page } = await visit('contributor', '/v3/home');
  const own = new URL(page.url()).host;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) asked.push(request.url());
  });
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Playing</p>' }),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Strategy' }).click();
  const play = page.getByRole('button', { name: /^Play CEO video message/ });
  await expect(play).toHaveText(/Plays from Vimeo$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe[title="CEO video message"]').getByText('Playing')).toBeVisible();
  expect(asked).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1']);
});

test('on paper it is one document: no buttons, no column beside it, the video as its address', async ({
  visit,
}) => {
  const { page } = await visit('ceo', STRATEGY, { colorScheme: 'dark' });
  await expect(page.getByText(MISSION)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(MISSION)).toBeVisible();
  await expect(page.getByText(MISSION)).toHaveCSS('color', 'rgb(29, 28, 25)');
  await expect(page.getByText('Acme: Strategy')).toBeVisible();
  await expect(page.getByText('CEO video message: https://vimeo.com/76979871')).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(page.getByText('Progress')).toBeHidden();
  await expect(page.getByText('Not written yet', { exact: true })).toBeHidden();
});
