import type { Profile, Session, SessionPeriod } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { Db } from '../../kernel/db/index.ts';
import type { IssuedToken, TenantContext } from '../../kernel/session/index.ts';
import { identityQuery, readIdentity } from '../../kernel/session/index.ts';
import { abilitiesOf } from './abilities.ts';
import type { PersonRow } from './auth.queries.ts';
import { getPerson } from './auth.queries.ts';

/** The tenant's current period and week; the goals slice knows them. */
export type FindSessionPeriod = (
  db: Db,
  tenant: { readonly id: number; readonly timeZone: string },
  today: string,
) => Promise<SessionPeriod>;

/** A person's own profile, as the session carries it (people §3 Profile). */
export function presentOwnProfile(person: PersonRow, tenant: TenantContext): Profile {
  return {
    Id: person.id,
    Name: person.name,
    JobTitle: person.job_title,
    Email: person.email,
    UnconfirmedEmail: person.unconfirmed_email,
    PhoneNumber: person.phone_number,
    TimeZone: person.time_zone ?? tenant.timeZone,
    RoleName: person.role,
    OrgUnit: person.org_unit,
    LinkedinUrl: person.linkedin_url,
    Biography: person.biography,
    Avatar: null,
    AvatarImage: null,
    Disc: person.disc,
    IsOrgAdmin: person.is_org_admin,
    IsGoalAdmin: person.is_goal_admin,
    IsGoalManager: person.is_goal_manager,
    IsHrAdmin: person.is_hr_admin,
    IsEditable: true,
    DeactivatedAt: person.deactivated_at?.toISOString() ?? null,
    InvitationAcceptedAt: person.invitation_accepted_at?.toISOString() ?? null,
    EmailActivatedAt: person.email_activated_at?.toISOString() ?? null,
    ParentId: person.manager_id,
    UpdatedAt: person.updated_at.toISOString(),
  };
}

/** What `Login` and `relogin` answer (D-72), read in the transaction that issued the token. */
export async function presentSession(
  db: Db,
  issued: IssuedToken,
  { now, findPeriod }: { readonly now: Date; readonly findPeriod: FindSessionPeriod },
): Promise<Session> {
  const found = await sql.raw<QueryResultRow>(identityQuery(issued.hash, now)).execute(db);
  const { actor, tenant } = readIdentity(found.rows);
  const person = await getPerson(db, actor.id);
  const period = await findPeriod(db, tenant, dateInZone(now, tenant.timeZone));
  return {
    Token: issued.token,
    Profile: presentOwnProfile(person, tenant),
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
    Abilities: abilitiesOf(actor),
  };
}
