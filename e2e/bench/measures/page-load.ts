import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { launchBrowser, loadHome, signedInState } from '../browser.ts';
import type { PageLoadRun } from '../browser.ts';
import { median, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';

const RUNS = 7;
const CLOCK = '2026-11-18T15:00:00Z';
const root = join(import.meta.dirname, '../../..');
const single = join(root, 'dist/single');

/** The same sources as one webpack bundle. */
async function buildSingle(): Promise<void> {
  const webpack = join(root, 'tooling/node_modules/webpack-cli/bin/cli.js');
  const config = join(root, 'tooling/webpack/single.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [webpack, 'build', '--mode', 'production', '--config', config];
  await promisify(execFile)(process.execPath, args, { cwd: join(root, 'shell'), env });
}

interface Runs {
  readonly cold: PageLoadRun[];
  readonly warm: PageLoadRun[];
}

/**
 * One cold load in an empty browser profile, and one warm load in the same profile. Each has its own session: a token
 * that was exchanged a minute ago ends its session when it comes again.
 */
async function measureOnce(browser: Browser, server: ServerProcess, runs: Runs): Promise<void> {
  const baseURL = addressOf(server);
  const context = await browser.newContext({ baseURL, storageState: await signedInState(browser, baseURL) });
  runs.cold.push(await loadHome(context));
  runs.warm.push(await loadHome(context));
  await context.close();
}

const addressOf = (server: ServerProcess) => `http://acme.localhost:${server.port}`;

/** P1 to P3: home through shell and remotes against the same code as one bundle, in alternation. */
export const pageLoad: Measure = {
  name: 'page-load',
  async run() {
    await buildSingle();
    const composed = await startServer({ CLOCK, DEMO: 'on' });
    const bundled = await startServer({ CLOCK, DEMO: 'on', SHELL_DIR: single, RELEASES_DIR: single });
    const browser = await launchBrowser();
    try {
      const runs = { composed: { cold: [], warm: [] }, bundled: { cold: [], warm: [] } };
      for (let i = 0; i < RUNS; i += 1) {
        await measureOnce(browser, composed, runs.composed);
        await measureOnce(browser, bundled, runs.bundled);
      }
      return figures(runs.composed, runs.bundled);
    } finally {
      await browser.close();
      await composed.stop();
      await bundled.stop();
    }
  },
};

const times = (runs: readonly PageLoadRun[]) => runs.map(({ content }) => content);
const kilobytes = (runs: readonly PageLoadRun[]) => median(runs.map(({ scriptBytes }) => scriptBytes)) / 1024;

function figures(composed: Runs, bundled: Runs): readonly Figure[] {
  const cold = { is: 'at most', value: 1.05 } as const;
  const warm = { is: 'at most', value: 1.1 } as const;
  const [ours, theirs] = [kilobytes(composed.cold), kilobytes(bundled.cold)];
  return [
    compare('P1', 'cold load of /v3/home ÷ one bundle', times(composed.cold), times(bundled.cold), cold),
    compare('P2', 'warm load of /v3/home ÷ one bundle', times(composed.warm), times(bundled.warm), warm),
    {
      id: 'P3',
      what: 'JavaScript to first content, brotli ÷ one bundle',
      value: ours / theirs,
      unit: 'ratio',
      reach: { is: 'at most', value: 1.1 },
      detail: `${ours.toFixed(0)} KB ÷ ${theirs.toFixed(0)} KB`,
    },
    {
      id: 'P3',
      what: 'JavaScript to first content, brotli',
      value: ours,
      unit: 'KB',
      reach: { is: 'at most', value: 230 },
      detail: 'scripts that had arrived when the first goal was on screen',
    },
  ];
}

function compare(
  id: string,
  what: string,
  ours: readonly number[],
  theirs: readonly number[],
  reach: Figure['reach'],
): Figure {
  const detail = `${spread(ours)} ms ÷ ${spread(theirs)} ms (min / median / max of ${ours.length})`;
  return { id, what, value: median(ours) / median(theirs), unit: 'ratio', reach, detail };
}
