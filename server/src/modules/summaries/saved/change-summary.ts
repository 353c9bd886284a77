import type { BodyOf, OutputOf, SavedSummary, SummaryResult } from '@cadence/shared-contract';
import { notFound, stale } from '../../../kernel/errors/index.ts';
import { demandSummaries } from '../summaries.policy.ts';
import type { SummaryCtx } from '../summary-ctx.ts';
import type { Place } from './edit-content.ts';
import { changeText, editText } from './edit-content.ts';
import type { StoredText, SummaryContent } from './content.ts';
import { countEdited, readContent } from './content.ts';
import { demandSaved, presentSaved, presentSummary, readSavedSummary } from './present-summary.ts';
import type { How, SavedRow } from './saved.queries.ts';
import {
  addVersion,
  changeVersion,
  findVersion,
  holdSaved,
  listVersions,
  markDeleted,
  unmarkDeleted,
} from './saved.queries.ts';

/** Saves within this time form one version, unless the person replaces a whole text. */
const ONE_EDIT = 10 * 60_000;
/** How long a deletion can be undone. */
export const KEPT_AFTER_DELETION = 24 * 3_600_000;

/** Locks a summary of the person for a change. @throws denied, not_found, stale (D-3) */
async function hold(ctx: SummaryCtx, id: number, version: string | undefined): Promise<SavedRow> {
  demandSummaries(ctx);
  const row = await holdSaved(ctx.db, ctx.actor, id);
  if (!row) throw notFound();
  if (version !== undefined && new Date(version).getTime() !== row.updated_at.getTime()) throw stale();
  return row;
}

async function keep(
  ctx: SummaryCtx,
  row: SavedRow,
  {
    content,
    how,
    isApart = how !== 'edited',
  }: { readonly content: SummaryContent; readonly how: How; readonly isApart?: boolean },
): Promise<void> {
  const version = { content, how, label: content.whole.Label, edited: countEdited(content), at: ctx.now };
  const isSameEdit =
    !isApart && row.how === 'edited' && ctx.now.getTime() - row.version_at.getTime() < ONE_EDIT;
  await (isSameEdit
    ? changeVersion(ctx.db, row, version)
    : addVersion(ctx.db, ctx.actor, { ...version, row }));
}

/** Saves texts that a person has changed. @throws not_found, stale */
export async function saveEdits(
  ctx: SummaryCtx,
  id: number,
  { Parts, UpdatedAt, KeepsBefore }: BodyOf<'summaries.save'>,
): Promise<SummaryResult> {
  const row = await hold(ctx, id, UpdatedAt);
  const before = readContent(row.content);
  const whole = { kind: row.kind, periodId: row.period_id };
  const content = Parts.reduce(
    (changed, part) =>
      changeText(changed, part, { ...whole, change: (text) => editText(text, part.Summary) }),
    before,
  );
  if (JSON.stringify(content) !== JSON.stringify(before))
    await keep(ctx, row, { content, how: 'edited', isApart: KeepsBefore === true });
  return readSavedSummary(ctx, id);
}

/** Where a text belongs that is to be put into a summary. */
export interface Wanted {
  readonly place: Place;
  readonly audience: SavedSummary['Audience'];
  /** For the text of a year. */
  readonly year?: number;
}

/** Finds a summary of the person that has this text. @throws not_found */
export async function demandText(
  ctx: SummaryCtx,
  id: number,
  { place, audience, year }: Wanted,
): Promise<Pick<SavedRow, 'kind'> & { readonly content: SummaryContent }> {
  const row = await demandSaved(ctx, id);
  if (row.audience !== audience || (year !== undefined && row.year !== year)) throw notFound();
  const content = readContent(row.content);
  changeText(content, place, { kind: row.kind, periodId: row.period_id, change: (text) => text });
  return { kind: row.kind, content };
}

/** Puts a rewritten text into a summary. @throws not_found when the summary was deleted in between */
export async function putText(
  ctx: SummaryCtx,
  id: number,
  { place, text, ownWords }: { readonly place: Place; readonly text: StoredText; readonly ownWords: string },
): Promise<SavedSummary> {
  const row = await hold(ctx, id, undefined);
  const changed = changeText(readContent(row.content), place, {
    kind: row.kind,
    periodId: row.period_id,
    change: () => text,
  });
  const goalTexts = changed.goalTexts.map((goal) =>
    place.Part === 'goal' && goal.id === place.Id ? { ...goal, ownWords } : goal,
  );
  await keep(ctx, row, { content: { ...changed, goalTexts }, how: 'regenerated' });
  return presentSaved(await demandSaved(ctx, id));
}

export async function readVersions(ctx: SummaryCtx, id: number): Promise<OutputOf<'summaries.versions'>> {
  const { id: found } = await demandSaved(ctx, id);
  const versions = await listVersions(ctx.db, found);
  return {
    Versions: versions.map(({ version, how, created_at, label, edited }) => ({
      Version: version,
      How: how,
      At: created_at.toISOString(),
      Label: label,
      Edited: edited,
    })),
  };
}

/** A summary as it was in a version. @throws not_found */
export async function readVersion(
  ctx: SummaryCtx,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<SummaryResult> {
  const row = await demandSaved(ctx, id);
  const found = await findVersion(ctx.db, id, version);
  if (!found) throw notFound();
  return presentSummary(ctx, row, found.content);
}

/** Restores an earlier version as a new version. @throws not_found, stale */
export async function restoreVersion(
  ctx: SummaryCtx,
  { id, version }: { readonly id: number; readonly version: number },
  { UpdatedAt }: BodyOf<'summaries.restoreVersion'>,
): Promise<SummaryResult> {
  const row = await hold(ctx, id, UpdatedAt);
  const found = await findVersion(ctx.db, id, version);
  if (!found) throw notFound();
  await keep(ctx, row, { content: readContent(found.content), how: 'restored' });
  return readSavedSummary(ctx, id);
}

/** @throws not_found */
export async function deleteSummary(ctx: SummaryCtx, id: number): Promise<void> {
  if (!(await markDeleted(ctx.db, ctx.actor, { id, at: ctx.now }))) throw notFound();
}

/** Undoes a deletion of the last day. @throws not_found */
export async function restoreSummary(ctx: SummaryCtx, id: number): Promise<SavedSummary> {
  const since = new Date(ctx.now.getTime() - KEPT_AFTER_DELETION);
  if (!(await unmarkDeleted(ctx.db, ctx.actor, { id, since }))) throw notFound();
  return presentSaved(await demandSaved(ctx, id));
}
