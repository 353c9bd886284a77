import type { Db } from '../../kernel/db/index.ts';

interface ThemeRow {
  readonly period_id: number;
  readonly title: string;
  readonly updated_at: Date;
}

interface ThemeKey {
  readonly tenantId: number;
  readonly periodId: number;
}

export function findTheme(db: Db, key: ThemeKey): Promise<ThemeRow | undefined> {
  return db
    .selectFrom('company_themes')
    .select(['period_id', 'title', 'updated_at'])
    .where('tenant_id', '=', key.tenantId)
    .where('period_id', '=', key.periodId)
    .executeTakeFirst();
}

/** Inserts or updates the period's theme: of two concurrent writes the later wins, and there is one row. */
export function saveTheme(
  db: Db,
  key: ThemeKey,
  { title, now }: { readonly title: string; readonly now: Date },
): Promise<ThemeRow> {
  return db
    .insertInto('company_themes')
    .values({ tenant_id: key.tenantId, period_id: key.periodId, title, updated_at: now })
    .onConflict((clash) => clash.columns(['tenant_id', 'period_id']).doUpdateSet({ title, updated_at: now }))
    .returning(['period_id', 'title', 'updated_at'])
    .executeTakeFirstOrThrow();
}

export async function deleteTheme(db: Db, key: ThemeKey): Promise<void> {
  await db
    .deleteFrom('company_themes')
    .where('tenant_id', '=', key.tenantId)
    .where('period_id', '=', key.periodId)
    .execute();
}
