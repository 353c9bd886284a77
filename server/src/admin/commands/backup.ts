import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import type { AdminDatabase } from '../database/open-database.ts';
import { withClient, withDatabase } from '../database/open-database.ts';
import { readSchema, refuseSchema } from '../database/schema-state.ts';
import { reported } from '../progress.ts';
import type { TableSum } from '../transfer/pieces.ts';
import { totalRows } from '../transfer/pieces.ts';
import { readDatabase } from '../transfer/read-database.ts';
import { writeArchive } from '../transfer/write-archive.ts';
import { counted, sized } from '../words.ts';

/** `cadence-2026-11-21T071500Z.backup.gz`: sorts by time, and is valid on every file system. */
function defaultName(now: Date): string {
  return `cadence-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.backup.gz`;
}

async function write(context: Context, database: AdminDatabase, file: string): Promise<readonly TableSum[]> {
  return withClient(database, async (client) => {
    const { state } = await readSchema(client);
    if (state !== 'current' && state !== 'older') throw refuseSchema(state, database.place);
    const pieces = reported(context, 'Backing up', readDatabase(client, context.clock.now()));
    return writeArchive(file, pieces);
  });
}

async function backUp(
  context: Context,
  _options: object,
  [name]: readonly (string | undefined)[],
): Promise<Outcome> {
  const file = path.resolve(context.folder, name ?? defaultName(context.clock.now()));
  return withDatabase(context, {}, async (database) => {
    if (database.isLent)
      context.io.errors.write(
        'A server is running on this database; its requests wait until the backup is done.\n',
      );
    const sums = await write(context, database, file);
    const rows = totalRows(sums);
    const { size } = await stat(file);
    return {
      data: { file, bytes: size, rows, tables: sums },
      lines: [
        `${counted(rows, 'row')} of ${counted(sums.length, 'table')} of ${database.place} are in ${file} (${sized(size)}).`,
        'The file holds password hashes, open links and the secrets of the installation: keep it as you keep them.',
      ],
    };
  });
}

/** `backup [file]`: a snapshot of the whole database in one file. */
export function backup(run: Run): Command {
  return command('backup', 'write everything that the database holds, as of one moment, into one file')
    .argument('[file]', 'file to write; must not exist (default: cadence-<time>.backup.gz here)')
    .addHelpText(
      'after',
      `
On PostgreSQL the servers go on. The embedded database belongs to one process: with the server stopped the command
opens it itself, with the server running it reads through that server, whose requests wait until it is done.`,
    )
    .action(run(backUp));
}
