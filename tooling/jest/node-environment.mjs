import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** The worker's own realm as a test environment; what a file replaced in it is put back. */
export default class NodeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #kept = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#kept.console;
    process.exit = this.#kept.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#kept.env)) delete process.env[name];
    Object.assign(process.env, this.#kept.env);
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node'];
  }
}
