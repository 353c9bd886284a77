import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Measure } from '../../src/figures.ts';
import { freePort, SERVER_ENTRY, startServer } from '../../src/server-process.ts';

const ATTEMPTS = 20;

/** Starts a second process on a folder in use; true when it ended with code 1 and one sentence that names the folder. */
async function isRefused(dataDir: string): Promise<boolean> {
  const child = spawn(process.execPath, [SERVER_ENTRY], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REDIS_URL: '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const sentences = said.trim().split('\n');
  return code === 1 && sentences.length === 1 && said.includes(dataDir) && /[.!]$/.test(said.trim());
}

/** R2: one process per embedded folder. */
export const folderLock: Measure = {
  name: 'folder-lock',
  async run() {
    const server = await startServer({ DATABASE_URL: '', REDIS_URL: '', DEMO: 'off' });
    try {
      let refused = 0;
      for (let i = 0; i < ATTEMPTS; i += 1) if (await isRefused(server.dataDir)) refused += 1;
      const { status } = await fetch(`${server.origin}/health/ready`);
      return [
        {
          id: 'R2',
          what: 'second processes on a folder in use refused with one sentence',
          value: refused,
          unit: 'count',
          reach: { is: 'at least', value: ATTEMPTS },
          detail: `${ATTEMPTS} attempts, exit code 1 each; the first process answered ${status} afterwards`,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
