import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
const COMMAND = pathToFileURL(join(root, 'tooling/cli/dev/remote.mjs')).href;

export interface RemoteInDevelopment {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * What `npm run dev <remote>` does, for a package that is no remote of the workspace, on a port of its own: builds it for
 * development and serves it. Resolves once it is served; its `dist/` is that build then.
 */
export async function developRemote(folder: string): Promise<RemoteInDevelopment> {
  const port = await freePort();
  const script = `const { runRemote } = await import('${COMMAND}'); process.exit(await runRemote('${folder}', ${port}));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const served = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('is served from here')) return;
    }
    throw new Error(`The development command of ${folder} ended early.`);
  })();
  await served;
  child.stdout.resume();
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
