import type { Figure, Measure } from '../../src/figures.ts';
import { runCountedTest } from '../counted-test.ts';

const CASES = 20_000;

interface Counts {
  readonly cases: number;
  readonly ended: number;
  readonly failed: number;
  readonly guarded: number;
  readonly grownBytes: number;
  readonly grownSockets: number;
  readonly exit: number;
}

/** S10: after any input on a socket, the process continues, answers no 5xx and keeps nothing of it. */
export const hostileSockets: Measure = {
  name: 'hostile-sockets',
  async run() {
    const counts = await runCountedTest<Counts>({
      pattern: 'every-operation/hostile-sockets',
      variable: 'HOSTILE_SOCKETS',
      count: CASES,
    });
    const detail = `${counts.cases} connections to one process: request lines, headers, upgrades, bodies, frames, handshakes and records made by a generator, over plain HTTP, WebSockets, ServerSentEvents and LongPolling; SIGTERM afterwards ended with ${counts.exit}`;
    const none = (what: string, value: number): Figure => ({
      ...{ id: 'S10', what, value, detail },
      unit: 'count',
      reach: { is: 'at most', value: 0 },
    });
    return [
      none('processes ended by what arrived on a socket', counts.ended),
      none('answers of 5xx to what arrived on a socket', counts.failed),
      none('failures that only the guard kept from ending the process', counts.guarded),
      none('sockets left afterwards', counts.grownSockets),
      {
        ...{ id: 'S10', what: 'memory above the level before, after a collection', detail },
        value: Math.round(counts.grownBytes / 1024),
        unit: 'KB',
        reach: { is: 'at most', value: 24 * 1024 },
      },
    ];
  },
};
