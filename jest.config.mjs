import { browserProject, nodeProject } from './tooling/jest/preset.mjs';

/** Run with `npm test -- --only unit`, or directly: NODE_OPTIONS=--experimental-vm-modules jest --selectProjects server */
export default {
  // In one process the modules of every finished file stay in memory; workers are replaced before that hurts.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
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
