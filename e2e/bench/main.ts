/** `npm run bench [measure …]`: measures, prints the table, writes artifacts/bench.json and docs/performance.md. */
import { runMeasures } from '../src/measures.ts';
import { cleanClone } from './measures/clean-clone.ts';
import { compliance } from './measures/compliance.ts';
import { friday } from './measures/friday.ts';
import { goalsList } from './measures/goals-list.ts';
import { hubFanOut } from './measures/hub-fan-out.ts';
import { knownAddress } from './measures/known-address.ts';
import { logins } from './measures/logins.ts';
import { orgChart } from './measures/org-chart.ts';
import { orgHierarchy } from './measures/org-hierarchy.ts';
import { pageLoad } from './measures/page-load.ts';
import { pageVitals } from './measures/page-vitals.ts';
import { releases } from './measures/releases.ts';
import { reports } from './measures/reports.ts';
import { routeOverhead } from './measures/route-overhead.ts';
import { talent } from './measures/talent.ts';

process.exitCode = await runMeasures({
  name: 'bench',
  document: 'docs/performance.md',
  measures: [
    pageLoad,
    pageVitals,
    routeOverhead,
    goalsList,
    friday,
    orgHierarchy,
    orgChart,
    compliance,
    talent,
    knownAddress,
    logins,
    hubFanOut,
    reports,
    releases,
    cleanClone,
  ],
});
