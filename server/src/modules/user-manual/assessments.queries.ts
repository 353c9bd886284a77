import type { AssessmentAnswer } from '@cadence/shared-contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import type {
  DiscAnswersTable,
  DiscAssessmentsTable,
  StoredLayout,
} from '../../migrations/user-manual-tables.ts';

export type AssessmentRow = Selectable<DiscAssessmentsTable>;
export type AnswerRow = Pick<Selectable<DiscAnswersTable>, 'group_number' | 'most' | 'least'>;

type Begin = Omit<Insertable<DiscAssessmentsTable>, 'tenant_id' | 'person_id' | 'layout'> & {
  readonly layout: StoredLayout | null;
};

/** A person's assessment under way. */
export function findAssessment(db: Db, personId: number): Promise<AssessmentRow | undefined> {
  return db
    .selectFrom('disc_assessments')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export function findAnswers(db: Db, personId: number): Promise<AnswerRow[]> {
  return db
    .selectFrom('disc_answers')
    .select(['group_number', 'most', 'least'])
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .orderBy('group_number')
    .execute();
}

/** Starts the actor's assessment; one already under way is kept. */
export async function insertAssessment(
  { db, actor, tenant }: Ctx,
  { layout, ...values }: Begin,
): Promise<void> {
  await db
    .insertInto('disc_assessments')
    .values({
      ...values,
      tenant_id: tenant.id,
      person_id: actor.id,
      layout: layout === null ? null : JSON.stringify(layout),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id']).doNothing())
    .execute();
}

/** Stores an answer, replacing an earlier one to the same group. */
export async function saveAnswer(
  { db, actor, tenant, now }: Ctx,
  { Group, Most, Least }: AssessmentAnswer,
): Promise<void> {
  const chosen = { most: Most, least: Least, answered_at: now };
  await db
    .insertInto('disc_answers')
    .values({ ...chosen, tenant_id: tenant.id, person_id: actor.id, group_number: Group })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'person_id', 'group_number']).doUpdateSet(chosen),
    )
    .execute();
}

/** Deletes the actor's assessment with all its answers. */
export async function deleteAssessment({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<void> {
  await db
    .deleteFrom('disc_assessments')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .execute();
}
