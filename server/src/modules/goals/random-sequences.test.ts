import { writeFileSync } from 'node:fs';
import { startGoalWorld } from './testing/goal-world.ts';
import { generateLives, liveThrough } from './testing/sequences.ts';
import type { Scenery } from './testing/standpoints.ts';
import { setScenery } from './testing/standpoints.ts';

/** Few enough to be quick; `npm run faults` runs 10,000 and takes the counts from a file. */
const COUNT = Number(process.env['GOAL_SEQUENCES'] ?? 25);
const REPORT = process.env['GOAL_SEQUENCES_REPORT'];
/** How many sequences run concurrently; their goals are independent. */
const AT_ONCE = 10;
const SEED = 20261120;

let scenery: Scenery;
beforeAll(async () => {
  scenery = await setScenery(await startGoalWorld());
});
afterAll(() => scenery.world.t.close());

test(
  '[GOAL-116] [GOAL-117] [GOAL-135] generated sequences on a goal and its edits agree with the tables',
  async () => {
    const lives = generateLives(COUNT, SEED);
    const divergences: string[] = [];
    const queue = lives.values();
    const worker = async () => {
      for (const life of queue) {
        const divergence = await liveThrough(scenery, life);
        if (divergence !== null) divergences.push(divergence);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (REPORT !== undefined) {
      const steps = lives.reduce((sum, life) => sum + life.steps.length, 0);
      writeFileSync(REPORT, JSON.stringify({ lives: COUNT, steps, diverged: divergences.length }));
    }
    expect(divergences.slice(0, 5)).toEqual([]);
  },
  240_000 + COUNT * 3000,
);
