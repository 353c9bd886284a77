export { openReleases, registerWeb } from './register-web.ts';
export type { Releases } from './releases/index.ts';
