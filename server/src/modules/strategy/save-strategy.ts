import type { BodyOf } from '@cadence/shared-contract';
import { stale } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { tenantGroup } from '../../kernel/outbox/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { readStrategyInput } from './read-input.ts';
import { isSameContent, NOTHING_WRITTEN } from './strategy-content.ts';
import type { Saving, WorkingRow } from './strategy.queries.ts';
import {
  findPublished,
  findWorkingCopy,
  insertVersion,
  insertWorkingCopy,
  replaceWorkingCopy,
  writeWorkingCopy,
} from './strategy.queries.ts';

type Body = BodyOf<'strategy.save'>;

/** Compare-and-set on the working copy: null means 'there was none', omitted means 'any version' (D-3). */
async function writeCopy(
  { db }: Ctx,
  saving: Saving,
  edited: Body['UpdatedAt'],
): Promise<WorkingRow | undefined> {
  if (edited === undefined) return writeWorkingCopy(db, saving);
  if (edited === null) return insertWorkingCopy(db, saving);
  const version = new Date(edited);
  return Number.isNaN(version.getTime()) ? undefined : replaceWorkingCopy(db, saving, version);
}

/** Says who changed it first, and that nobody's text is lost. */
async function staleSentence(ctx: Ctx): Promise<string> {
  const current = await findWorkingCopy(ctx.db);
  const person = current && (await findPersonRefs(ctx, [current.updated_by])).get(current.updated_by);
  const other = person?.Name ?? 'Someone else';
  const who =
    current?.updated_by === ctx.actor.id
      ? 'You changed the strategy in another window'
      : `${other} changed the strategy`;
  return `${who} while you were editing. Nothing was overwritten, and your text is kept here.`;
}

/**
 * Publishes the working copy and makes open pages read it again; does nothing when it is published already (people §4).
 */
async function publish(ctx: Ctx, working: WorkingRow): Promise<void> {
  const published = await findPublished(ctx.db);
  if (isSameContent(working, published ?? NOTHING_WRITTEN)) return;
  const { updated_at: at, updated_by: by, ...content } = working;
  const id = await insertVersion(ctx.db, { tenantId: ctx.tenant.id, content, at, by });
  ctx.outbox.live(tenantGroup(ctx.tenant.id), 'TenantUpdate', {
    type: 'strategy_published',
    id,
    actorId: ctx.actor.id,
  });
}

/**
 * Saves the working copy and, with `IsPublish`, publishes all of it.
 *
 * @throws invalid with every field that is wrong; stale when it changed since `UpdatedAt` (D-3)
 */
export async function saveStrategy(ctx: Ctx, body: Body): Promise<void> {
  const content = readStrategyInput(body);
  const saving = { tenantId: ctx.tenant.id, content, at: ctx.now, by: ctx.actor.id };
  const working = await writeCopy(ctx, saving, body.UpdatedAt);
  if (!working) throw stale(await staleSentence(ctx));
  if (body.IsPublish) await publish(ctx, working);
}
