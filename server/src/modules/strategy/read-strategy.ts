import type { Strategy } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs } from '../people/index.ts';
import type { StrategyContent } from './strategy-content.ts';
import { isSameContent, NOTHING_WRITTEN, presentContent } from './strategy-content.ts';
import { mayEditStrategy } from './strategy.policy.ts';
import type { VersionRow } from './strategy.queries.ts';
import { findPublished, findWorkingCopy, listLegacyAnswers } from './strategy.queries.ts';

/** Whether the working copy differs from the published one; saving what is published makes no draft. */
export function isDraft(
  working: StrategyContent | undefined,
  published: StrategyContent | undefined,
): boolean {
  return working !== undefined && !isSameContent(working, published ?? NOTHING_WRITTEN);
}

/** When a copy was saved, and by whom. */
interface Stamp {
  readonly at: Date;
  readonly by: number;
}

function stampOf({ published_at, published_by }: VersionRow): Stamp {
  return { at: published_at, by: published_by };
}

/** Legacy answers for people who may see them (people §2.6). */
async function readLegacy(ctx: Ctx): Promise<Partial<Strategy['StrategyBasic']>> {
  if (!mayEditStrategy(ctx)) return {};
  const answers = await listLegacyAnswers(ctx.db);
  return Object.fromEntries(answers.map(({ field, answer }) => [`Field${field}`, answer]));
}

/** The copy that is shown, and the published one; null before the first save or publication. */
interface Copies {
  readonly content: StrategyContent;
  readonly saved: Stamp | null;
  readonly published: Stamp | null;
  readonly isDraft: boolean;
}

async function presentStrategy(ctx: Ctx, copies: Copies): Promise<Strategy> {
  const stamps = [copies.saved, copies.published].filter((stamp) => stamp !== null);
  const people = await findPersonRefs(
    ctx,
    stamps.map(({ by }) => by),
  );
  const instantOf = (stamp: Stamp | null) => stamp?.at.toISOString() ?? null;
  const personOf = (stamp: Stamp | null) => (stamp && people.get(stamp.by)) ?? null;
  const content = presentContent(copies.content);
  return {
    ...content,
    StrategyBasic: { ...content.StrategyBasic, ...(await readLegacy(ctx)) },
    IsDraft: copies.isDraft,
    IsStrategy: true,
    StrategyEnabled: ctx.tenant.strategyEnabled,
    UpdatedAt: instantOf(copies.saved),
    UpdatedBy: personOf(copies.saved),
    PublishedAt: instantOf(copies.published),
    PublishedBy: personOf(copies.published),
    Permissions: { Edit: mayEditStrategy(ctx) },
  };
}

/** The published copy, for everybody who may read it (D-53). */
export async function readPublishedStrategy(ctx: Ctx): Promise<Strategy> {
  const version = await findPublished(ctx.db);
  const stamp = version ? stampOf(version) : null;
  return presentStrategy(ctx, {
    content: version ?? NOTHING_WRITTEN,
    saved: stamp,
    published: stamp,
    isDraft: false,
  });
}

/** The working copy for editors, the published one for everybody else (D-53). */
export async function readStrategy(ctx: Ctx): Promise<Strategy> {
  const working = mayEditStrategy(ctx) ? await findWorkingCopy(ctx.db) : undefined;
  if (!working) return readPublishedStrategy(ctx);
  const version = await findPublished(ctx.db);
  return presentStrategy(ctx, {
    content: working,
    saved: { at: working.updated_at, by: working.updated_by },
    published: version ? stampOf(version) : null,
    isDraft: isDraft(working, version),
  });
}
