import { availableParallelism } from 'node:os';
import { browserProject, nodeProject } from './tooling/jest/preset.mjs';

/** Run with `npm test -- --only unit`, or directly: jest --selectProjects server */
export default {
  // One more than cores: some files wait for processes and for real time.
  maxWorkers: availableParallelism() + 1,
  // A database and argon2 take seconds on a busy machine, and so does typing into a large form; a hang still ends.
  testTimeout: 240_000,
  projects: [
    nodeProject('shared-contract'),
    nodeProject('server'),
    nodeProject('tooling'),
    nodeProject('e2e'),
    browserProject('shared-ui'),
    browserProject('shared-auth'),
    browserProject('shell'),
    browserProject('mfe-goals'),
    browserProject('mfe-people'),
    browserProject('mfe-predictions'),
    browserProject('mfe-strategy'),
  ],
};
