import type { BodyOf } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { isBlankText } from '@cadence/shared-contract/operations';
import { conflict, invalid, stale } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { announceManual, announceProgress, announceToFullReaders } from './announce-manual.ts';
import { contentOf } from './manual-content.ts';
import { deleteLooseFiles, isOwnFile } from './manual-files.queries.ts';
import type { ManualRow } from './manuals.queries.ts';
import {
  deleteManual,
  holdManual,
  holdOrMakeManual,
  setProfileDisc,
  updateManual,
} from './manuals.queries.ts';
import { OPEN_QUESTIONS } from './texts/questions.ts';

type Entry = BodyOf<'userManual.save'>;

/** @throws conflict if there is a result: an entry cannot replace it (people §4 User manual) */
function checkNoResult({ completed_at }: ManualRow): void {
  if (completed_at !== null)
    throw conflict('Your user manual comes from an assessment. A manual entry cannot replace it.', 'taken');
}

/** @throws stale if the entry is not the version that was edited; null means there was none (D-3) */
function checkVersion({ entry_updated_at: current }: ManualRow, version: Entry['UpdatedAt']): void {
  if (version === undefined) return;
  const edited = version === null ? null : new Date(version).getTime();
  if ((current?.getTime() ?? null) !== edited)
    throw stale(
      'Your entry was changed in another window. Nothing was overwritten; please look at it again.',
    );
}

/** @throws invalid if the id is not of a file the actor uploaded */
async function checkFile(ctx: Ctx, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null || (await isOwnFile(ctx, id))) return;
  throw invalid([{ path: 'FilePath', message: 'This file is not there any more. Please upload it again.' }]);
}

/** Later than the previous version, even within a millisecond. */
function nextVersion({ now }: Ctx, { entry_updated_at: before }: ManualRow): Date {
  return new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));
}

/** @throws invalid (people §5 DISC manual) */
function checkEntry({ Disc, Description }: Entry): NonNullable<Entry['Disc']> {
  const errors = [
    ...(Disc ? [] : [{ path: 'Disc', message: MESSAGES.discTypeRequired }]),
    ...(isBlankText(Description) ? [{ path: 'Description', message: MESSAGES.discDescriptionRequired }] : []),
  ];
  if (errors.length > 0 || !Disc) throw invalid(errors);
  return Disc;
}

/**
 * Adds or edits the actor's own entry.
 *
 * @throws invalid, stale, conflict if there is a result
 */
export async function saveEntry(ctx: Ctx, entry: Entry): Promise<void> {
  const disc = checkEntry(entry);
  const row = await holdOrMakeManual(ctx);
  checkNoResult(row);
  checkVersion(row, entry.UpdatedAt);
  await checkFile(ctx, entry.FilePath);
  await updateManual(ctx, {
    entry_disc: disc,
    entry_description: entry.Description.trim(),
    ...(entry.FilePath !== undefined && { entry_file_id: entry.FilePath }),
    entry_updated_at: nextVersion(ctx, row),
  });
  await deleteLooseFiles(ctx, { keep: 0 });
  await setProfileDisc(ctx, disc);
  announceManual(ctx, 'user_manual_updated');
}

/** Attaches a PDF to the actor's entry, replacing any other. @throws invalid, conflict without an entry */
export async function attachFile(ctx: Ctx, id: string): Promise<void> {
  const row = await holdOrMakeManual(ctx);
  checkNoResult(row);
  if (row.entry_disc === null)
    throw conflict('Please choose a type and write a description first.', 'notYet');
  await checkFile(ctx, id);
  await updateManual(ctx, { entry_file_id: id, entry_updated_at: nextVersion(ctx, row) });
  await deleteLooseFiles(ctx, { keep: 0 });
  announceManual(ctx, 'user_manual_updated');
}

/** Changes the actor's answers to the open questions. @throws invalid for an unknown question */
export async function saveAnswers(
  ctx: Ctx,
  given: BodyOf<'userManual.saveAnswers'>['Answers'],
): Promise<void> {
  const unknown = given.findIndex(({ Question }) => !OPEN_QUESTIONS.some(({ key }) => key === Question));
  if (unknown >= 0)
    throw invalid([{ path: `Answers.${unknown}.Question`, message: 'This question is not asked.' }]);
  const row = await holdOrMakeManual(ctx);
  const answers = new Map(Object.entries(row.answers));
  for (const { Question, AnswerChoice } of given) {
    if (isBlankText(AnswerChoice)) answers.delete(Question);
    else answers.set(Question, AnswerChoice);
  }
  await updateManual(ctx, { answers: JSON.stringify(Object.fromEntries(answers)) });
  if (contentOf(row) === null) announceProgress(ctx);
  else await announceToFullReaders(ctx);
}

/** Deletes the actor's user manual with everything in it; does nothing if there is none. */
export async function removeManual(ctx: Ctx): Promise<void> {
  const row = await holdManual(ctx);
  if (!row) return;
  await deleteManual(ctx);
  await deleteLooseFiles(ctx, { keep: 0 });
  await setProfileDisc(ctx, null);
  // Nobody else may know that the person had begun an assessment.
  if (contentOf(row) === null) announceProgress(ctx);
  else announceManual(ctx, 'user_manual_updated');
}
