import type { Session, SessionPeriod } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { Db } from '../../kernel/db/index.ts';
import type { IssuedToken } from '../../kernel/session/index.ts';
import { identityQuery, readIdentity } from '../../kernel/session/index.ts';
import { readOwnProfile } from '../people/index.ts';
import { abilitiesOf } from './abilities.ts';

/** The tenant's current period and week; the goals slice knows them. */
export type FindSessionPeriod = (
  db: Db,
  tenant: { readonly id: number; readonly timeZone: string },
  today: string,
) => Promise<SessionPeriod>;

export interface SessionFacts {
  readonly now: Date;
  readonly findPeriod: FindSessionPeriod;
  /** Whether an endpoint for suggestions is configured (D-57). */
  readonly suggestsGoals: boolean;
}

/** What `Login` and `relogin` answer (D-72), read in the transaction that issued the token. */
export async function presentSession(
  db: Db,
  issued: IssuedToken,
  { now, findPeriod, suggestsGoals }: SessionFacts,
): Promise<Session> {
  const found = await sql.raw<QueryResultRow>(identityQuery(issued.hash, now)).execute(db);
  const { actor, tenant } = readIdentity(found.rows);
  const period = await findPeriod(db, tenant, dateInZone(now, tenant.timeZone));
  return {
    Token: issued.token,
    Profile: await readOwnProfile(db, actor.id, { tenantTimeZone: tenant.timeZone, now }),
    Tenant: {
      Id: tenant.id,
      Name: tenant.name,
      Subdomain: tenant.subdomain,
      Url: tenant.url,
      TimeZone: tenant.timeZone,
      GoalType: tenant.goalType,
      StrategyEnabled: tenant.strategyEnabled,
      EmployeeNotesEnabled: tenant.employeeNotesEnabled,
      TalentEnabled: tenant.talentEnabled,
    },
    Period: period,
    Abilities: abilitiesOf(actor, { suggestsGoals, tenant }),
  };
}
