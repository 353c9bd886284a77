/**
 * Replaces parts of the federation runtime that this platform never runs and that survive tree-shaking: loading under
 * Node, its own script elements (the shell's loader makes them), snapshots and preloading from manifests.
 */
const unused = () => {
  throw new Error('This part of the federation runtime is not in the build.');
};

export const createScriptNode = unused;
export const loadScriptNode = unused;
export const generateSnapshotFromManifest = unused;
export const getManifestFileName = unused;
export const isManifestProvider = () => false;
export const simpleJoinRemoteEntry = unused;
export const inferAutoPublicPath = unused;
export const formatPreloadArgs = unused;
export const preloadAssets = unused;
export const generatePreloadAssetsPlugin = unused;
export const createLink = unused;
export const createScript = unused;
export const loadScript = unused;
export const isStaticResourcesEqual = unused;
export const safeWrapper = unused;
