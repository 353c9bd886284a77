import type { ImportSettings, OutputOf } from '@cadence/shared-contract';
import { DateTime } from 'luxon';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { demandMayAdd } from '../employees/add-employee.ts';
import { administersAll } from '../people.policy.ts';
import { countImportedSince, findRowsADay, saveRowsADay } from './import-runs.queries.ts';

type ImportLimit = OutputOf<'people.importPreview'>['Limit'];

/**
 * How many rows the actor may still import in the organisation's day; null, no limit, for the ceo and Org Admins (D-88,
 * D-118).
 */
export async function readLimit(ctx: Ctx, actor: Actor): Promise<ImportLimit> {
  if (administersAll(actor)) return null;
  const RowsADay = await findRowsADay(ctx);
  const midnight = DateTime.fromJSDate(ctx.now, { zone: ctx.tenant.timeZone }).startOf('day').toJSDate();
  return { RowsADay, Left: Math.max(0, RowsADay - (await countImportedSince(ctx, midnight))) };
}

/** @throws invalid when there are more rows than the actor may still import today */
export function demandWithinLimit(limit: ImportLimit, rows: number): void {
  if (limit === null || rows <= limit.Left) return;
  const { RowsADay, Left } = limit;
  const message = `A manager may import ${RowsADay} employees a day, and ${Left} are left today. The CEO or an Org Admin can raise this.`;
  throw invalid([{ path: 'file', message }]);
}

/**
 * A manager's daily import limit, and whether the actor may set it. @throws denied for anyone who may not add employees
 */
export async function readImportSettings(ctx: Ctx): Promise<OutputOf<'people.importSettings'>> {
  demandMayAdd(ctx.actor);
  return { RowsADay: await findRowsADay(ctx), MayChange: administersAll(ctx.actor) };
}

/** Sets how many employees a manager may import in a day. @throws denied for all but the ceo and Org Admins */
export async function saveImportSettings(ctx: Ctx, { RowsADay }: ImportSettings): Promise<void> {
  const { actor, tenant } = ctx;
  if (!administersAll(actor)) throw denied('Only the CEO and Org Admins can set this.');
  await saveRowsADay(ctx, RowsADay);
  ctx.log.info(
    { audit: 'import_limit', tenantId: tenant.id, actorId: actor.id, RowsADay },
    'import limit set',
  );
}
