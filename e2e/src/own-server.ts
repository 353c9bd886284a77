import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLOCK } from './clock.ts';
import { copyDemo } from './demo-folder.ts';
import { startScriptedModel } from './scripted-model.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { seedFolder } from './seeded-organisation.ts';
import { freePort, startServer } from './server-process.ts';

const JOB_ENTRY = join(import.meta.dirname, 'ask-for-job.ts');

/** A server of a test's own, with the demo, an organisation of many goals and a model that writes. */
export interface OwnServer {
  readonly port: number;
  readonly dataDir: string;
  readonly model: ScriptedModel;
  /** Continues at another time, and runs a recurring job at once. */
  goOnAt(clock: string, job: string): Promise<void>;
  stop(): Promise<void>;
}

/** @param goals of the seeded organisation, 'large' */
export async function startOwnServer(goals: number): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadence-reports-'));
  copyDemo(dataDir);
  const port = await freePort();
  const model = await startScriptedModel();
  await seedFolder(dataDir, { subdomain: 'large', people: 60, goals }, { CLOCK });
  const folder = { DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', DEMO: 'on' };
  const start = (clock: string) =>
    startServer({
      ...folder,
      PORT: String(port),
      CLOCK: clock,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted',
    });
  let server = await start(CLOCK);
  return {
    port,
    dataDir,
    model,
    async goOnAt(clock, job) {
      await server.stop();
      const env = { ...process.env, ...folder };
      await promisify(execFile)(process.execPath, [JOB_ENTRY, job], { env });
      server = await start(clock);
    },
    async stop() {
      await server.stop();
      await model.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
