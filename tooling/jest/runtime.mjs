/**
 * Runs every test file of a worker in the worker's own realm, so that a module is compiled, linked and evaluated once
 * a worker and not once a file: Jest's own runtime makes a realm for each file and spends most of a run on filling it.
 *
 * What isolates files instead: a worker is a process for one kind of environment (see runners), the test framework
 * starts afresh for each file, mocks and timers are put back, and the environment clears what a page keeps.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sourceMaps } from './source-hooks.mjs';

const require = createRequire(import.meta.url);

/** Where the test framework keeps its listeners; each file starts with none. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** What Jest sends a worker after its last file. */
const END_OF_WORKER = 2;

// Modules hold sockets and engines ready for the next file; after the last one they would keep the process. What others
// than this process would notice, a database on a server, they give back first.
process.on('message', ([type]) => {
  if (type === END_OF_WORKER) void endWorker();
});

async function endWorker() {
  const last = [];
  process.emit('worker:end', (work) => last.push(work));
  await Promise.allSettled(last);
  process.exit();
}

let imports = 0;

export default class SharedRealmRuntime {
  #environment;

  constructor(config, environment) {
    this.#environment = environment;
  }

  /** The test framework, whose state belongs to one file. */
  requireInternalModule(path) {
    delete globalThis[EVENT_HANDLERS];
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Setup and test files are evaluated each time, because they register tests; what they import is shared. */
  async unstable_importModule(path) {
    imports += 1;
    const url = `${pathToFileURL(path).href}?${imports}`;
    return this.#environment.processor.loading(() => import(url));
  }

  setGlobalsForRuntime() {
    const { moduleMocker: mocker, fakeTimersModern: timers } = this.#environment;
    globalThis.jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      runAllTimers: () => timers.runAllTimers(),
      setSystemTime: (now) => timers.setSystemTime(now),
    };
  }

  restoreAllMocks() {
    this.#environment.moduleMocker.restoreAllMocks();
  }

  getSourceMaps() {
    return sourceMaps;
  }

  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}

  getAllCoverageInfoCopy() {
    return undefined;
  }
}
