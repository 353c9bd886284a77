/** Running other programs: output, exit codes and signals. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { at, root } from './workspace.mjs';

const parentPollMs = 250;
/** What a program may take to end by itself, with all that it has started. */
const endsWithinMs = 20_000;
const windows = process.platform === 'win32';

/** The environment of a child: this process's own, with the workspace's Node and commands first on PATH. */
export function childEnv(extra = {}) {
  const path = [dirname(process.execPath), at('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: object, show?: boolean, shell?: boolean }} [options] `show: false` keeps the
 *   output back; it is returned in any case
 * @returns {Promise<{ code: number, output: string }>} never rejects for a non-zero exit code; 127 when the
 *   program cannot be started
 */
export function run(command, args, { cwd = root, env = {}, show = true, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnv(env),
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect(process.stdout));
    child.stderr.setEncoding('utf8').on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: exitCode(code, signal), output });
    });
  });
}

const running = new Set();

/** Ends every program that {@link run} has started: as a Ctrl-C would, and by force what does not end by that. */
export function stopRunning() {
  for (const child of running) {
    child.kill('SIGINT');
    const force = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
    child.once('close', () => clearTimeout(force));
  }
}

/** Runs a script on the workspace's Node; see {@link run}. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs `npx`, which is a batch file on Windows. */
export const runNpx = (args, options) =>
  run(windows ? 'npx.cmd' : 'npx', args, { ...options, shell: windows });

/**
 * Hands the terminal over to a long-running program: its output is ours, signals are passed on, and its end is ours.
 * A Ctrl-C may reach it twice, from the terminal and from here; it has to take the second for the first.
 * @param {{ cwd?: string, env?: object, input?: 'ignore' | 'inherit' }} [options] `input: 'inherit'` for a program that
 *   asks questions
 * @returns {Promise<number>} its exit code
 */
export function handOver(command, args, { cwd = root, env = {}, input = 'ignore' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: childEnv(env), stdio: [input, 'inherit', 'inherit'] });
    const stop = passSignals(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stop();
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Passes this process's signals on to a child, and the end of the parent, too: npm and the shell between die of a
 * signal without passing it on.
 * @returns {() => void} ends the passing on
 */
export function passSignals(child) {
  const end = () => child.kill('SIGTERM');
  const handlers = { SIGINT: () => child.kill('SIGINT'), SIGTERM: end, SIGHUP: end };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  const stopWatching = watchParent(end);
  return () => {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
    stopWatching();
  };
}

/** Only under npm: a task started by hand may be left running on purpose. */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event || windows) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentPollMs);
  return () => clearInterval(timer);
}

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);
