import { Client } from 'pg';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import { connectDatabase } from '../../kernel/db/index.ts';

/** An empty database, of the kind that the suite runs on. */
export interface Scratch {
  readonly handle: DatabaseHandle;
  /** Its address, as an operator would write it. */
  readonly url: string;
  drop(): Promise<void>;
}

/** Owns the databases and is not a superuser: row level security binds it, like an operator's role. */
const OWNER = 'cadence_test_owner';

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function roleStatement(role: string, options: string): string {
  return `do $$ begin create role ${role} ${options}; exception when duplicate_object or unique_violation then null; end $$`;
}

let serial = 0;

async function scratchPostgres(serverUrl: string): Promise<Scratch> {
  serial += 1;
  const name = `cadence_admin_${process.pid}_${Date.now().toString(36)}_${serial}`;
  await onServer(serverUrl, [
    ...['app', 'app_jobs', 'app_search'].map((role) => roleStatement(role, 'nologin')),
    roleStatement(OWNER, `login password '${OWNER}'`),
    `grant app, app_jobs, app_search to ${OWNER}`,
    `create database ${name} owner ${OWNER} encoding 'UTF8' template template0`,
  ]);
  const url = new URL(serverUrl);
  [url.pathname, url.username, url.password] = [`/${name}`, OWNER, OWNER];
  const options = { mode: 'postgres', url: url.href, applicationName: 'cadence-test' } as const;
  const handle = await connectDatabase(options);
  return {
    handle,
    url: url.href,
    async drop() {
      await handle.close();
      await onServer(serverUrl, [`drop database ${name} with (force)`]);
    },
  };
}

/** On PostgreSQL when TEST_DATABASE_URL names a server, else embedded in memory, as in the server's tests. */
export async function openScratch(): Promise<Scratch> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return scratchPostgres(server);
  const handle = await connectDatabase({ mode: 'embedded', dataDir: null });
  const { host = '', port = 0 } = handle.connection;
  const url = `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  return { handle, url, drop: () => handle.close() };
}
