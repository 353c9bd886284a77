import type { Command } from 'commander';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import type { AdminDatabase } from '../database/open-database.ts';
import { openFolder, openPostgres, withClient } from '../database/open-database.ts';
import { readSchema, refuseSchema } from '../database/schema-state.ts';
import { reported } from '../progress.ts';
import { UsageError } from '../refusal.ts';
import type { TableSum } from '../transfer/pieces.ts';
import { totalRows } from '../transfer/pieces.ts';
import { readDatabase } from '../transfer/read-database.ts';
import { receive } from '../transfer/receive.ts';
import { counted } from '../words.ts';

interface MoveOptions {
  readonly to?: string;
}

function readTarget({ config }: Context, { to }: MoveOptions): { url: string; source: string } {
  if (to === undefined) {
    if (config.databaseUrl === null)
      throw new UsageError('Where to move is missing; say so with --to postgres://… or DATABASE_URL.');
    return { url: config.databaseUrl, source: 'DATABASE_URL' };
  }
  if (!URL.canParse(to) || !['postgres:', 'postgresql:'].includes(new URL(to).protocol))
    throw new UsageError('--to must be an address that starts with postgres:// or postgresql://.');
  return { url: to, source: '--to' };
}

function copy(context: Context, from: AdminDatabase, to: AdminDatabase): Promise<readonly TableSum[]> {
  return withClient(from, async (client) => {
    const { state } = await readSchema(client);
    if (state !== 'current' && state !== 'older') throw refuseSchema(state, from.place);
    return receive(context, to, reported(context, 'Moving', readDatabase(client, context.clock.now())));
  });
}

async function move(context: Context, options: MoveOptions): Promise<Outcome> {
  const { url, source } = readTarget(context, options);
  const to = await openPostgres(url, source);
  try {
    const from = await openFolder(context.config.dataDir, { isExclusive: true });
    try {
      const sums = await copy(context, from, to);
      return describe(sums, { from, to, source });
    } finally {
      await from.close();
    }
  } finally {
    await to.close();
  }
}

function describe(
  sums: readonly TableSum[],
  { from, to, source }: { from: AdminDatabase; to: AdminDatabase; source: string },
): Outcome {
  const rows = totalRows(sums);
  const next =
    source === '--to' ? 'Start the server with DATABASE_URL set to that address' : 'Start the server';
  return {
    data: { from: from.place, to: to.place, rows, tables: sums },
    lines: [
      `${counted(rows, 'row')} of ${counted(sums.length, 'table')} moved to ${to.place}, every table with the same checksum on both sides.`,
      `${next}; ${from.place} stays as it was and is not used any more.`,
    ],
  };
}

/** `move-to-postgres`: copies the embedded database's contents to an empty PostgreSQL database, all or nothing. */
export function moveToPostgres(run: Run): Command {
  return command(
    'move-to-postgres',
    'copy the embedded database into an empty PostgreSQL, all of it or nothing',
  )
    .option('--to <url>', 'address of the PostgreSQL database (default: DATABASE_URL)')
    .addHelpText(
      'after',
      `
Stop the server first: what it writes during the move would be left behind, so the command refuses to begin. It reads the embedded
database in DATA_DIR. When it is interrupted nothing has been moved; run it again.`,
    )
    .action(run(move));
}
