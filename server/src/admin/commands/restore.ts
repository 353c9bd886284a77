import path from 'node:path';
import type { Command } from 'commander';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withDatabase } from '../database/open-database.ts';
import { reported } from '../progress.ts';
import type { Pieces, TableSum } from '../transfer/pieces.ts';
import { totalRows } from '../transfer/pieces.ts';
import { readArchive } from '../transfer/read-archive.ts';
import { receive } from '../transfer/receive.ts';
import { counted } from '../words.ts';

interface RestoreOptions {
  readonly check?: boolean;
}

async function sumsOf(pieces: Pieces): Promise<readonly TableSum[]> {
  const sums: TableSum[] = [];
  for await (const piece of pieces) if (piece.type === 'sum') sums.push(piece.sum);
  return sums;
}

async function check(context: Context, file: string): Promise<Outcome> {
  const sums = await sumsOf(reported(context, 'Checking', readArchive(file)));
  const rows = totalRows(sums);
  return {
    data: { file, rows, tables: sums },
    lines: [
      `${file} is whole: ${counted(rows, 'row')} of ${counted(sums.length, 'table')}, every checksum as it was written.`,
    ],
  };
}

async function restoreFrom(
  context: Context,
  options: RestoreOptions,
  [name = '']: readonly (string | undefined)[],
): Promise<Outcome> {
  const file = path.resolve(context.folder, name);
  if (options.check) return check(context, file);
  return withDatabase(context, { mayBeNew: true, isExclusive: true }, async (database) => {
    const sums = await receive(context, database, reported(context, 'Restoring', readArchive(file)));
    const rows = totalRows(sums);
    return {
      data: { file, rows, tables: sums },
      lines: [
        `${counted(rows, 'row')} of ${counted(sums.length, 'table')} are in ${database.place}, every table with the checksum of the backup.`,
      ],
    };
  });
}

/** `restore <file>`: loads a backup into a database without organisations, all or nothing. */
export function restore(run: Run): Command {
  return command('restore', 'load a backup into an empty database, all of it or nothing')
    .argument('<file>', 'backup to load')
    .option('--check', 'read the file and compare its checksums, without any database')
    .addHelpText(
      'after',
      `
The database is that of DATABASE_URL, else the embedded one in DATA_DIR; of either kind, wherever the backup was made.
It must hold no organisations, and no server may run on it. A backup of an older release gets that release's schema
first and is then brought up to date.`,
    )
    .action(run(restoreFrom));
}
