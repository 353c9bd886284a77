import type { Client } from 'pg';
import { MIGRATIONS } from '../../migrations/index.ts';
import { Refusal } from '../refusal.ts';
import { hasTables, readMigrations } from '../transfer/catalogue.queries.ts';

/** The schema of a database, compared with this release. */
export type SchemaState = 'none' | 'current' | 'older' | 'newer' | 'foreign';

export interface Schema {
  readonly state: SchemaState;
  /** The migrations that ran, in order. */
  readonly migrations: readonly string[];
}

export async function readSchema(client: Client): Promise<Schema> {
  const migrations = await readMigrations(client);
  if (!migrations || migrations.length === 0)
    return { state: !migrations && (await hasTables(client)) ? 'foreign' : 'none', migrations: [] };
  if (!knowsAll(migrations)) return { state: 'newer', migrations };
  return { state: migrations.length === Object.keys(MIGRATIONS).length ? 'current' : 'older', migrations };
}

/** Whether this release has all of the migrations. */
export function knowsAll(migrations: readonly string[]): boolean {
  return migrations.every((name) => Object.hasOwn(MIGRATIONS, name));
}

/** @param place the name of the database, for the middle of a sentence */
export function refuseSchema(state: Exclude<SchemaState, 'current'>, place: string): Refusal {
  const sentences: Readonly<Record<typeof state, string>> = {
    none: `There is no installation in ${place} yet. Start the server once, or use 'migrate', 'tenant create' or 'restore'.`,
    older: `The schema of ${place} is that of an older release. Make a backup, then start the server once, or use 'migrate': both update the schema.`,
    newer: `The schema of ${place} is that of a newer release of Cadence; please use that one.`,
    foreign: `There are tables in ${place} that are not Cadence's; please name a database of its own.`,
  };
  return new Refusal(sentences[state]);
}
