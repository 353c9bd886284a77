import { StartupError } from '../../kernel/errors/index.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Context } from '../context.ts';
import type { AdminDatabase } from '../database/open-database.ts';
import { migrate, withClient } from '../database/open-database.ts';
import { knowsAll, readSchema, refuseSchema } from '../database/schema-state.ts';
import { Refusal } from '../refusal.ts';
import { readCatalogue } from './catalogue.queries.ts';
import { loadDatabase, requireEmpty } from './load-database.ts';
import type { Manifest, Piece, Pieces, TableSum } from './pieces.ts';
import { analyze, countServers, readEncoding } from './rows.queries.ts';

/** The manifest, and the pieces after it. */
async function opened(pieces: Pieces): Promise<{ manifest: Manifest; rest: AsyncIterator<Piece> }> {
  const rest = pieces[Symbol.asyncIterator]();
  const { value, done } = await rest.next();
  if (done || value.type !== 'manifest') throw new Error('Contents must begin with their manifest.');
  return { manifest: value.manifest, rest };
}

/** @throws Refusal when contents cannot be loaded into the database; nothing was changed then */
async function requireFree(database: AdminDatabase): Promise<readonly string[]> {
  return withClient(database, async (client) => {
    if (database.handle.mode === 'postgres') {
      const encoding = await readEncoding(client);
      if (encoding !== 'UTF8')
        throw new Refusal(
          `The texts of ${database.place} are stored as ${encoding}; please make one with: create database … encoding 'UTF8' template template0.`,
        );
      if ((await countServers(client)) > 0)
        throw new Refusal(`A server of Cadence works on ${database.place}; please stop it first.`);
    }
    const { state, migrations } = await readSchema(client);
    if (state === 'newer' || state === 'foreign') throw refuseSchema(state, database.place);
    if (state !== 'none') await requireEmpty(client, await readCatalogue(client));
    return migrations;
  });
}

/** Migrates the free database to the schema that the contents were made with. */
async function prepare(database: AdminDatabase, { migrations }: Manifest): Promise<void> {
  if (!knowsAll(migrations))
    throw new Refusal(
      'This was made by a newer release of Cadence; please use that one. Nothing was changed.',
    );
  const there = await requireFree(database);
  const isAhead = there.some((name) => !migrations.includes(name));
  if (isAhead)
    throw new Refusal(
      `This was made by an older release than the schema of ${database.place}; please name a database without tables.`,
    );
  await migrate(database, migrations);
}

/** Brings the schema of loaded contents up to date. The contents stay, even when this fails. */
async function update(database: AdminDatabase): Promise<void> {
  try {
    await migrate(database);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new Refusal(
      `Everything was loaded, but the schema could not be brought up to date. ${error.message}`,
    );
  }
}

/**
 * Loads contents into an empty database: with the schema that they were made with, in one transaction, compared table
 * by table; then the schema is brought up to date.
 *
 * @throws Refusal when the database is in use or not empty, or the contents are damaged or of a newer release
 */
export async function receive(
  { signal }: Context,
  database: AdminDatabase,
  pieces: Pieces,
): Promise<readonly TableSum[]> {
  const { manifest, rest } = await opened(pieces);
  try {
    await prepare(database, manifest);
    const sums = await withClient(database, (client) =>
      loadDatabase({ client, signal }, manifest, { [Symbol.asyncIterator]: () => rest }),
    );
    if (manifest.migrations.length < Object.keys(MIGRATIONS).length) await update(database);
    await withClient(database, async (client) => analyze(client, await readCatalogue(client)));
    return sums;
  } finally {
    await rest.return?.();
  }
}
