import type { FlagColumn, GoalType, RoleName } from '@cadence/shared-contract';
import { actorFlagsOf, FLAG_COLUMNS, flagsOfRow } from '@cadence/shared-contract';
import type { QueryResultRow } from 'pg';
import type { Db, Question } from '../db/index.ts';
import { askText } from '../db/index.ts';
import { unauthenticated } from '../errors/index.ts';
import type { Identity, Reader } from './actor.ts';

/** A person with their tenant, as `READER_COLUMNS` selects them. */
export interface ReaderRow extends QueryResultRow, Readonly<Record<FlagColumn, boolean>> {
  person_id: number;
  name: string;
  email: string;
  role: RoleName;
  strategy_member: boolean;
  manager_id: number | null;
  path: string;
  decides: number[];
  tenant_id: number;
  tenant_name: string;
  subdomain: string;
  url: string | null;
  time_zone: string;
  goal_type: GoalType;
  talent_enabled: boolean;
  strategy_enabled: boolean;
  employee_notes_enabled: boolean;
}

interface IdentityRow extends ReaderRow {
  session_id: number;
  chain_id: string;
  chain_started_at: Date;
  last_seen_at: Date;
}

/** Columns of `people p` and `tenants t`. */
export const READER_COLUMNS = `p.id as person_id, p.name, p.email, p.role,
    ${FLAG_COLUMNS.map((column) => `p.${column}`).join(', ')}, p.strategy_member, p.manager_id, p.path::text as path,
    decides_on(p.tenant_id, p.id, p.role = 'ceo') as decides,
    t.id as tenant_id, t.name as tenant_name, t.subdomain, t.url, t.time_zone, t.goal_type, t.talent_enabled,
    t.strategy_enabled, t.employee_notes_enabled`;

/** The tenant label of a Host header (lower case): the first label, when others follow it. */
export function hostLabelOf(hostname: string): string | null {
  return /^([a-z0-9-]{1,63})\.[a-z]/.exec(hostname)?.[1] ?? null;
}

const IDENTITY = `select s.id as session_id, s.chain_id, s.chain_started_at, s.last_seen_at, ${READER_COLUMNS}
    from sessions s
    join people p on p.tenant_id = s.tenant_id and p.id = s.person_id
    join tenants t on t.id = s.tenant_id
    where s.token_hash = $1::text and s.revoked_at is null and s.expires_at > $2::timestamptz
      and p.deactivated_at is null and t.deactivated_at is null
      and ($3::text is null or not exists (
        select from tenants other where other.subdomain = $3::text and other.id <> t.id))`;

/**
 * The query that finds the person and tenant of a token's hash; it is sent together with BEGIN. Only live sessions of
 * active people in active tenants are found. At one tenant's address (`hostname`, lower case) the token of another is
 * as unknown as a forged one.
 */
export function identityQuestion(hash: string, now: Date, hostname = ''): Question {
  return { text: IDENTITY, values: [hash, now.toISOString(), hostLabelOf(hostname)] };
}

export function presentReader(row: ReaderRow): Reader {
  return {
    actor: {
      tenantId: row.tenant_id,
      id: row.person_id,
      name: row.name,
      email: row.email,
      role: row.role,
      ...actorFlagsOf(flagsOfRow(row)),
      strategyMember: row.strategy_member,
      managerId: row.manager_id,
      path: row.path,
      decides: row.decides,
    },
    tenant: {
      id: row.tenant_id,
      name: row.tenant_name,
      subdomain: row.subdomain,
      url: row.url,
      timeZone: row.time_zone,
      goalType: row.goal_type,
      talentEnabled: row.talent_enabled,
      strategyEnabled: row.strategy_enabled,
      employeeNotesEnabled: row.employee_notes_enabled,
    },
  };
}

/** @throws unauthenticated when no live session was found */
export function readIdentity(rows: readonly QueryResultRow[]): Identity {
  const row = rows[0] as IdentityRow | undefined;
  if (!row) throw unauthenticated();
  return {
    ...presentReader(row),
    session: {
      id: row.session_id,
      chainId: row.chain_id,
      startedAt: row.chain_started_at,
      lastSeenAt: row.last_seen_at,
    },
  };
}

/** The identity of a token, read in a transaction that is already open. @throws unauthenticated */
export async function findIdentity(db: Db, hash: string, now: Date): Promise<Identity> {
  return readIdentity(await askText(db, identityQuestion(hash, now)));
}
