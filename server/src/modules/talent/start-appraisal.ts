import type { BodyOf } from '@cadence/shared-contract';
import { isInPeriod } from '@cadence/shared-contract';
import { conflict, denied, invalid, notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { REFUSALS } from './appraisal-facts.ts';
import type { HeldPerson } from './appraisals.queries.ts';
import { findAppraisal, findIdOf, holdPerson, insertAppraisal } from './appraisals.queries.ts';
import { insertEvent } from './trail.queries.ts';
import { readAppraisalInput } from './read-input.ts';
import type { PeriodRow } from './setup.queries.ts';
import { offeredPeriods, readSettings, requireTalent } from './talent-setup.ts';
import { refreshPages } from './take-step.ts';

type Body = BodyOf<'talent.create'>;

/** Why a person cannot be appraised for a period; null if the manager may (D-47). */
export function ineligibility(
  person: Pick<HeldPerson, 'role' | 'name' | 'created_on' | 'deactivated_at'>,
  period: PeriodRow,
): string | null {
  if (person.role === 'ceo') return 'The CEO is not appraised.';
  if (person.role === 'observer') return 'Observers are not appraised.';
  if (person.deactivated_at !== null) return `${person.name} is deactivated.`;
  return isInPeriod(person.created_on, { endDate: period.end_date })
    ? null
    : `${person.name} was added after Q${period.quarter} ${period.year} had ended.`;
}

/** The period and the person of a new appraisal. @throws not_found, denied, invalid */
async function readStart(ctx: Ctx, body: Body): Promise<{ person: HeldPerson; period: PeriodRow }> {
  const person = await holdPerson(ctx.db, body.UserId, ctx.tenant.timeZone);
  if (!person) throw notFound();
  if (person.manager_id !== ctx.actor.id) throw denied(REFUSALS.start);
  const period = (await offeredPeriods(ctx)).find(({ id }) => id === body.EvaluationPeriodId);
  if (!period)
    throw invalid([{ path: 'EvaluationPeriodId', message: 'Appraisals of this quarter cannot be started.' }]);
  const reason = ineligibility(person, period);
  if (reason !== null) throw invalid([{ path: 'UserId', message: reason }]);
  return { person, period };
}

/** A start without text or ratings returns the draft that already exists. */
async function existing(ctx: Ctx, { UserId, EvaluationPeriodId, ...text }: Body): Promise<number> {
  const id = await findIdOf(ctx.db, UserId, EvaluationPeriodId);
  const record = id === undefined ? undefined : await findAppraisal(ctx.db, ctx.actor, id);
  const isBare =
    text.Review === '' && (text.Primary ?? text.Secondary ?? text.TertiaryRating ?? null) === null;
  if (record && isBare && record.state === 'draft' && record.reviewer_id === ctx.actor.id) return record.id;
  throw conflict('There is an appraisal of this person for this quarter already.', 'taken');
}

/**
 * Starts the appraisal of a direct report for a quarter that is over (D-47, D-49); text and ratings may come later.
 *
 * @returns its id
 * @throws not_found, denied, invalid; conflict if there is one already
 */
export async function startAppraisal(ctx: Ctx, body: Body): Promise<number> {
  requireTalent(ctx);
  const { person, period } = await readStart(ctx, body);
  const settings = await readSettings(ctx);
  if (settings.PrimaryLabels.length === 0)
    throw conflict('The words for the ratings are not set yet. Please ask an Org Admin.', 'notYet');
  const text = readAppraisalInput(body, { before: null, settings });
  const { id: tenantId } = ctx.tenant;
  const id = await insertAppraisal(ctx.db, {
    ...text,
    tenant_id: tenantId,
    person_id: person.id,
    reviewer_id: ctx.actor.id,
    period_id: period.id,
    state: 'draft',
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  if (id === undefined) return existing(ctx, body);
  await insertEvent(ctx.db, {
    tenant_id: tenantId,
    appraisal_id: id,
    action: 'start',
    actor_id: ctx.actor.id,
    to_state: 'draft',
    known_to_employee: false,
    created_at: ctx.now,
  });
  await refreshPages(
    ctx,
    {
      ...{ id, person_id: person.id, person_path: person.path },
      ...{ reviewer_id: ctx.actor.id, period_id: period.id },
    },
    false,
  );
  return id;
}
