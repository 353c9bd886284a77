import type { Page } from '@playwright/test';
import { expect, test as base } from '../src/fixtures.ts';
import { expectTaken, isRenewing } from '../src/picture-book.ts';
import { STILL_BROWSER } from '../src/still-page.ts';
import {
  drawSheet,
  indexStories,
  readStoryPictures,
  RENEW_STORIES,
  SHEET_SETTLES_MS,
  sheetName,
  storeStoryIndex,
} from '../src/story-pictures.ts';
import { listStories, openStories, StoryWalk } from '../src/story-walk.ts';
import type { Story, StoryLook } from '../src/story-walk.ts';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...STILL_BROWSER] });
    },
    { scope: 'worker' },
  ],
});
test.use({ isStill: true });
test.describe.configure({ mode: 'parallel' });

/** The roots of the side bar; each is walked by a test of its own. */
const SECTIONS = [
  'Forms',
  'Floating',
  'Data',
  'Messages',
  'Scales',
  'Controls',
  'Foundations',
  'People',
  'Navigation',
  'Layout',
  'Overview',
  'Chakra',
  'Welcome',
];
const sectionOf = ({ title }: Story): string => title.split('/', 1)[0] ?? '';

/** Other systems draw letters and controls of their own: there stories are walked, and not compared. */
const IS_COMPARED = process.platform === 'linux';
const still = { reducedMotion: 'reduce' } as const;

async function lookAt(walk: StoryWalk, stories: readonly Story[]): Promise<readonly StoryLook[]> {
  const looks: StoryLook[] = [];
  for (const story of stories) {
    await walk.show(story);
    looks.push(await walk.photograph(story));
  }
  return looks;
}

/** All states of one component: each is drawn, played and examined, and together they are compared. */
async function walkPage(page: Page, title: string, stories: readonly Story[]): Promise<void> {
  const walk = new StoryWalk(page);
  const looks: StoryLook[] = [];
  for (const story of stories) {
    expect.soft(await walk.show(story), `${story.id} is drawn and played`).toEqual([]);
    expect.soft(await walk.examine(), `accessibility of ${story.id}`).toEqual([]);
    if (IS_COMPARED) looks.push(await walk.photograph(story));
  }
  if (!IS_COMPARED) return;
  // Both sheets are taken again from the same walk, where one has to be.
  const walks = [looks];
  const lookAgain = async (turn: number): Promise<readonly StoryLook[]> =>
    (walks[turn] ??= [...(await lookAt(walk, stories))]);
  for (const theme of ['light', 'dark'] as const) {
    let turn = 0;
    const take = async () => drawSheet(await lookAgain(turn++), theme);
    const picture = { name: sheetName(title, theme), renewBy: RENEW_STORIES, settlesMs: SHEET_SETTLES_MS };
    await expectTaken(take, picture, test.info());
  }
}

for (const section of SECTIONS)
  test(`${section}: every story is drawn, played, accessible and as pictured`, async ({
    open,
    request,
    serverOrigin,
  }) => {
    test.slow();
    const { page } = await open('storybook', still);
    await openStories(page);
    const stories = (await listStories(request, serverOrigin)).filter(
      (story) => sectionOf(story) === section,
    );
    expect(stories.length).toBeGreaterThan(0);
    for (const [title, its] of Map.groupBy(stories, (story) => story.title))
      await test.step(title, () => walkPage(page, title, its));
  });

test('every section is walked, and every picture is of a page that there is', async ({
  request,
  serverOrigin,
}) => {
  const stories = await listStories(request, serverOrigin);
  expect([...new Set(stories.map(sectionOf))].toSorted()).toEqual(SECTIONS.toSorted());
  if (isRenewing(test.info())) await storeStoryIndex(stories);
  const { names, text } = indexStories(stories);
  const stored = await readStoryPictures();
  expect(stored.names).toEqual(names);
  expect(stored.text).toBe(text);
});
