import { writeFileSync } from 'node:fs';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import type { Story } from './testing/rights-stories.ts';
import { generateStories } from './testing/rights-stories.ts';
import { liveThrough } from './testing/rights-world.ts';

/** Few enough to stay quick; `npm run faults` sets 10,000 and reads the counts from a file. */
const COUNT = Number(process.env['RIGHTS_SEQUENCES'] ?? 200);
const REPORT = process.env['RIGHTS_SEQUENCES_REPORT'];
const SEED = 20261122;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('[S11] [D-114] an account restored by its undo link comes with the rights it had', async () => {
  const steps = [
    { what: 'ceo readdresses', to: 1 },
    { what: 'owner opens a link', which: 0 },
    { what: 'open a link', which: 0 },
  ] as const;
  expect(
    await liveThrough(app, { attacker: 'head', held: ['IsHrAdmin'], holder: 'worker', steps }),
  ).toBeNull();
});

/** The story reduced to the steps that are needed to fail. */
async function shorten(story: Story): Promise<Story> {
  let short = story;
  for (let index = short.steps.length - 1; index >= 0; index -= 1) {
    const steps = short.steps.toSpliced(index, 1);
    if ((await liveThrough(app, { ...short, steps })) !== null) short = { ...short, steps };
  }
  return short;
}

test(
  '[S11] [D-81] no sequence of calls gives an account of the actor more than the actor could have granted',
  async () => {
    const stories = generateStories(COUNT, SEED);
    const gained: Story[] = [];
    for (const story of stories) if ((await liveThrough(app, story)) !== null) gained.push(story);
    if (REPORT !== undefined) {
      const steps = stories.reduce((sum, story) => sum + story.steps.length, 0);
      writeFileSync(REPORT, JSON.stringify({ sequences: COUNT, steps, gained: gained.length }));
    }
    const told: string[] = [];
    for (const story of gained.slice(0, 3)) {
      const short = await shorten(story);
      told.push(`${JSON.stringify(short)}\n${await liveThrough(app, short)}`);
    }
    expect(told).toEqual([]);
  },
  240_000 + COUNT * 3000,
);
