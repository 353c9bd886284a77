import type { PersonChange, PersonChangeEntry } from '@cadence/shared-contract';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { REF_COLUMNS } from '../person-rows.ts';
import { presentPersonRef } from '../present-person.ts';

const LONGEST = 200;

export interface Recorded {
  readonly personId: number;
  readonly change: PersonChange;
  /** As shown to people; null for none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Who made the change, and in which transaction. */
export interface ChangeScope {
  readonly db: Db;
  readonly tenant: { readonly id: number };
  readonly actor: { readonly id: number };
  readonly now: Date;
}

/** Records what the actor changed about people, in the transaction of the change. */
export async function recordChanges(ctx: ChangeScope, changes: readonly Recorded[]): Promise<void> {
  const { db, actor, tenant, now } = ctx;
  if (changes.length === 0) return;
  const rows = changes.map(({ personId, change, from, to }) => ({
    tenant_id: tenant.id,
    person_id: personId,
    actor_id: actor.id,
    change,
    from_text: from,
    to_text: to,
    created_at: now,
  }));
  await db.insertInto('person_changes').values(rows).execute();
}

/** The changes to a person, latest first. */
export async function findChanges(ctx: Ctx, personId: number): Promise<readonly PersonChangeEntry[]> {
  const rows = await ctx.db
    .selectFrom('person_changes as change')
    .leftJoin('people as by', (join) =>
      join.onRef('by.tenant_id', '=', 'change.tenant_id').onRef('by.id', '=', 'change.actor_id'),
    )
    .select(['change.id as change_id', 'change.change', 'change.from_text', 'change.to_text'])
    .select('change.created_at')
    .select(REF_COLUMNS.map((column) => `by.${column}` as const))
    .where('change.tenant_id', '=', currentTenant)
    .where('change.person_id', '=', personId)
    .orderBy('change.id', 'desc')
    .limit(LONGEST)
    .execute();
  return rows.map(({ change_id, change, from_text, to_text, created_at, id, name, ...by }) => ({
    Id: Number(change_id),
    Change: change,
    From: from_text,
    To: to_text,
    By: id === null || name === null ? null : presentPersonRef(ctx, { id, name, ...by }),
    CreatedAt: created_at.toISOString(),
  }));
}
