import { availableParallelism } from 'node:os';
import { remotes } from './tooling/cli/workspace.mjs';
import { browserProject, nodeProject } from './tooling/jest/preset.mjs';
import { leftOut } from './tooling/jest/server-tests.mjs';

/** Run with `npm test -- --only unit`, or directly: jest --selectProjects server */
export default {
  // One more than cores: some files wait for processes and for real time.
  maxWorkers: availableParallelism() + 1,
  // A database and argon2 take seconds on a busy machine, and so does typing into a large form; a hang still ends.
  testTimeout: 240_000,
  // At its end a worker writes what it counted (--coverage, --under-load).
  workerGracefulExitTimeout: 60_000,
  projects: [
    nodeProject('shared-contract'),
    nodeProject('server', leftOut(process.env.SERVER_TESTS ?? 'all')),
    nodeProject('tooling'),
    nodeProject('e2e'),
    browserProject('shared-ui'),
    browserProject('shared-auth'),
    browserProject('shell'),
    ...remotes().map((remote) => browserProject(remote)),
  ],
};
