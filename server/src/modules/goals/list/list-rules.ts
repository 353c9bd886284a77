import { addDays, mondayOf } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/session/index.ts';
import { peopleDecidedBy } from '../policy/approval.ts';

/** Who lists, and when. The rules below speak of the aliases g, period, owner, edit and parent. */
export interface ListViewer {
  readonly actor: Actor;
  readonly today: string;
}

/** D-15; `policy/goal-flags.ts` says the same of one row. */
export function needsUpdateSql({ today }: ListViewer): RawBuilder<boolean> {
  const previousWeek = addDays(mondayOf(today), -7);
  return sql`(g.state = 'approved' and g.enabled_from <= ${previousWeek}::date
    and period.end_date >= ${previousWeek}::date
    and (g.status_week is null or g.status_week < ${previousWeek}::date))`;
}

/** D-16: the viewer decides, and something waits. */
export function needsReviewSql({ actor }: ListViewer): RawBuilder<boolean> {
  if (actor.role === 'observer') return sql`false`;
  return sql`((g.state in ('review', 'shelving_in_review', 'results_in_review')
      or (g.state = 'approved' and edit.state = 'review'))
    and g.owner_id <> ${actor.id} and g.owner_id in ${peopleDecidedBy(actor)})`;
}

/** D-18 */
export function needsFinalizationSql({ actor, today }: ListViewer): RawBuilder<boolean> {
  return sql`(g.owner_id = ${actor.id} and g.state = 'approved' and period.end_date < ${today}::date)`;
}

/** Aligned to a goal that is neither deleted nor shelved (D-31, D-32). */
export const isAlignedSql: RawBuilder<boolean> = sql`(parent.id is not null and parent.deleted_at is null
  and parent.state <> 'shelved')`;

/** The documented order: 1 worsened … 6 all others (core §2 Goals list, D-14, D-19). */
export function prioritySql(viewer: ListViewer): RawBuilder<number> {
  return sql`(case
    when g.likelihood_delta < 0 and g.state <> 'finalized' then 1
    when ${needsReviewSql(viewer)} then 2
    when ${needsUpdateSql(viewer)} then 3
    when ${needsFinalizationSql(viewer)} then 4
    when g.owner_id = ${viewer.actor.id} and edit.id is not null then 5
    else 6 end)`;
}
