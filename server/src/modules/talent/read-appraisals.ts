import type { Appraisal, AppraisalSummary, OutputOf, TalentSettings } from '@cadence/shared-contract';
import { isInPeriod, MESSAGES, RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import { denied, notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { listGoalsOf } from '../goals/index.ts';
import { findPersonRefs, overseesAppraisals } from '../people/index.ts';
import { settingsOf } from './appraisal-facts.ts';
import type { AppraisalRecord, HeldPerson } from './appraisals.queries.ts';
import { findAppraisal, findAppraisalsOf, findPerson } from './appraisals.queries.ts';
import type { AppraisalReader } from './present-appraisal.ts';
import { presentAppraisal, presentSummaries } from './present-appraisal.ts';
import type { PeriodRow } from './setup.queries.ts';
import { listSchedules } from './setup.queries.ts';
import { ineligibility } from './start-appraisal.ts';
import {
  comingPeriod,
  loadPeriod,
  offeredPeriods,
  presentPeriod,
  readSettings,
  requireTalent,
} from './talent-setup.ts';

/** An appraisal that the actor may see. @throws not_found */
export async function readAppraisal(ctx: AppraisalReader, id: number): Promise<Appraisal> {
  requireTalent(ctx);
  const record = await findAppraisal(ctx.db, ctx.actor, id);
  if (!record) throw notFound();
  return presentAppraisal(ctx, record);
}

/** A person of the tenant. @throws not_found */
async function loadPerson(ctx: Ctx, id: number): Promise<HeldPerson> {
  const person = await findPerson(ctx.db, id, ctx.tenant.timeZone);
  if (!person) throw notFound();
  return person;
}

/** Whether the actor may start the person's appraisal of a period. */
function mayStart(
  { actor }: Pick<Ctx, 'actor'>,
  person: HeldPerson,
  { period, isStarted }: { readonly period: PeriodRow; readonly isStarted: boolean },
): boolean {
  return !isStarted && person.manager_id === actor.id && ineligibility(person, period) === null;
}

type PeriodRatings = OutputOf<'talent.user'>['Periods'][number]['Ratings'];

/** The ratings of a summary, in the words of its own scales. */
function ratingWords(summary: AppraisalSummary, settings: TalentSettings): PeriodRatings {
  return RATING_AXIS_NAMES.flatMap((axis) => {
    const { rating, labels, name } = RATING_AXES[axis];
    const step = summary[rating];
    const chosen = step === null ? undefined : settings[labels][step];
    return chosen === undefined ? [] : [{ Axis: settings.FormLable[name], Label: chosen.Label }];
  });
}

/** The ratings of a person's appraisals, by period. */
function ratingsByPeriod(
  records: readonly AppraisalRecord[],
  summaries: readonly AppraisalSummary[],
  today: TalentSettings,
): ReadonlyMap<number, PeriodRatings> {
  const summaryOf = new Map(summaries.map((summary) => [summary.Id, summary]));
  return new Map(
    records.map((record) => {
      const summary = summaryOf.get(record.id);
      return [record.period_id, summary ? ratingWords(summary, settingsOf(record, today)) : []];
    }),
  );
}

/** A person's appraisals, and the periods they could be appraised for. @throws not_found, denied */
export async function readAppraisalsOf(ctx: Ctx, userId: number): Promise<OutputOf<'talent.user'>> {
  requireTalent(ctx);
  const person = await loadPerson(ctx, userId);
  const records = await findAppraisalsOf(ctx.db, ctx.actor, userId);
  const isOwn = userId === ctx.actor.id;
  if (!isOwn && !overseesAppraisals(ctx.actor, person) && records.length === 0)
    throw denied(MESSAGES.talentDenied);
  const settings = await readSettings(ctx);
  const idOf = new Map(records.map(({ period_id, id }) => [period_id, id]));
  const periods = (await offeredPeriods(ctx)).filter(
    (row) => idOf.has(row.id) || isInPeriod(person.created_on, { endDate: row.end_date }),
  );
  const refs = await findPersonRefs(ctx, [userId]);
  const user = refs.get(userId);
  if (!user) throw notFound();
  const evaluations = await presentSummaries(ctx, records);
  const ratings = ratingsByPeriod(records, evaluations, settings);
  return {
    user,
    evaluations,
    isShare: settings.Settings.ShareRatingWithEmployee,
    Periods: periods.map((row) => ({
      ...presentPeriod(row, settings),
      AppraisalId: idOf.get(row.id) ?? null,
      MayStart: mayStart(ctx, person, { period: row, isStarted: idOf.has(row.id) }),
      Ratings: ratings.get(row.id) ?? [],
    })),
    CreatedOn: person.created_on,
    First: comingPeriod(await listSchedules(ctx.db), person.created_on),
  };
}

/**
 * A person's goals of an appraised period that the actor may see, with their weekly statuses.
 *
 * @throws not_found; denied to anyone who may not see the person's appraisals
 */
export async function readAppraisedGoals(
  ctx: Ctx,
  { userId, periodId }: { readonly userId: number; readonly periodId: number },
): Promise<OutputOf<'talent.goals'>> {
  requireTalent(ctx);
  const person = await loadPerson(ctx, userId);
  const period = await loadPeriod(ctx, periodId);
  const isEntitled = userId === ctx.actor.id || overseesAppraisals(ctx.actor, person);
  if (!isEntitled && (await findAppraisalsOf(ctx.db, ctx.actor, userId)).length === 0)
    throw denied(MESSAGES.talentDenied);
  return listGoalsOf(ctx, { ownerId: userId, periodId: period.id });
}
