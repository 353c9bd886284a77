export { createFolderStore } from './folder-store.ts';
export { listReleases, verifyReleases } from './inspection.ts';
export { openStore } from './open-store.ts';
export { readRegistry } from './registry-file.ts';
export type { ReleaseTarget } from './registry-file.ts';
export { ReleaseError } from './release-error.ts';
export { adopt, promote, publish, resign, rollback, setProvides } from './releases.ts';
export { createSigner, loadSigner, makeKey } from './signer.ts';
