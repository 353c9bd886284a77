import { browserProject, nodeProject } from './tooling/jest/preset.mjs';

/** Run with `npm test -- --only unit`, or directly: NODE_OPTIONS=--experimental-vm-modules jest --selectProjects server */
export default {
  projects: [
    nodeProject('shared-contract'),
    nodeProject('server'),
    nodeProject('tooling'),
    browserProject('shared-ui'),
    browserProject('shared-auth'),
    browserProject('shell'),
    browserProject('mfe-goals'),
    browserProject('mfe-people'),
  ],
};
