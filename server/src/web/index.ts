export { readReleases } from './read-releases.ts';
export { registerWeb } from './register-web.ts';
