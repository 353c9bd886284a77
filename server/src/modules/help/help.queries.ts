import { FLAG_COLUMNS } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import { REF_COLUMNS } from '../people/index.ts';

/** Everybody with a permission flag who can be asked for help: active, and not merely invited; by name. */
export function findPointsOfContact(db: Db) {
  return db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .select(FLAG_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where((eb) => eb.or(FLAG_COLUMNS.map((flag) => eb(flag, '=', true))))
    .where('deactivated_at', 'is', null)
    .where('invitation_accepted_at', 'is not', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
