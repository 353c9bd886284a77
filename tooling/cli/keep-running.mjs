/** Starts a server again after a defect, as a container's or systemd's restart policy does. */
import { setTimeout as wait } from 'node:timers/promises';
import { constants } from 'node:os';
import { handOver } from './process.mjs';

/** What the server ends with after an exception that nothing has caught (server/src/main.ts). */
const DEFECT = 70;
const { SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV } = constants.signals;
/** The engine itself gave up: no memory left, or a fault of native code. */
const crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV].map((signal) => 128 + signal);
const restartable = new Set([DEFECT, ...crashes]);

/**
 * Runs a program until it ends by itself, by a signal from outside, or with a refusal to start. After a defect it is
 * started again, after a pause that doubles; a program that ran for `calmMs` counts as new.
 *
 * @param {() => Promise<number>} start runs the program to its end; resolves to its exit code
 * @param {{ limit?: number, pauseMs?: number, calmMs?: number, say?: (sentence: string) => void }} [options]
 * @returns {Promise<number>} its last exit code
 */
export async function keepRunning(start, options = {}) {
  const { limit = 5, pauseMs = 1_000, calmMs = 600_000, say = console.error } = options;
  for (let restarts = 0; ; restarts += 1) {
    const startedAt = performance.now();
    const code = await start();
    if (!restartable.has(code)) return code;
    if (performance.now() - startedAt >= calmMs) restarts = 0;
    if (restarts >= limit) {
      say(
        `The server ended unexpectedly ${restarts + 1} times in a row and is not started again. See the log above.`,
      );
      return code;
    }
    const pause = pauseMs * 2 ** restarts;
    say(`The server ended unexpectedly (exit code ${code}); it starts again in ${pause / 1_000} s.`);
    const parent = process.ppid;
    await wait(pause);
    // The process that started this has ended in between; npm dies of a signal without passing it on.
    if (process.env.npm_lifecycle_event && process.ppid !== parent) return code;
  }
}

/** {@link handOver} for a server. */
export const handOverServer = (command, args, options) => keepRunning(() => handOver(command, args, options));
