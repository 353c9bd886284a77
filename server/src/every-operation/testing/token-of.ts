import type { GoalWorld, PersonRow } from '../../modules/goals/testing/goal-world.ts';
import { createSession } from '../../modules/auth/index.ts';

const SIGNED_IN = new Date('2027-12-01T00:00:00Z');

/** The token of a new session for a person who was added for one change. */
export async function tokenOf({ t, tenant }: GoalWorld, person: PersonRow): Promise<string> {
  const { token } = await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
    createSession(db, { tenantId: tenant.id, personId: person.id }, SIGNED_IN),
  );
  return token;
}
