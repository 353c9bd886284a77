import { writeFileSync } from 'node:fs';
import { generateLives, liveThrough } from './testing/appraisal-lives.ts';
import type { Scenery } from './testing/appraisal-scenery.ts';
import { setScenery } from './testing/appraisal-scenery.ts';
import { FIVE_LEVELS, startTalentWorld } from './testing/talent-world.ts';

/** Few enough to stay fast; `npm run faults` runs 10,000 and reads the counts from a file. */
const COUNT = Number(process.env['APPRAISAL_SEQUENCES'] ?? 25);
const REPORT = process.env['APPRAISAL_SEQUENCES_REPORT'];
/** Lives run at a time, each with its own employee. */
const AT_ONCE = 10;
const SEED = 20261123;

let sceneries: readonly [Scenery, Scenery];
beforeAll(async () => {
  const quiet = await startTalentWorld();
  const open = await startTalentWorld({ settings: FIVE_LEVELS, shared: quiet.t });
  sceneries = [
    await setScenery(quiet, { areRatingsShared: false }),
    await setScenery(open, { areRatingsShared: true }),
  ];
});
afterAll(() => sceneries[0].talent.t.close());

test(
  '[TAL-023] [TAL-024] [TAL-025] [TAL-026] [TAL-027] [TAL-028] [TAL-029] [TAL-030] [TAL-021] [D-49] [D-50] [D-92] [D-94] [D-104] generated lives of an appraisal agree with rules written by hand',
  async () => {
    const lives = generateLives(COUNT, SEED);
    const divergences: string[] = [];
    const queue = lives.entries();
    const worker = async () => {
      const people = [await sceneries[0].addEmployee(), await sceneries[1].addEmployee()] as const;
      for (const [index, life] of queue) {
        const side = index % 2 === 0 ? 0 : 1;
        const divergence = await liveThrough(sceneries[side], people[side], life);
        if (divergence !== null) divergences.push(divergence);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (REPORT !== undefined) {
      const steps = lives.reduce((sum, life) => sum + life.length, 0);
      writeFileSync(REPORT, JSON.stringify({ lives: COUNT, steps, diverged: divergences.length }));
    }
    expect(divergences.slice(0, 5)).toEqual([]);
  },
  240_000 + COUNT * 3000,
);
