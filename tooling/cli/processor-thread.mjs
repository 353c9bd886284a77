/** The thread of `startMeter` in processor.mjs. */
import { readdirSync } from 'node:fs';
import { parentPort, workerData as seen } from 'node:worker_threads';
import { statOf, TICKS_PER_SECOND } from './processor.mjs';

const lookEveryMs = 400;
const timeEveryMs = 5_000;
const rows = 30_000;

/** Positions in what `statOf` answers. */
const PARENT = 1;
const USER = 11;
const SYSTEM = 12;
const STARTED = 19;

/** What tests mostly do: objects made, read as text, sorted and thrown away. */
function work() {
  let seed = 1;
  const list = Array.from({ length: rows }, (_, id) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { id, name: `person ${seed % 997}`, tags: [seed % 7, seed % 11] };
  });
  const parsed = JSON.parse(JSON.stringify(list));
  parsed.sort((a, b) => a.name.localeCompare(b.name) || b.id - a.id);
  return new Map(parsed.map((row) => [row.name + row.tags.join(), row])).size;
}

function sample() {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  parentPort.postMessage((user + system) / 1e3);
}

// Until it is compiled.
for (let i = 0; i < 5; i += 1) work();
// A short run has a median, too.
for (let i = 0; i < 3; i += 1) sample();
setInterval(sample, timeEveryMs);

/** Processes below this one, by number and start, to their ticks when last seen; also those whose parent has ended. */
const taken = new Map();

function look() {
  const processes = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? readProcess(pid) : []));
  const children = Map.groupBy(processes, ({ parent }) => parent);
  const ours = new Set([
    ...(children.get(String(process.pid)) ?? []),
    ...processes.filter(({ id }) => taken.has(id)),
  ]);
  // Iterating a set includes what is added on the way.
  for (const { id, pid, ticks } of ours) {
    taken.set(id, ticks);
    for (const child of children.get(pid) ?? []) ours.add(child);
  }
  seen[0] = taken.values().reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
}

function readProcess(pid) {
  try {
    const fields = statOf(pid);
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    return [{ id: `${pid} ${fields[STARTED]}`, pid, parent: fields[PARENT], ticks }];
  } catch {
    // It has ended since it was listed.
    return [];
  }
}

if (process.platform === 'linux') setInterval(look, lookEveryMs);
