import type { BodyOf, Theme } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { denied, invalid } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { isBlankText } from '@cadence/shared-contract/operations';
import { currentPeriod } from '../periods/index.ts';
import { mayEditTheme } from './dashboard.policy.ts';
import { deleteTheme, findTheme, saveTheme } from './theme.queries.ts';

type ThemeCtx = Pick<Ctx, 'db' | 'actor' | 'now' | 'today'>;

function present(row: Awaited<ReturnType<typeof findTheme>>): Theme | null {
  return row ? { PeriodId: row.period_id, Title: row.title, UpdatedAt: row.updated_at.toISOString() } : null;
}

async function keyOf({ db, actor, today }: ThemeCtx) {
  const { id } = await currentPeriod(db, actor.tenantId, today);
  return { tenantId: actor.tenantId, periodId: id };
}

/** The company theme of the current period; null without one. Everyone in the tenant reads it. */
export async function readTheme(ctx: ThemeCtx): Promise<Theme | null> {
  return present(await findTheme(ctx.db, await keyOf(ctx)));
}

function checkMayEdit({ actor }: ThemeCtx): void {
  if (!mayEditTheme(actor)) throw denied('Only the ceo or an Org Admin can change the company theme.');
}

/**
 * Adds or changes the theme of the current period (core §6, §7).
 *
 * @throws denied; invalid without a title
 */
export async function writeTheme(ctx: ThemeCtx, body: BodyOf<'dashboard.saveTheme'>): Promise<Theme | null> {
  checkMayEdit(ctx);
  const title = body.Title.trim();
  if (isBlankText(title)) throw invalid([{ path: 'Title', message: MESSAGES.themeRequired }]);
  return present(await saveTheme(ctx.db, await keyOf(ctx), { title, now: ctx.now }));
}

/** Removes the theme of the current period; does nothing when there is none. @throws denied */
export async function removeTheme(ctx: ThemeCtx): Promise<void> {
  checkMayEdit(ctx);
  await deleteTheme(ctx.db, await keyOf(ctx));
}
