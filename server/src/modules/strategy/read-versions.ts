import type { PersonRef, StrategyVersion, StrategyVersionContent } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { presentContent } from './strategy-content.ts';
import type { VersionHeading } from './strategy.queries.ts';
import { findVersion, listVersions } from './strategy.queries.ts';

type ReadCtx = Pick<Ctx, 'db' | 'actor' | 'now'>;

function presentHeading(row: VersionHeading, people: ReadonlyMap<number, PersonRef>): StrategyVersion {
  return {
    Id: row.id,
    PublishedAt: row.published_at.toISOString(),
    PublishedBy: people.get(row.published_by) ?? null,
  };
}

/** When and by whom versions were published, the latest first. */
export async function readVersions(ctx: ReadCtx): Promise<StrategyVersion[]> {
  const rows = await listVersions(ctx.db);
  const people = await findPersonRefs(
    ctx,
    rows.map((row) => row.published_by),
  );
  return rows.map((row) => presentHeading(row, people));
}

/** The full content of one published version. @throws not_found */
export async function readVersion(ctx: ReadCtx, id: number): Promise<StrategyVersionContent> {
  const row = await findVersion(ctx.db, id);
  if (!row) throw notFound();
  const people = await findPersonRefs(ctx, [row.published_by]);
  return { ...presentHeading(row, people), ...presentContent(row) };
}
