/**
 * `npm test -- --under-load`: the tests run beside busy cores, with late answers, statements and frames, at another
 * date and in another zone (../noise). One seed chooses all of it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DELAYS, instantOf, planOf } from '../noise/plan.mjs';
import { at } from './workspace.mjs';

/** Where each process writes how many delays it had. */
const folder = at('artifacts/noise');

const SEEDS = 100_000;

/**
 * @param {string} [seed] chosen and printed when it is not given
 * @returns {import('./watchers.mjs').Watcher}
 */
export function startNoise(seed = String(Math.floor(Math.random() * SEEDS))) {
  const plan = planOf(seed);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const preload = pathToFileURL(at('tooling/noise/preload.mjs'));
  const shift = String(instantOf(plan) - Date.now());
  const chosen = { seed, zone: plan.zone, shift, folder: `${pathToFileURL(folder).href}/` };
  for (const [name, value] of Object.entries(chosen)) preload.searchParams.set(name, value);
  const cores = keepCoresBusy(seed);
  console.log(`Under load, seed ${seed}: ${plan.evening} in ${plan.zone}.`);
  const judge = async () => ({
    lines: describeNoise({ seed, plan, ...(await cores.stop()), delays: readDelays() }),
    failures: [],
  });
  return { preload: preload.href, env: { UNDER_LOAD: seed }, judge };
}

/** They end with this process, however it ends: a child notices that the channel to it is closed. */
function keepCoresBusy(seed) {
  const before = coreTimes();
  const children = Array.from({ length: availableParallelism() }, (_, core) => {
    const child = fork(at('tooling/noise/busy-core.mjs'), [`${seed}/${core}`]);
    child.unref();
    child.channel.unref();
    return child;
  });
  const shareOf = async (child) => {
    child.channel.ref();
    child.send('how much');
    const [share] = await once(child, 'message');
    child.disconnect();
    return share;
  };
  return {
    async stop() {
      const after = coreTimes();
      const all = (after.busy - before.busy) / (after.all - before.all);
      return { all, own: await Promise.all(children.map(shareOf)) };
    },
  };
}

function coreTimes() {
  const times = cpus().flatMap(({ times: { idle, ...busy } }) => [
    { idle, busy: Object.values(busy).reduce((sum, ms) => sum + ms) },
  ]);
  const busy = times.reduce((sum, core) => sum + core.busy, 0);
  return { busy, all: times.reduce((sum, core) => sum + core.idle, busy) };
}

/** @returns {Record<string, { count: number, total: number }>} of all processes, by kind */
function readDelays() {
  const all = readdirSync(folder).flatMap((name) => readWhole(join(folder, name)));
  const sum = (kind, key) => all.reduce((total, delays) => total + delays[kind][key], 0);
  return Object.fromEntries(
    Object.keys(DELAYS).map((kind) => [kind, { count: sum(kind, 'count'), total: sum(kind, 'total') }]),
  );
}

/** A process that was killed may not have written all of it. */
function readWhole(path) {
  try {
    return [JSON.parse(readFileSync(path, 'utf8'))];
  } catch {
    return [];
  }
}

/**
 * @param {{ seed: string, plan: { zone: string, evening: string }, all: number, own: number[],
 *   delays: ReturnType<typeof readDelays> }} measured shares of the processor: of everything on all cores, of each busy core
 * @returns {string[]} lines to print
 */
export function describeNoise({ seed, plan, all, own, delays }) {
  const percent = (share) => `${Math.round(share * 100)} %`;
  const shown = Object.entries(delays).map(([kind, { count, total }]) => {
    const mean = count > 0 ? `, ${(total / count).toFixed(0)} ms on average` : '';
    return `${String(count).padStart(7)} ${kind} delayed${mean}`;
  });
  return [
    `Measured noise; again with npm test -- --under-load=${seed}`,
    `  began at ${plan.evening} in ${plan.zone}`,
    `  ${own.length} busy processes had ${own.map(percent).join(' and ')} of a core, everything together ${percent(all)} of all`,
    ...shown,
  ];
}
