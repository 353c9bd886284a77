/** `npm run faults [measure …]`: injects faults, prints the table, writes artifacts/faults.json and docs/reliability.md. */
import { runMeasures } from '../src/measures.ts';
import { brokerAway } from './measures/broker-away.ts';
import { calendarDates } from './measures/calendar-dates.ts';
import { databaseAway } from './measures/database-away.ts';
import { drain } from './measures/drain.ts';
import { folderLock } from './measures/folder-lock.ts';
import { gainedRights } from './measures/gained-rights.ts';
import { halfOpen } from './measures/half-open.ts';
import { hostileInput } from './measures/hostile-input.ts';
import { hostileSockets } from './measures/hostile-sockets.ts';
import { hubRestart } from './measures/hub-restart.ts';
import { importBesideOthers } from './measures/import-beside-others.ts';
import { interleavedEdits } from './measures/interleaved-edits.ts';
import { killedBeforeDelivery } from './measures/killed-before-delivery.ts';
import { killedDelivery } from './measures/killed-delivery.ts';
import { killedWrites } from './measures/killed-writes.ts';
import { lostAnswers } from './measures/lost-answers.ts';
import { racingPeople } from './measures/racing-people.ts';
import { refetchStorm } from './measures/refetch-storm.ts';
import { revokedSession } from './measures/revoked-session.ts';
import { appraisalSequences, goalSequences } from './measures/sequences.ts';
import { slowReaders } from './measures/slow-readers.ts';

process.exitCode = await runMeasures({
  name: 'faults',
  document: 'docs/reliability.md',
  measures: [
    killedWrites,
    folderLock,
    revokedSession,
    killedDelivery,
    killedBeforeDelivery,
    hubRestart,
    slowReaders,
    halfOpen,
    brokerAway,
    databaseAway,
    refetchStorm,
    goalSequences,
    appraisalSequences,
    racingPeople,
    gainedRights,
    interleavedEdits,
    importBesideOthers,
    lostAnswers,
    drain,
    calendarDates,
    hostileInput,
    hostileSockets,
  ],
});
