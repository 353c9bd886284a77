/** The one webpack preset. A package's webpack.config.mjs is one line: see README.md. */
export { defineRemoteConfig } from './remote-config.ts';
export { defineShell } from './shell-config.ts';
