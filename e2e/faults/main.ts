/** `npm run faults [measure …]`: injects faults, prints the table, writes artifacts/faults.json and docs/reliability.md. */
import { runMeasures } from '../src/measures.ts';
import { calendarDates } from './measures/calendar-dates.ts';
import { drain } from './measures/drain.ts';
import { folderLock } from './measures/folder-lock.ts';
import { goalSequences } from './measures/goal-sequences.ts';
import { killedDelivery } from './measures/killed-delivery.ts';
import { killedWrites } from './measures/killed-writes.ts';

process.exitCode = await runMeasures({
  name: 'faults',
  document: 'docs/reliability.md',
  measures: [killedWrites, folderLock, killedDelivery, goalSequences, drain, calendarDates],
});
