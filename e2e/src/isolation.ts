import type { ScratchDatabase } from './scratch-database.ts';

/** Switches row level security of every table on or off; which rules there are stays. */
export async function setIsolation(database: ScratchDatabase, isOn: boolean): Promise<void> {
  await database.query(`do $$ declare t regclass; begin
    for t in select distinct polrelid::regclass from pg_policy loop
      execute format('alter table %s ${isOn ? 'enable' : 'disable'} row level security', t);
    end loop; end $$`);
}
