import { Client } from 'pg';

const ADMIN_URL = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A separate database, dropped at the end; null when no PostgreSQL can be reached. */
export interface ScratchDatabase {
  readonly url: string;
  query<Row extends object>(sql: string): Promise<readonly Row[]>;
  drop(): Promise<void>;
}

export async function createScratchDatabase(): Promise<ScratchDatabase | null> {
  const name = `cadence_scratch_${process.pid}`;
  const admin = new Client({ connectionString: ADMIN_URL });
  try {
    await admin.connect();
  } catch {
    return null;
  }
  await admin.query(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async query<Row extends object>(sql: string) {
      const client = new Client({ connectionString: url.href });
      await client.connect();
      const { rows } = await client.query<Row>(sql);
      await client.end();
      return rows;
    },
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
