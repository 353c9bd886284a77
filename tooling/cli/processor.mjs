/** Processor time: what the ended children of this process took, and how fast the machine is at the moment. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Positions in {@link statOf}. */
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;
export const TICKS_PER_SECOND = 100;

/**
 * @returns {number | undefined} seconds of processor that all children, and theirs, have taken that have ended and were
 *   waited for; undefined where the system does not say (elsewhere than on Linux)
 */
export function childrenSeconds() {
  if (process.platform !== 'linux') return undefined;
  const fields = statOf('self');
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) / TICKS_PER_SECOND;
}

/** @returns {string[]} what Linux says of a process, after its name: state, parent and so on */
export function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command's name, in brackets, may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of processor that this process, with its threads, and its ended children have taken. */
export function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + (childrenSeconds() ?? 0);
}

/** @typedef {() => () => number | undefined} Stopwatch starts, and answers what says the seconds of processor since */

/** @type {Stopwatch} of children that end and are waited for */
export function watchChildren() {
  const start = childrenSeconds();
  return () => (start === undefined ? undefined : childrenSeconds() - start);
}

/**
 * A thread that looks after the whole run. It times one short computation again and again: beside other work a processor
 * second does less, on any machine, and figures of a run are only judged against figures of another by how much. And it
 * sees what all processes below this one take, because those of a browser and of a server are not waited for.
 * @returns {{ stopwatch: Stopwatch, stop(): Promise<number> }} `stop` answers the computation's median in milliseconds of
 *   processor
 */
export function startMeter() {
  const samples = [];
  const seen = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('processor-thread.mjs', import.meta.url), { workerData: seen });
  const first = new Promise((resolve) => worker.once('message', resolve));
  worker.on('message', (ms) => samples.push(ms));
  worker.unref();
  return {
    stopwatch() {
      const children = watchChildren();
      const start = seen[0];
      return () => {
        const waitedFor = children();
        return waitedFor === undefined ? undefined : Math.max(waitedFor, seen[0] - start);
      };
    },
    async stop() {
      worker.ref();
      await first;
      await worker.terminate();
      return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)];
    },
  };
}

/** What a figure was measured on. */
export const machine = () => `${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}`;
