import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { greetWhenReady } from '../greeting.mjs';
import { freePort, readPort } from '../port.mjs';
import { childEnv, passSignals } from '../process.mjs';
import { publishRemotes } from '../publish.mjs';
import { at, remotes, root } from '../workspace.mjs';
import { createLiveReload } from './live-reload.mjs';
import { startProxy } from './proxy.mjs';
import { watchPackages } from './watch.mjs';

/**
 * Everything on one port, watching: the shell and the remotes are built again after a change and open pages reload; the
 * server restarts after its own sources change.
 * @returns {Promise<number>} exit code of the server
 */
export async function runPlatform() {
  const port = readPort();
  const target = await freePort();
  // Nobody needs the releases of every save; those of real builds stay what they are.
  const releases = at('.cache/dev-releases');
  rmSync(releases, { recursive: true, force: true });
  process.env.RELEASES_DIR = releases;
  const liveReload = createLiveReload();
  let isReady = false;
  const stopWatching = await watchPackages(['shell', ...remotes()], {
    onBuilt: async (name) => {
      if (!isReady) return;
      await publishRemotes(name === 'shell' ? [] : [name]);
      liveReload.reload();
    },
  });
  // The first time all at once: a remote is checked against what the shell's build provides.
  await publishRemotes();
  isReady = true;
  const proxy = startProxy({ port, host: process.env.HOST, target, liveReload });
  void greetWhenReady(port);
  const code = await runServer(target);
  liveReload.close();
  proxy.close();
  proxy.closeAllConnections();
  await stopWatching();
  return code;
}

function runServer(target) {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', at('server/src/main.ts')], {
    cwd: root,
    env: childEnv({ LOG_LEVEL: process.env.LOG_LEVEL || 'warn', PORT: String(target), HOST: '127.0.0.1' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = passSignals(child);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      stop();
      resolve(code ?? 0);
    });
  });
}
