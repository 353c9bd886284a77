import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { STORY_WINDOW, openStories, StoryWalk } from '../src/story-walk.ts';
import type { Story } from '../src/story-walk.ts';

const BREADCRUMB: Story = { id: 'navigation-breadcrumb--deep', name: 'Deep', title: 'Navigation/Breadcrumb' };

/** Each is written into the stories of one page as it is fetched; the build has none of them. */
const FAULTS = [
  {
    fault: 'a story that throws',
    code: "render: () => { throw new Error('planted'); },",
    found: /storyThrewException: planted|storyErrored: planted/,
  },
  {
    fault: 'a play that does not succeed',
    code: "play: async () => { throw new Error('planted'); },",
    found: /playFunctionThrewException: planted/,
  },
  {
    fault: 'an error on the console',
    code: "render: () => { console.error('planted'); return 'drawn'; },",
    found: /console: planted/,
  },
  {
    fault: 'a picture without a name',
    code: "render: () => { document.body.append(document.createElement('img')); return 'drawn'; },",
    found: /light: image-alt/,
  },
  {
    fault: 'a text that is too pale in the dark',
    code: "render: () => { const text = document.createElement('p'); text.textContent = 'pale'; text.style.color = 'light-dark(#000, #333)'; document.body.append(text); return 'drawn'; },",
    found: /dark: color-contrast/,
  },
] as const;

/** What the walk says about a story whose page has the code in each of its stories. */
async function walkWith(page: Page, code: string, serverOrigin: string): Promise<readonly string[]> {
  let planted = 0;
  await page.route(/breadcrumb-breadcrumb-stories\..*\.js/, async (route, request) => {
    const answer = await route.fetch({ url: `${serverOrigin}${new URL(request.url()).pathname}` });
    const body = (await answer.text()).replaceAll(/\bconst Deep = \{/g, (start) => {
      planted += 1;
      return `${start} ${code}`;
    });
    await route.fulfill({ response: answer, body });
  });
  await openStories(page);
  const walk = new StoryWalk(page);
  const said = [...(await walk.show(BREADCRUMB)), ...(await walk.examine())];
  expect(planted).toBe(1);
  return said;
}

for (const { fault, code, found } of FAULTS)
  test(`the walk through the stories finds ${fault}`, async ({ open, serverOrigin }) => {
    const { page, watch } = await open('storybook');
    watch.allowConsole(/planted|error occurred|Error/);
    expect(await walkWith(page, code, serverOrigin)).toContainEqual(expect.stringMatching(found));
  });

test('the walk finds nothing in a story as it is', async ({ open, serverOrigin }) => {
  const { page } = await open('storybook');
  expect(await walkWith(page, '', serverOrigin)).toEqual([]);
});

const stories = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

test('a page of a component says how to use it, and has its controls and states', async ({ open }) => {
  const { page } = await open('storybook');
  await page.goto('/storybook/iframe.html?id=controls-button--docs&viewMode=docs');
  // Headings of states have a link in them.
  for (const name of [/^Use it$/, /^Do not use it$/, /^Words$/, / States$/, / With Reason$/])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('One primary button in view', { exact: false })).toBeVisible();
  const reason = page.getByRole('row', { name: /^disabledReason/ });
  await reason.getByRole('button', { name: 'Set string' }).click();
  await reason.getByRole('textbox').fill('Q2 2026 has ended');
  await expect(page.getByRole('button', { name: 'Add Goal' }).first()).toHaveAccessibleDescription(
    'Q2 2026 has ended',
  );
});

test('colours show every token of both themes, the gallery finds an icon by its name', async ({ open }) => {
  const { page } = await open('storybook', { viewport: STORY_WINDOW });
  await page.goto('/storybook/iframe.html?id=foundations-colours--tokens&viewMode=story');
  const alarm = page.getByRole('row', { name: /^--alarm-text / });
  await expect(alarm).toContainText('#942D03');
  await expect(alarm).toContainText('#FAA685');
  await expect(alarm).toContainText('4.5 needed');
  await page.goto('/storybook/iframe.html?id=foundations-icons--all&viewMode=story');
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('calendar');
  await expect(page.getByText('CalendarClock')).toBeVisible();
  await expect(page.getByText('TriangleAlert')).toHaveCount(0);
});

test('the toolbar draws a story in another theme, colour, width, text size, and without motion', async ({
  open,
}) => {
  const { page } = await open('storybook', { viewport: { width: 1440, height: 900 } });
  await page.goto('/storybook?path=/story/controls-button--variants');
  const primary = stories(page).getByRole('button', { name: 'primary' });
  await expect(primary).toHaveCSS('background-color', 'rgb(227, 171, 36)');
  const choose = async (tool: RegExp, entry: RegExp): Promise<void> => {
    await page.getByRole('button', { name: tool }).click();
    await page.getByRole('option', { name: entry }).click();
  };
  await choose(/^Tenant colour/, /Globex/);
  await expect(primary).not.toHaveCSS('background-color', 'rgb(227, 171, 36)');
  await choose(/^Theme/, /dark/);
  await expect(stories(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(/^Text size/, /Double/);
  await expect(stories(page).locator('html')).toHaveCSS('font-size', '32px');
  await choose(/^Motion/, /Reduced/);
  await expect(primary).toHaveCSS('transition-duration', '0s');
});

test('the panel of Storybook finds nothing either', async ({ open }) => {
  const { page } = await open('storybook', { viewport: { width: 1440, height: 900 } });
  await page.goto('/storybook?path=/story/controls-button--variants');
  await page.getByRole('tab', { name: /^Accessibility/ }).click();
  await expect(page.getByRole('tab', { name: /^Violations/ })).toContainText('0');
});
