import TestRunner from 'jest-runner';

/**
 * Always in workers, never in the process that was called: files share their worker's realm, and a worker of one kind
 * of environment must not serve another.
 */
export class WorkersOnly extends TestRunner {
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
