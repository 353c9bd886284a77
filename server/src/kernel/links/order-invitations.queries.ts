import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/index.ts';
import { LINK_WRITER } from './link-order.ts';

export interface ManyInvitations {
  readonly tenantId: number;
  /** A query that selects the ids of people. */
  readonly people: RawBuilder<unknown>;
  /** The inviting person. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Orders an invitation for each person, as `orderLink` does for one, but as bulk mail and in one statement: ten
 * thousand separate inserts would occupy the database for seconds. The caller's outbox announces them.
 */
export async function orderInvitations(
  db: Db,
  { tenantId, people, by, now }: ManyInvitations,
): Promise<void> {
  await sql`
    insert into outbox (tenant_id, kind, payload, created_at, due_at)
    select ${tenantId}, 'bulkMail',
      jsonb_build_object('writer', ${LINK_WRITER}::text, 'about', jsonb_build_object(
        'kind', 'invitation', 'to', jsonb_build_object('personId', person.id), 'by', ${by}::integer)),
      ${now}::timestamptz, ${now}::timestamptz
    from (${people}) as person (id)`.execute(db);
}
