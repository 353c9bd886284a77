import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { FileProcessor } from './processor.mjs';
import { endOfReads } from './reads.mjs';

/** The worker's own realm as a test environment; what a file replaced in it is put back. */
export default class NodeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  processor = new FileProcessor();
  #path;
  #kept = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  constructor({ projectConfig }, { testPath }) {
    this.#path = testPath;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** What a program prints that a test starts is the same under CI, with a terminal and without. */
  async setup() {
    for (const name of ['CI', 'GITHUB_ACTIONS', 'FORCE_COLOR']) delete process.env[name];
    process.env.NO_COLOR = '1';
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#kept.console;
    process.exit = this.#kept.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#kept.env)) delete process.env[name];
    Object.assign(process.env, this.#kept.env);
    this.processor.end(this.#path);
    endOfReads(this.#path);
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node'];
  }
}
