import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import { REF_COLUMNS } from '../people/index.ts';

const FLAGS = ['is_org_admin', 'is_goal_admin', 'is_goal_manager', 'is_hr_admin'] as const;

/** Everybody with a permission flag who can be asked: active, and not merely invited; by name. */
export function findPointsOfContact(db: Db) {
  return db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .select(FLAGS)
    .where('tenant_id', '=', currentTenant)
    .where((eb) => eb.or(FLAGS.map((flag) => eb(flag, '=', true))))
    .where('deactivated_at', 'is', null)
    .where('invitation_accepted_at', 'is not', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
