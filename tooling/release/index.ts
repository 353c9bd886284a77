export { ReleaseError } from './release-error.ts';
export { listReleases, promote, publish, rollback, setProvides, verifyReleases } from './releases.ts';
export { createFolderStore } from './store.ts';
export type { Store } from './store.ts';
