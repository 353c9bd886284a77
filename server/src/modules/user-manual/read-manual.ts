import type { ManualUserManual, PersonRef, UserManual } from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS, USER_MANUAL_STATUS } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs, findVisiblePerson, isSelfOrAbove, listManagersOf } from '../people/index.ts';
import type { AssessmentProvider } from './assessment/provider.ts';
import { findAnswers, findAssessment } from './assessments.queries.ts';
import { contentOf } from './manual-content.ts';
import { findFileFacts } from './manual-files.queries.ts';
import type { ManualRow } from './manuals.queries.ts';
import { findManual } from './manuals.queries.ts';
import { OPEN_QUESTIONS } from './texts/questions.ts';

type OwnPart = NonNullable<UserManual['Own']>;

/** The own entry for readers; null if there is none. */
export async function presentEntry(
  { db }: Pick<Ctx, 'db'>,
  row: ManualRow | undefined,
): Promise<ManualUserManual | null> {
  if (!row || row.entry_disc === null || row.entry_updated_at === null) return null;
  const file = row.entry_file_id === null ? undefined : await findFileFacts(db, row.entry_file_id);
  return {
    Disc: row.entry_disc,
    Description: row.entry_description ?? '',
    FilePath: row.entry_file_id,
    File: file ? { Name: file.name, Size: Number(file.size), AddedAt: file.uploaded_at.toISOString() } : null,
    UpdatedAt: row.entry_updated_at.toISOString(),
  };
}

/** The progress of an assessment, for the owner. */
async function readProgress(
  { db, actor }: Ctx,
  row: ManualRow | undefined,
  provider: AssessmentProvider,
): Promise<OwnPart['Progress']> {
  const assessment = row && (await findAssessment(db, actor.id));
  if (!assessment) return null;
  return {
    Answered: (await findAnswers(db, actor.id)).length,
    Total: ASSESSMENT_GROUPS,
    BegunAt: assessment.begun_at.toISOString(),
    BegunOn: assessment.begun_on,
    Url: provider.addressOf(row.public_key),
  };
}

/** The people who read the fuller report besides the owner: managers above, the nearest first, and the ceo (D-101). */
async function readFullReaders(ctx: Ctx): Promise<PersonRef[]> {
  const ids = await listManagersOf(ctx);
  const people = await findPersonRefs(ctx, ids);
  return ids.flatMap((id) => people.get(id) ?? []);
}

async function readOwnPart(
  ctx: Ctx,
  row: ManualRow | undefined,
  provider: AssessmentProvider,
): Promise<OwnPart> {
  return {
    Progress: await readProgress(ctx, row, provider),
    FullReaders: await readFullReaders(ctx),
    Questions: OPEN_QUESTIONS.map(({ key, text, choices }) => ({
      Question: key,
      Text: text,
      Choices: [...choices],
      AnswerChoice: row?.answers[key] ?? null,
    })),
  };
}

function statusOf(row: ManualRow | undefined, own: OwnPart | null): UserManual['Status'] {
  if (row && row.completed_at !== null) return USER_MANUAL_STATUS.complete;
  return own?.Progress ? USER_MANUAL_STATUS.inProgress : USER_MANUAL_STATUS.notConnected;
}

/**
 * A person's user manual, as far as the actor may know it: only the owner sees that an assessment is under way.
 *
 * @throws not_found
 */
export async function readManual(
  ctx: Ctx,
  personId: number,
  provider: AssessmentProvider,
): Promise<UserManual> {
  const person = await findVisiblePerson(ctx, personId);
  const row = await findManual(ctx.db, personId);
  const isOwn = personId === ctx.actor.id;
  const own = isOwn ? await readOwnPart(ctx, row, provider) : null;
  const isThere = contentOf(row) !== null || (own !== null && own.Progress !== null);
  return {
    UserId: personId,
    Status: statusOf(row, own),
    PublicKey: isThere ? (row?.public_key ?? null) : null,
    PrivateKey: isOwn && isThere ? (row?.private_key ?? null) : null,
    ManualUserManual: await presentEntry(ctx, row),
    CompletedAt: row?.completed_at?.toISOString() ?? null,
    IsOwn: isOwn,
    IsFull: isSelfOrAbove(ctx.actor, person),
    Own: own,
  };
}
