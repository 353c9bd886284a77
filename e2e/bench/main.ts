/** `npm run bench [measure …]`: measures, prints the table, writes artifacts/bench.json and docs/performance.md. */
import type { Figure, Measure } from './figures.ts';
import { cleanClone } from './measures/clean-clone.ts';
import { pageLoad } from './measures/page-load.ts';
import { releases } from './measures/releases.ts';
import { routeOverhead } from './measures/route-overhead.ts';
import { table, writeReport } from './report.ts';

const MEASURES: readonly Measure[] = [pageLoad, routeOverhead, releases, cleanClone];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !MEASURES.some((measure) => measure.name === name));
if (unknown.length > 0) {
  console.error(
    `No such measure: ${unknown.join(', ')}. There are ${MEASURES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const figures: Figure[] = [];
for (const measure of MEASURES) {
  if (wanted.length > 0 && !wanted.includes(measure.name)) continue;
  console.log(`Measuring ${measure.name} …`);
  figures.push(...(await measure.run()));
}
console.log(`\n${table(figures)}`);
if (wanted.length === 0) writeReport('bench', 'docs/performance.md', figures);
