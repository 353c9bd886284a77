import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { OutputOf } from '@cadence/shared-contract';
import { percentile } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn, signInAs, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const ROWS = 10_000;
/** Moments of the kill, as rows prepared: early, in the middle, and when only the last statement is left. */
const KILLS = [250, ROWS / 2, ROWS];
/** People of the other organisation who continue working, and the longest that one of them may wait. */
const OTHERS = 4;
const SLOWEST = 2_000;
/** How long they are watched once everybody was added, in milliseconds: the invitations leave by then. */
const AFTERWARDS = 15_000;
const P99 = 500;

function fileOf(round: number): FormData {
  const rows = Array.from({ length: ROWS }, (_, at) => `Person ${at},imported-${round}-${at}@new.example`);
  const form = new FormData();
  form.append('file', new Blob([['Name,Email', ...rows].join('\n')], { type: 'text/csv' }), 'people.csv');
  return form;
}

function importPeople(server: ServerProcess, { token }: Client, round: number): Promise<Response> {
  return fetch(`${server.origin}/api/Profile/Import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: fileOf(round),
  });
}

async function countImported(server: ServerProcess, client: Client): Promise<number> {
  const { data } = await client.get<OutputOf<'people.org'>>(server, '/profile/OrgData');
  return data.filter(({ Email }) => Email.startsWith('imported-')).length;
}

/** Reads and writes alternately until asked to stop; how long each took, in milliseconds. */
async function work(server: ServerProcess, client: Client, { isOver }: { readonly isOver: () => boolean }) {
  const times: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const began = performance.now();
    const isDone =
      turn % 2 === 0
        ? (await client.status(server, '/profile/OrgData')) === 200
        : (await submitGoal(server, client, `Beside an import ${turn}`)) !== null;
    if (!isDone) throw new Error('Somebody else was refused beside the import');
    times.push(performance.now() - began);
    await delay(20);
  }
  return times;
}

/** Imports into one organisation while people of another work. */
async function importBeside(server: ServerProcess) {
  const admin = await signIn(server, 'ceo');
  const others = await Promise.all(
    Array.from({ length: OTHERS }, () => signInAs(server, 'contributor@globex.example')),
  );
  let isOver = false;
  const working = others.map((other) => work(server, other, { isOver: () => isOver }));
  await delay(1_000);
  const began = performance.now();
  const { status } = await importPeople(server, admin, 0);
  const took = performance.now() - began;
  await delay(AFTERWARDS);
  isOver = true;
  return {
    status,
    took,
    times: (await Promise.all(working)).flat(),
    added: await countImported(server, admin),
  };
}

/** Kills the server under an import once so many rows are prepared; people of it who are there after a restart. */
async function killUnder(env: Readonly<Record<string, string>>, prepared: number, round: number) {
  const server = await startServer(env);
  const admin = await signIn(server, 'ceo');
  const before = await countImported(server, admin);
  const importing = importPeople(server, admin, round).catch(() => null);
  for (let isReached = false; !isReached;) {
    const path = '/Profile/Import/Progress';
    const { Running } = await admin.get<OutputOf<'people.importProgress'>>(server, path);
    isReached = Running !== null && Running.Prepared >= prepared;
  }
  await server.kill();
  await importing;
  const again = await startServer(env);
  const left = (await countImported(again, admin)) - before;
  await again.stop();
  // All of them is as right as none: the last statement may have been faster than the kill.
  return left === ROWS ? 0 : left;
}

async function serveImport(env: Readonly<Record<string, string>>) {
  const server = await startServer(env);
  try {
    return await importBeside(server);
  } finally {
    await server.stop();
  }
}

async function measureOn(mode: string, env: Readonly<Record<string, string>>): Promise<readonly Figure[]> {
  const { status, took, times, added } = await serveImport(env);
  let left = 0;
  for (const [index, prepared] of KILLS.entries()) left += await killUnder(env, prepared, index + 1);
  const detail = `${added} of ${ROWS} rows imported in ${(took / 1000).toFixed(1)} s (${status}) while ${OTHERS} people of another organisation made ${times.length} requests, until ${AFTERWARDS / 1000} s after it`;
  const others = `wait of others beside an import of ${ROWS} rows`;
  return [
    {
      id: 'R19',
      what: `slowest ${others}, ${mode}`,
      value: Math.max(...times),
      unit: 'ms',
      reach: { is: 'at most', value: SLOWEST },
      detail,
    },
    {
      id: 'R19',
      what: `99 of 100: ${others}, ${mode}`,
      value: percentile(times, 0.99),
      unit: 'ms',
      reach: { is: 'at most', value: P99 },
      detail,
    },
    {
      id: 'R19',
      what: `people left of imports that were killed or incomplete, ${mode}`,
      value: left + (ROWS - added),
      unit: 'count',
      reach: { is: 'at most', value: 0 },
      detail: `kill -9 once ${KILLS.join(', ')} of ${ROWS} rows were prepared`,
    },
  ];
}

/** R19: an import of ten thousand people lets everybody else continue, and is there whole or not at all. */
export const importBesideOthers: Measure = {
  name: 'import-beside-others',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'cadence-faults-'));
    const scratch = await createScratchDatabase();
    const env = { DATA_DIR: dataDir, REDIS_URL: '', DEMO: 'on' };
    try {
      const embedded = await measureOn('embedded', { ...env, DATABASE_URL: '' });
      if (!scratch) return embedded;
      return [...embedded, ...(await measureOn('PostgreSQL', { ...env, DATABASE_URL: scratch.url }))];
    } finally {
      await scratch?.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
