import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ScratchDatabase } from './scratch-database.ts';

const SEED_ENTRY = join(import.meta.dirname, '../../server/src/seed/main.ts');

/** An organisation that `npm run seed` made; the accounts of the demo exist in it. */
export interface SeededOrganisation {
  readonly subdomain: string;
  readonly people: number;
  readonly goals: number;
}

/** Adds a generated organisation, beside the demo, to the embedded database in a folder. */
export async function seedFolder(
  dataDir: string,
  organisation: SeededOrganisation,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await seed(organisation, { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'on', ...env });
}

/** Adds a generated organisation to a database, and has the database tidy up as it would by itself in time. */
export async function seedOrganisation(
  database: ScratchDatabase,
  organisation: SeededOrganisation,
): Promise<void> {
  await seed(organisation, { DATABASE_URL: database.url, DEMO: 'off' });
  await database.query('vacuum analyze');
}

async function seed(
  { subdomain, people, goals }: SeededOrganisation,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const args = ['--people', people, '--goals', goals, '--subdomain', subdomain].map(String);
  await promisify(execFile)(process.execPath, [SEED_ENTRY, ...args], { env: { ...process.env, ...env } });
}
