export { createReleases } from './releases.ts';
export type { Releases } from './releases.ts';
export { haltsFor, isHaltedIn, newestOf, selectReleases } from './select-releases.ts';
export type { Audience, Halt } from './select-releases.ts';
export type { ShellManifest } from './shell-manifest.ts';
