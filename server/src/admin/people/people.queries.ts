import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { PeopleTable } from '../../migrations/kernel-tables.ts';

export type PersonRow = Selectable<PeopleTable>;

/** The person with an address in the organisation that has been entered. */
export function findPersonRow(db: Db, tenantId: number, email: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('people')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export function findCeoRow(db: Db, tenantId: number): Promise<PersonRow | undefined> {
  return db
    .selectFrom('people')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'ceo')
    .executeTakeFirst();
}

export function insertPerson(db: Db, person: Insertable<PeopleTable>): Promise<PersonRow> {
  return db.insertInto('people').values(person).returningAll().executeTakeFirstOrThrow();
}

/** Sets the strategy group by hand; null lets it follow the role again (D-87). Returns whether the person is in it. */
export async function setStrategyChoice(
  db: Db,
  {
    tenantId,
    id,
    choice,
  }: { readonly tenantId: number; readonly id: number; readonly choice: boolean | null },
): Promise<boolean> {
  const row = await db
    .updateTable('people')
    .set({ strategy_choice: choice })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('strategy_member')
    .executeTakeFirstOrThrow();
  return row.strategy_member;
}
