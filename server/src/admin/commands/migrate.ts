import type { Command } from 'commander';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { migrate as applyMigrations, withClient, withDatabase } from '../database/open-database.ts';
import { readSchema, refuseSchema } from '../database/schema-state.ts';
import { counted } from '../words.ts';

interface MigrateOptions {
  readonly check?: boolean;
}

function done(place: string, applied: readonly string[]): Outcome {
  const schema = Object.keys(MIGRATIONS).toSorted().at(-1);
  const what =
    applied.length === 0 ? 'is' : `was brought up to date by ${counted(applied.length, 'migration')}: it is`;
  return {
    data: { schema, applied },
    lines: [`The schema of ${place} ${what} that of this release.`, ...applied.map((name) => `  ${name}`)],
  };
}

function migrateDatabase(context: Context, { check = false }: MigrateOptions): Promise<Outcome> {
  return withDatabase(context, { mayBeNew: !check, isExclusive: !check }, async (database) => {
    const { state, migrations } = await withClient(database, readSchema);
    if (state === 'current') return done(database.place, []);
    if (check || state === 'newer' || state === 'foreign') throw refuseSchema(state, database.place);
    await applyMigrations(database);
    return done(
      database.place,
      Object.keys(MIGRATIONS).filter((name) => !migrations.includes(name)),
    );
  });
}

/** `migrate`: brings the schema up to date as the start of a server does, for installations that do it apart. */
export function migrate(run: Run): Command {
  return command('migrate', 'bring the schema up to date, as the start of a server does')
    .option('--check', 'change nothing; refused unless the schema is that of this release')
    .addHelpText(
      'after',
      `
Everything is applied in one transaction under a lock, or nothing is. Stop the servers of the older release first.`,
    )
    .action(run(migrateDatabase));
}
