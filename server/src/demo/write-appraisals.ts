import type { AppraisalFacts } from '@cadence/shared-contract';
import { appraisalNotifications } from '@cadence/shared-contract/notifications';
import type { Progress } from './appraisal-steps.ts';
import { actorOf, idOf, takeStep } from './appraisal-steps.ts';
import { buildAppraisalStory } from './appraisal-story.ts';
import { ReviewComposer } from './compose-review.ts';
import type { PlannedAppraisal } from './plan-appraisals.ts';
import { planAppraisals } from './plan-appraisals.ts';
import type { PlannedGoal } from './plan-goals.ts';
import { createRandom } from './random.ts';
import type { ReviewTone } from './review-texts.ts';
import { ADDITIONS, ANSWERS, REOPENING_REASONS } from './review-texts.ts';
import { richTextOf } from './rich-text-of.ts';
import type { DemoQuarter } from './timeline.ts';
import type { DemoContext, DemoNotice } from './demo-context.ts';

const SEED = 31_415;
/** Share of employees who disagree. */
const DISAGREES = 0.07;
const SAYS_NOTHING = 0.4;

interface Material {
  readonly context: DemoContext;
  readonly random: DemoContext['random'];
  readonly composer: ReviewComposer;
  /** By `personKey/index`, with the index of the quarter. */
  readonly goals: ReadonlyMap<string, readonly PlannedGoal[]>;
}

function toneOf(primary: number, levels: number): ReviewTone {
  const middle = (levels - 1) / 2;
  if (primary === middle) return 'middle';
  return primary < middle ? 'low' : 'high';
}

function reviewOf({ context, composer, goals }: Material, plan: PlannedAppraisal): string {
  if (plan.script?.review !== undefined) return plan.script.review;
  const subject = {
    person: plan.person,
    tone: toneOf(plan.ratings[0], context.company.talent.PrimaryLabels.length),
    quarter: plan.quarter.name,
    goals: goals.get(`${plan.person.key}/${plan.quarter.index}`) ?? [],
  };
  return plan.fate === 'begun' ? composer.begin(subject) : composer.compose(subject);
}

function answerTo({ random }: Material, { fate, script }: PlannedAppraisal): Progress['answer'] {
  const agrees = fate !== 'disagreed' && !(fate === 'completed' && random.chance(DISAGREES));
  const isSilent = agrees && random.chance(SAYS_NOTHING);
  const words = random.pick(agrees ? ANSWERS.agrees : ANSWERS.disagrees);
  return { agrees, comment: script?.answer ?? (isSilent ? null : words) };
}

function begin(material: Material, plan: PlannedAppraisal, at: Date): Progress {
  const { context, random } = material;
  const [primary, secondary, tertiary] = plan.ratings;
  const review = reviewOf(material, plan);
  const isRated = plan.fate !== 'begun';
  return {
    plan,
    row: {
      person_id: idOf(context, plan.person.key),
      reviewer_id: idOf(context, plan.person.manager),
      period_id: context.periodIds.get(plan.quarter.index) ?? 0,
      state: 'draft',
      primary_rating: isRated ? primary : null,
      secondary_rating: isRated ? secondary : null,
      tertiary_rating: isRated ? tertiary : null,
      review,
      created_at: at,
      updated_at: at,
    },
    ...{ signatures: [], events: [] },
    second: review + richTextOf(random.pick(ADDITIONS)),
    answer: answerTo(material, plan),
    reason: random.pick(REOPENING_REASONS),
  };
}

/** The answer to a question; none while it is open. */
function answerOf({ plan, row, events }: Progress) {
  const given = plan.script?.question?.answer;
  const answered = events.find(({ action }) => action === 'answer');
  if (!given || !answered) return {};
  const { keeps, text: answer } = given;
  return { keeps, answer, answered_by: row.reviewer_id, answered_at: answered.created_at };
}

function addQuestion(context: DemoContext, progress: Progress, appraisalId: number): void {
  const { plan, row, events } = progress;
  const question = plan.script?.question;
  const asked = events.find(({ action }) => action === 'ask');
  if (!question || !asked) return;
  const { primary_rating: Primary, secondary_rating: Secondary, tertiary_rating: Tertiary } = row;
  context.rows.add('calibration_questions', context.company.id, {
    appraisal_id: appraisalId,
    axis: question.axis,
    rating: { Primary, Secondary, Tertiary }[question.axis],
    question: question.question,
    asked_by: idOf(context, question.by),
    asked_at: asked.created_at,
    ...answerOf(progress),
  });
}

/** The notifications about the events of the history. */
function noticesOf(context: DemoContext, { plan, events }: Progress, id: number): readonly DemoNotice[] {
  const { person, script, quarter } = plan;
  const keys = { employee: person.key, reviewer: person.manager, asker: script?.question?.by ?? null };
  const names = new Map(context.company.people.map(({ key, name }) => [key, name]));
  return events.flatMap(({ action, created_at: at, comment, known_to_employee: isKnown }, number) => {
    const actorKey = actorOf(action, plan) ?? '';
    const facts: AppraisalFacts = {
      actor: names.get(actorKey) ?? '',
      employee: person.name,
      period: quarter.name,
      comment: comment ?? '',
    };
    return appraisalNotifications(action)
      .filter(({ to }) => keys[to] !== actorKey && (to !== 'employee' || isKnown))
      .map(({ to, rule }) => ({
        eventId: `demo/appraisal/${id}/${number}/${to}`,
        personKey: keys[to] ?? '',
        at,
        words: {
          subject: rule.subject,
          body: rule.body(facts),
          object_type: rule.object,
          object_id: id,
          actor_id: context.personIds.get(actorKey) ?? null,
        },
      }));
  });
}

function writeAppraisal(material: Material, plan: PlannedAppraisal): void {
  const { context, random } = material;
  const { rows, company, timeline } = context;
  const steps = buildAppraisalStory(random, plan, {
    timeline,
    graceWeeks: company.talent.Settings.GracePeriod,
  });
  const [first] = steps;
  if (!first) return;
  const progress = begin(material, plan, first.at);
  for (const { action, at } of steps) takeStep(progress, action, { context, at });
  const id = rows.add('appraisals', company.id, progress.row);
  for (const event of progress.events)
    rows.add('appraisal_events', company.id, { appraisal_id: id, ...event });
  for (const signature of progress.signatures)
    rows.add('appraisal_signatures', company.id, { appraisal_id: id, ...signature });
  addQuestion(context, progress, id);
  context.notices.push(...noticesOf(context, progress, id));
}

function goalsByOwner(planned: readonly PlannedGoal[]): ReadonlyMap<string, readonly PlannedGoal[]> {
  return Map.groupBy(planned, ({ owner, quarter }) => `${owner.key}/${quarter.index}`);
}

/** Writes labels, schedule and the appraisals of all past quarters, with signatures and questions (people §2.5). */
export function writeAppraisals(
  context: DemoContext,
  quarters: readonly DemoQuarter[],
  planned: readonly PlannedGoal[],
): void {
  const { rows, company } = context;
  const start = quarters[0]?.startDate ?? '';
  rows.put('talent_settings', {
    tenant_id: company.id,
    settings: company.talent,
    updated_at: new Date(`${start}T15:00:00Z`),
  });
  rows.add('talent_schedules', company.id, { effective_date: start });
  const random = createRandom(SEED + company.id);
  const material = { context, random, composer: new ReviewComposer(random), goals: goalsByOwner(planned) };
  for (const plan of planAppraisals(company, quarters, random)) writeAppraisal(material, plan);
}
