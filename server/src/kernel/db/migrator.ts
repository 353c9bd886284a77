import { Kysely, PostgresDialect } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { MIGRATIONS } from '../../migrations/index.ts';
import { errorMessage, StartupError } from '../errors/index.ts';

/**
 * Applies missing migrations, all in one transaction under a lock, so that a crash at any point leaves the old schema
 * and two starting processes cannot conflict.
 *
 * @throws StartupError naming the migration that failed.
 */
export async function migrateToLatest(
  pool: Pool,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error');
  const cause = errorMessage(error);
  throw new StartupError(
    failed
      ? `The database could not be migrated: ${failed.migrationName} failed (${cause}).`
      : `The database could not be migrated (${cause}).`,
  );
}
