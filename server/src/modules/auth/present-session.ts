import type { Session, SessionPeriod } from '@cadence/shared-contract';
import { timeZoneName } from '@cadence/shared-contract';
import { hkdfSync } from 'node:crypto';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { Db } from '../../kernel/db/index.ts';
import type { IssuedToken } from '../../kernel/session/index.ts';
import { findIdentity } from '../../kernel/session/index.ts';
import { readOwnProfile } from '../people/index.ts';
import { abilitiesOf } from './abilities.ts';

/** The tenant's current period and week; provided by the goals slice. */
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
  /** The installation's secret; each person's key for drafts is derived from it. */
  readonly draftSecret: string;
}

const DRAFT_KEY_BYTES = 32;

/**
 * The key that a person's browser encrypts unsaved text with: nobody else gets it, and it is the same in every session
 * (D-82).
 */
function draftKeyOf(secret: string, { tenantId, personId }: { tenantId: number; personId: number }): string {
  const key = hkdfSync('sha256', secret, '', `drafts ${tenantId}/${personId}`, DRAFT_KEY_BYTES);
  return Buffer.from(key).toString('base64');
}

/** The answer of `Login` and `relogin` (D-72), read in the transaction that issued the token. */
export async function presentSession(
  db: Db,
  issued: IssuedToken,
  { now, findPeriod, suggestsGoals, draftSecret }: SessionFacts,
): Promise<Session> {
  const { actor, tenant } = await findIdentity(db, issued.hash, now);
  const period = await findPeriod(db, tenant, dateInZone(now, tenant.timeZone));
  return {
    Token: issued.token,
    DraftKey: draftKeyOf(draftSecret, { tenantId: tenant.id, personId: actor.id }),
    Profile: await readOwnProfile(db, { actor, now, tenantTimeZone: tenant.timeZone }),
    Tenant: {
      Id: tenant.id,
      Name: tenant.name,
      Subdomain: tenant.subdomain,
      Url: tenant.url,
      TimeZone: timeZoneName(tenant.timeZone),
      GoalType: tenant.goalType,
      StrategyEnabled: tenant.strategyEnabled,
      EmployeeNotesEnabled: tenant.employeeNotesEnabled,
      TalentEnabled: tenant.talentEnabled,
    },
    Period: period,
    Abilities: abilitiesOf(actor, { suggestsGoals, tenant }),
  };
}
