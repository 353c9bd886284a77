/** `npm run bench [measure …]`: measures, prints the table, writes artifacts/bench.json and docs/performance.md. */
import { runMeasures } from '../src/measures.ts';
import { cleanClone } from './measures/clean-clone.ts';
import { goalsList } from './measures/goals-list.ts';
import { pageLoad } from './measures/page-load.ts';
import { releases } from './measures/releases.ts';
import { routeOverhead } from './measures/route-overhead.ts';

process.exitCode = await runMeasures({
  name: 'bench',
  document: 'docs/performance.md',
  measures: [pageLoad, routeOverhead, goalsList, releases, cleanClone],
});
