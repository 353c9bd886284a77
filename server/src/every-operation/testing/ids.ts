import { sql } from 'kysely';
import type { DatabaseHandle } from '../../kernel/db/index.ts';

/** The first and the last ids of the tenant in every table. */
export async function readIds(db: DatabaseHandle, tenantId: number): Promise<readonly number[]> {
  return db.transaction({ role: 'owner', tenantId }, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.table_name as name
      from information_schema.columns c
      where c.table_schema = 'public' and c.column_name in ('id', 'tenant_id') and c.data_type in ('integer', 'bigint')
      group by c.table_name
      having count(*) = 2
      order by c.table_name`.execute(tx);
    const found = new Set<number>();
    for (const { name } of tables) {
      const { rows } = await sql<{ id: string | number }>`
        (select id from ${sql.table(name)} where tenant_id = ${tenantId} order by id limit 2)
        union (select id from ${sql.table(name)} where tenant_id = ${tenantId} order by id desc limit 2)`.execute(
        tx,
      );
      for (const { id } of rows) if (Number(id) <= 2_147_483_647) found.add(Number(id));
    }
    return [...found].sort((a, b) => a - b);
  });
}
