import type { Assessment, AssessmentAnswer, OutputOf } from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS, MESSAGES } from '@cadence/shared-contract';
import { conflict, invalid, notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { AfterCommit } from '../../kernel/http/index.ts';
import { announceManual, announceProgress } from './announce-manual.ts';
import type { AssessmentProvider, Taker } from './assessment/provider.ts';
import type { AssessmentResult, Sheet } from './assessment/score-sheet.ts';
import type { AnswerRow, AssessmentRow } from './assessments.queries.ts';
import {
  deleteAssessment,
  findAnswers,
  findAssessment,
  insertAssessment,
  saveAnswer,
} from './assessments.queries.ts';
import { deleteLooseFiles } from './manual-files.queries.ts';
import type { ManualRow } from './manuals.queries.ts';
import {
  findManualByKey,
  holdManual,
  holdOrMakeManual,
  renewKeys,
  setProfileDisc,
  updateManual,
} from './manuals.queries.ts';
import { readManual } from './read-manual.ts';
import { EDITION, SENTENCE_GROUPS } from './texts/groups.ts';

type Connected = OutputOf<'userManual.connect'>;

const FINISHED = 'You have finished this assessment already.';
const ELSEWHERE = 'The assessment is another one by now. Please start it again.';
const REMOVED = 'Your user manual was changed in another window. Please look at it again.';
const AWAY = 'The assessment cannot be reached right now. Nothing is lost; please try again shortly.';

const takerOf = ({ actor }: Ctx, row: ManualRow): Taker => ({
  publicKey: row.public_key,
  privateKey: row.private_key,
  name: actor.name,
});

/** Calls a provider; a failure is logged for the operator and becomes a conflict for the person. @throws conflict */
async function ask<T>(ctx: Ctx, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    ctx.log.warn({ err: error }, 'the provider of the assessment did not answer');
    throw conflict(AWAY, 'away');
  }
}

/** @throws conflict if it would replace an own entry without consent */
function checkReplacing(row: ManualRow, flag: number): void {
  if (row.entry_disc !== null && flag !== 1)
    throw conflict(`${MESSAGES.discReplaced} Please confirm that yours may be replaced.`, 'unconfirmed');
}

/** @throws conflict if a result would replace something without the person's consent */
function checkConsent(row: ManualRow, flag: number): void {
  checkReplacing(row, flag);
  if (row.completed_at !== null && flag !== 1)
    throw conflict('You have a result already. Please confirm that a new one may replace it.', 'unconfirmed');
}

/**
 * Starts the actor's assessment, or resumes it.
 *
 * @throws conflict without consent, or if the provider cannot be reached
 */
export async function register(
  ctx: Ctx,
  provider: AssessmentProvider,
  flag: number,
): Promise<OutputOf<'userManual.register'> | AfterCommit<OutputOf<'userManual.register'>>> {
  const row = await holdOrMakeManual(ctx);
  const open = await findAssessment(ctx.db, ctx.actor.id);
  if (open?.provider === provider.name)
    return { PublicKey: row.public_key, Url: provider.addressOf(row.public_key) };
  checkConsent(row, flag);
  const keyed = provider.newLayout() === null ? await renewKeys(ctx) : row;
  const begun = { PublicKey: keyed.public_key, Url: provider.addressOf(keyed.public_key) };
  return new AfterCommit(async ({ finish }) => {
    await ask(ctx, () => provider.begin(takerOf(ctx, keyed)));
    return finish(async (later) => {
      const now = await holdManual(later);
      if (now?.public_key !== keyed.public_key) throw conflict(REMOVED, 'tooLate');
      // An assessment of a previous provider cannot be resumed.
      if (open) await deleteAssessment(later);
      await insertAssessment(later, {
        provider: provider.name,
        edition: EDITION,
        layout: provider.newLayout(),
        begun_at: later.now,
        begun_on: later.isPhone ? 'phone' : 'computer',
      });
      announceProgress(later);
      return begun;
    });
  });
}

/** The actor's own manual with a key; other people's are not found. @throws not_found */
async function loadOwn(ctx: Ctx, publicKey: string): Promise<ManualRow> {
  const row = await findManualByKey(ctx.db, publicKey);
  if (row?.person_id !== ctx.actor.id) throw notFound();
  return row;
}

function presentGroups({ layout }: AssessmentRow): Assessment['Groups'] {
  return (layout ?? []).map(({ group, sentences }) => ({
    Group: group,
    Sentences: sentences.map((trait) => SENTENCE_GROUPS[group - 1]?.[trait] ?? ''),
  }));
}

/** The actor's assessment, under way or finished. @throws not_found for anyone else's */
export async function readAssessment(ctx: Ctx, publicKey: string): Promise<Assessment> {
  const row = await loadOwn(ctx, publicKey);
  const open = await findAssessment(ctx.db, ctx.actor.id);
  if (!open && row.completed_at === null) throw notFound();
  const answers = open ? await findAnswers(ctx.db, ctx.actor.id) : [];
  return {
    PublicKey: row.public_key,
    UserId: ctx.actor.id,
    UserName: ctx.actor.name,
    Groups: open ? presentGroups(open) : [],
    Answers: answers.map(({ group_number, most, least }) => ({
      Group: group_number,
      Most: most,
      Least: least,
    })),
    BegunAt: (open?.begun_at ?? row.completed_at ?? ctx.now).toISOString(),
    FinishedAt: open ? null : (row.completed_at?.toISOString() ?? null),
    ReplacesEntry: row.entry_disc !== null,
  };
}

/**
 * The assessment to change; locked, so that nobody finishes it before the transaction ends. @throws not_found, conflict
 */
async function holdOpen(ctx: Ctx, publicKey: string): Promise<AssessmentRow> {
  const row = await holdManual(ctx);
  if (row?.public_key !== publicKey) throw notFound();
  const open = await findAssessment(ctx.db, ctx.actor.id);
  if (open) return open;
  if (row.completed_at === null) throw notFound();
  throw conflict(FINISHED, 'alreadyDone');
}

/**
 * Stores the answer to a group; the latest counts.
 *
 * @throws not_found, invalid, conflict after it was finished
 */
export async function answerGroup(
  ctx: Ctx,
  publicKey: string,
  answer: AssessmentAnswer,
): Promise<OutputOf<'userManual.answer'>> {
  const open = await holdOpen(ctx, publicKey);
  if (!open.layout?.some(({ group }) => group === answer.Group))
    throw invalid([{ path: 'Group', message: 'This group is not in your assessment.' }]);
  if (answer.Most === answer.Least)
    throw invalid([{ path: 'Least', message: 'The same sentence cannot be both most and least like you.' }]);
  await saveAnswer(ctx, answer);
  announceProgress(ctx);
  return { Answered: (await findAnswers(ctx.db, ctx.actor.id)).length };
}

/** The answers for scoring: by trait, and by the positions of the sentences. */
function sheetOf({ layout }: AssessmentRow, answers: readonly AnswerRow[]): Sheet {
  return (layout ?? []).flatMap(({ group, sentences }) => {
    const answer = answers.find(({ group_number }) => group_number === group);
    const [most, least] = [sentences[answer?.most ?? -1], sentences[answer?.least ?? -1]];
    if (!answer || !most || !least) return [];
    return [{ group, most, least, mostPlace: answer.most, leastPlace: answer.least }];
  });
}

function unfinished({ layout }: AssessmentRow, sheet: Sheet): string {
  if (layout === null) return 'The assessment is not finished yet.';
  const open = ASSESSMENT_GROUPS - sheet.length;
  return `${open} of ${ASSESSMENT_GROUPS} groups ${open === 1 ? 'has' : 'have'} no answer yet. Please answer ${open === 1 ? 'it' : 'them'} first.`;
}

/** Stores a result, replacing everything before. The answers behind it are not kept. */
async function keepResult(
  ctx: Ctx,
  { disc, percentages, remarks }: AssessmentResult,
  provider: AssessmentProvider,
): Promise<void> {
  await updateManual(ctx, {
    entry_disc: null,
    entry_description: null,
    entry_file_id: null,
    entry_updated_at: null,
    result_disc: disc,
    result_d: percentages.D,
    result_i: percentages.I,
    result_s: percentages.S,
    result_c: percentages.C,
    result_remarks: JSON.stringify(remarks),
    provider: provider.name,
    completed_at: ctx.now,
  });
  await deleteLooseFiles(ctx, { keep: 0 });
  await deleteAssessment(ctx);
  await setProfileDisc(ctx, disc);
  announceManual(ctx, 'user_manual_done');
}

/** Whether it is still the same manual, not one created after a deletion. */
const isSameManual = (one: ManualRow, other: ManualRow): boolean => one.public_key === other.public_key;

/**
 * Finishes the actor's assessment: gets the result from the provider and stores it permanently (people §4 User manual).
 * If it is already finished, nothing changes.
 *
 * @throws conflict while groups have no answer, without consent, before it was started, or if the provider cannot be
 * reached
 */
export async function connect(
  ctx: Ctx,
  provider: AssessmentProvider,
  flag: number,
): Promise<AfterCommit<Connected> | Connected> {
  const readOwn = async (at: Ctx): Promise<Connected> => ({
    data: await readManual(at, at.actor.id, provider),
  });
  const row = await holdManual(ctx);
  const open = row && (await findAssessment(ctx.db, ctx.actor.id));
  if (!row || !open) {
    if (row && row.completed_at !== null) return readOwn(ctx);
    throw conflict('Please start the assessment first.', 'notYet');
  }
  if (open.provider !== provider.name) throw conflict(ELSEWHERE, 'tooLate');
  checkReplacing(row, flag);
  const taker = takerOf(ctx, row);
  return new AfterCommit(async ({ finish }) => {
    // A third party's site is called outside a transaction; our own answers are read under the lock.
    const isElsewhere = open.layout === null;
    const asked = isElsewhere ? await ask(ctx, () => provider.evaluate(taker, [])) : null;
    if (isElsewhere && asked === null) throw conflict(unfinished(open, []), 'notYet');
    return finish(async (later) => {
      const now = await holdManual(later);
      const current = await findAssessment(later.db, later.actor.id);
      if (now && !current && isSameManual(now, row) && now.completed_at !== null) return readOwn(later);
      if (!now || !current || !isSameManual(now, row) || +current.begun_at !== +open.begun_at)
        throw conflict(REMOVED, 'tooLate');
      checkReplacing(now, flag);
      const sheet = sheetOf(current, await findAnswers(later.db, later.actor.id));
      const result = asked ?? (await provider.evaluate(taker, sheet));
      if (result === null) throw conflict(unfinished(current, sheet), 'notYet');
      await keepResult(later, result, provider);
      return readOwn(later);
    });
  });
}
