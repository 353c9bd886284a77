import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure, Measure } from '../../src/figures.ts';
import { freePort, untilReady } from '../../src/server-process.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface Start {
  readonly seconds: number;
  stop(): Promise<void>;
}

/** `npm start` in a checkout until the sign-in page is answered. */
async function npmStart(folder: string): Promise<Start> {
  const port = await freePort();
  const { CADENCE_PREPARED: _, ...env } = process.env;
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  await untilReady(`http://127.0.0.1:${port}/health/ready`, child, 300_000);
  const page = await fetch(`http://127.0.0.1:${port}/v3/home`, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`The first page answered ${page.status}`);
  return {
    seconds: (performance.now() - began) / 1000,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** P15: from a clean clone to a usable page, and the second start. */
export const cleanClone: Measure = {
  name: 'clean-clone',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'cadence-clone-'));
    try {
      await run('git', ['clone', '--quiet', root, folder]);
      const first = await npmStart(folder);
      await first.stop();
      const warm: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        const again = await npmStart(folder);
        warm.push(again.seconds);
        await again.stop();
      }
      return figures(first.seconds, warm);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function figures(first: number, warm: readonly number[]): readonly Figure[] {
  const slowest = Math.max(...warm);
  return [
    {
      id: 'P15',
      what: 'clean clone to a usable page: install from a warm registry, build, migrate, demo data',
      value: first,
      unit: 's',
      reach: { is: 'at most', value: 120 },
      detail: 'one run',
    },
    {
      id: 'P15',
      what: 'warm start of the same checkout',
      value: slowest,
      unit: 's',
      reach: { is: 'at most', value: 5 },
      detail: `slowest of ${warm.length}: ${warm.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
    },
  ];
}
