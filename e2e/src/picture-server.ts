import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { accountOf, openApiSession } from './api.ts';
import type { ApiSession } from './api.ts';
import { CLOCK } from './clock.ts';
import { copyDemo } from './demo-folder.ts';
import { expect } from './expect.ts';
import { hireNewcomer } from './newcomer.ts';
import { startServer } from './server-process.ts';
import { makeThings } from './walk.ts';
import type { WalkedThings } from './walked-screens.ts';

/** A server whose demo nobody changes, and on it what the walks look for, made once and always in the same order. */
export interface PictureServer {
  readonly port: number;
  readonly things: WalkedThings;
  /** Address of somebody at Globex who has come today. */
  readonly newcomer: string;
  stop(): Promise<void>;
}

export async function startPictureServer(): Promise<PictureServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadence-pictures-'));
  copyDemo(dataDir);
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', DEMO: 'on', CLOCK });
  const calls = await request.newContext();
  const things = await makeAll(calls, server.origin);
  const office = await openApiSession(calls, server.origin, accountOf('orgadmin', 'globex'));
  const { email } = await hireNewcomer(office, 'Ottilie Brandt', { dataDir });
  await calls.dispose();
  return {
    port: server.port,
    things,
    newcomer: email,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Things that are there already, however often and in whatever order they are asked for. */
async function makeAll(calls: APIRequestContext, origin: string): Promise<WalkedThings> {
  const sessions = new Map<string, Promise<ApiSession>>();
  const sessionOf: Parameters<typeof makeThings>[1] = (userName, tenant) => {
    const session = sessions.get(userName) ?? openApiSession(calls, origin, { userName, tenant });
    sessions.set(userName, session);
    return session;
  };
  const made = makeThings(
    (account) => sessionOf(accountOf(account).userName, 'acme'),
    sessionOf,
    'of a walk',
  );
  const goals = await made.goals();
  const person = await made.person();
  await made.itemInTheirName();
  const appraisals = await made.appraisals();
  const manuals = await made.manuals();
  const reports = new Map<string, Awaited<ReturnType<WalkedThings['reports']>>>();
  for (const account of ['ceo', 'goaladmin']) {
    reports.set(account, await made.reports(account));
    const { call } = await sessionOf(`${account}@acme.example`, 'acme');
    const unfinished = async (): Promise<number> =>
      (await call('reports.jobs', {})).Jobs.filter(({ State }) => State !== 'done').length;
    await expect.poll(unfinished).toBe(0);
  }
  const begun = await made.assessment('jose.munoz');
  const known = <Thing>(thing: Thing | undefined): Promise<Thing> =>
    thing === undefined ? Promise.reject(new Error('Nobody has made that')) : Promise.resolve(thing);
  return {
    goals: () => known(goals),
    person: () => known(person),
    itemInTheirName: () => Promise.resolve(),
    appraisals: () => known(appraisals),
    manuals: () => known(manuals),
    reports: (account) => known(reports.get(account)),
    assessment: () => known(begun),
  };
}
