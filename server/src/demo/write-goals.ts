import { GOAL_TEXT_COLUMNS, recordOf } from '@cadence/shared-contract';
import { GOAL_ACTION_TYPES } from '@cadence/shared-contract/operations';
import type { DemoContext } from './demo-context.ts';
import type { GoalStory, Step, StoryWeek } from './goal-story.ts';
import { buildStory } from './goal-story.ts';
import { FEEDBACK, OUTCOMES, STATUS_COMMENTS, STEP_COMMENTS } from './comment-texts.ts';
import type { PlannedGoal } from './plan-goals.ts';
import type { DemoQuarter } from './timeline.ts';

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`nothing is called ${key}`);
  return id;
}

function actorKey(goal: PlannedGoal, step: Pick<Step, 'by'>): string {
  if (step.by === 'publisher') return goal.publisher?.key ?? goal.owner.key;
  return step.by === 'owner' ? goal.owner.key : (goal.owner.manager ?? goal.owner.key);
}

export function periodIdOf(ctx: DemoContext, quarter: DemoQuarter): number {
  return ctx.periodIds.get(quarter.index) ?? 0;
}

/** The latest posting and its difference from the one before (D-14). */
function recentStatus(weeks: readonly StoryWeek[]) {
  const [latest, before] = weeks
    .filter((week) => week.posting !== null)
    .slice(-2)
    .reverse();
  if (!latest?.posting) return { likelihood_delta: 0, quality_delta: 0 };
  const previous = before?.posting ?? latest.posting;
  return {
    status_week: latest.monday,
    likelihood: latest.posting.likelihood,
    quality: latest.posting.quality,
    likelihood_delta: latest.posting.likelihood - previous.likelihood,
    quality_delta: latest.posting.quality - previous.quality,
  };
}

const BLANK = recordOf(GOAL_TEXT_COLUMNS, () => '');

/** A goal that is being written. */
interface Telling {
  readonly goal: PlannedGoal;
  readonly story: GoalStory;
  readonly parentId: number | null;
}
/** A goal whose row is added. */
interface Written extends Telling {
  readonly goalId: number;
}

function addGoal(ctx: DemoContext, { goal, story, parentId }: Telling): number {
  const { company, rows, personIds } = ctx;
  const first = story.steps[0]?.at ?? ctx.timeline.now;
  const last = story.steps.at(-1)?.at ?? first;
  const publishedBy = goal.publisher ?? goal.owner;
  return rows.add('goals', company.id, {
    period_id: periodIdOf(ctx, goal.quarter),
    owner_id: idOf(personIds, goal.owner.key),
    creator_id: idOf(personIds, publishedBy.key),
    parent_id: parentId,
    state: goal.state,
    goal_type: company.goalType,
    ...BLANK,
    ...goal.text,
    is_private: goal.isPrivate,
    owner_was_ceo: publishedBy.role === 'ceo' && goal.state !== 'draft',
    enabled_from: story.enabledFrom,
    ...recentStatus(story.weeks),
    state_since: last,
    created_at: first,
    updated_at: last,
  });
}

function commentsOn(action: Step['action']): readonly string[] {
  if (action === 'requestChanges') return STEP_COMMENTS.requestChanges;
  return action === 'requestShelve' || action === 'shelve' ? STEP_COMMENTS.shelve : STEP_COMMENTS.approve;
}

/** What a change of owner adds to its row of the history. */
function handOver({ personIds }: DemoContext, { owner, publisher }: PlannedGoal) {
  const from = publisher ?? owner;
  return {
    action_type: GOAL_ACTION_TYPES.ownerChange,
    meta: { from_user_id: idOf(personIds, from.key), to_user_id: idOf(personIds, owner.key) },
  };
}

function addHistory(ctx: DemoContext, { goal, goalId, story }: Written): void {
  for (const step of story.steps) {
    const personKey = actorKey(goal, step);
    const base = { goal_id: goalId, person_id: idOf(ctx.personIds, personKey), created_at: step.at };
    const transitionId = ctx.rows.add('goal_transitions', ctx.company.id, {
      ...base,
      transitionable_type: 'Goal',
      action: step.action,
      from_state: step.from,
      to_state: step.to,
      ...(step.action === 'changeOwner' ? handOver(ctx, goal) : { action_type: null, meta: null }),
      goal_name: goal.text.title,
    });
    ctx.events.push({
      action: step.action,
      goal,
      goalId,
      actorKey: personKey,
      at: step.at,
      object: { type: 'Goal', id: goalId },
      rowId: transitionId,
    });
    if (!step.isCommented) continue;
    const comment = ctx.random.pick(commentsOn(step.action));
    ctx.rows.add('goal_comments', ctx.company.id, {
      ...base,
      type: 'StateTransition',
      transition_id: transitionId,
      comment,
    });
  }
}

function addStatusComments(
  ctx: DemoContext,
  goal: PlannedGoal,
  status: { id: number; goalId: number; at: Date },
): void {
  if (!ctx.random.chance(0.3)) return;
  const base = { goal_id: status.goalId, type: 'GoalStatus', status_id: status.id } as const;
  const ownerId = idOf(ctx.personIds, goal.owner.key);
  const { company, rows, random } = ctx;
  rows.add('goal_comments', company.id, {
    ...base,
    person_id: ownerId,
    comment: random.pick(STATUS_COMMENTS),
    created_at: status.at,
  });
  if (goal.owner.manager === null || !random.chance(0.25)) return;
  const reply = new Date(Math.min(status.at.getTime() + 5_400_000, ctx.timeline.now.getTime() - 1000));
  const managerId = idOf(ctx.personIds, goal.owner.manager);
  const comment = random.pick([
    'Thank you. What do you need from me?',
    'Good. Let us talk about it on Monday.',
    'Noted, I will speak to them.',
  ]);
  const rowId = rows.add('goal_comments', company.id, {
    ...base,
    person_id: managerId,
    comment,
    created_at: reply,
  });
  ctx.events.push({
    action: 'comment',
    goal,
    goalId: status.goalId,
    actorKey: goal.owner.manager,
    at: reply,
    object: { type: 'Comment', id: status.goalId },
    rowId,
  });
}

function addWeeks(ctx: DemoContext, { goal, goalId, story }: Written): void {
  const periodId = periodIdOf(ctx, goal.quarter);
  for (const { monday, posting, isEnabled } of story.weeks) {
    // Friday afternoon, or an hour ago in the week that is still running.
    const at = posting ? ctx.timeline.at(fridayOf(monday), 19, ctx.random.between(0, 59)) : null;
    const id = ctx.rows.add('goal_statuses', ctx.company.id, {
      goal_id: goalId,
      week_id: ctx.weekIds.get(`${periodId}/${monday}`) ?? 0,
      week_start: monday,
      is_enabled: isEnabled,
      likelihood: posting?.likelihood ?? null,
      quality: posting?.quality ?? null,
      posted_at: at,
    });
    if (!at) continue;
    addStatusComments(ctx, goal, { id, goalId, at });
    ctx.events.push({
      action: 'postStatus',
      goal,
      goalId,
      actorKey: goal.owner.key,
      at,
      object: { type: 'GoalStatus', id },
      rowId: id,
    });
  }
}

function fridayOf(monday: string): string {
  return new Date(Date.parse(`${monday}T00:00:00Z`) + 4 * 86_400_000).toISOString().slice(0, 10);
}

function addResults(ctx: DemoContext, { goal, goalId, story }: Written): void {
  const { company, rows, random, personIds } = ctx;
  const submitted = story.steps.find(
    ({ action }) => action === 'submitResult' || action === 'submitOwnFinalResult',
  );
  if (!submitted) return;
  const isAchieved = goal.outcome !== 'missed';
  rows.add('goal_results', company.id, {
    goal_id: goalId,
    person_id: idOf(personIds, goal.owner.key),
    completed: isAchieved,
    quality: isAchieved ? random.between(2, 4) : random.between(0, 2),
    outcome: random.pick(OUTCOMES[isAchieved ? 'achieved' : 'missed']),
    created_at: submitted.at,
    updated_at: submitted.at,
  });
  const reviewed = story.steps.find(({ action }) => action === 'finalize');
  if (!reviewed || goal.owner.manager === null) return;
  rows.add('goal_manager_results', company.id, {
    goal_id: goalId,
    person_id: idOf(personIds, goal.owner.manager),
    completed: goal.outcome === 'achieved',
    feedback: random.pick(FEEDBACK[goal.outcome]),
    created_at: reviewed.at,
    updated_at: reviewed.at,
  });
}

/** Increases the last number of a text a little, as the edit of an ambitious owner would. */
function raised(text: string): string {
  return text.replace(/(\d+)(?!.*\d)/s, (digits) => String(Number(digits) + 2));
}

function addEdit(ctx: DemoContext, { goal, goalId, parentId }: Written): void {
  if (goal.edit === null || goal.state !== 'approved') return;
  const ownerId = idOf(ctx.personIds, goal.owner.key);
  const at = new Date(ctx.timeline.now.getTime() - (1 + ctx.random.next() * 2) * 86_400_000);
  ctx.rows.add('goal_edits', ctx.company.id, {
    goal_id: goalId,
    state: goal.edit,
    creator_id: ownerId,
    ...BLANK,
    ...goal.text,
    title: raised(goal.text.title),
    measurement: `${goal.text.measurement} Reported every Friday.`,
    is_private: goal.isPrivate,
    parent_id: parentId,
    state_since: at,
    created_at: at,
    updated_at: at,
  });
  const action = goal.edit === 'review' ? 'submitEdit' : 'createEdit';
  const rowId = ctx.rows.add('goal_transitions', ctx.company.id, {
    goal_id: goalId,
    person_id: ownerId,
    transitionable_type: 'GoalEdit',
    action,
    from_state: goal.edit === 'review' ? 'draft' : null,
    to_state: goal.edit,
    meta: null,
    goal_name: goal.text.title,
    created_at: at,
  });
  ctx.events.push({
    action,
    goal,
    goalId,
    actorKey: goal.owner.key,
    at,
    object: { type: 'Goal', id: goalId },
    rowId,
  });
}

function addFollowers(ctx: DemoContext, { goal, goalId }: Written): void {
  if (goal.isPrivate || goal.state === 'draft' || goal.owner.manager === null) return;
  if (goal.quarter.index < 0 || !ctx.random.chance(0.3)) return;
  ctx.rows.put('goal_follows', {
    tenant_id: ctx.company.id,
    goal_id: goalId,
    person_id: idOf(ctx.personIds, goal.owner.manager),
    created_at: ctx.timeline.now,
  });
}

/** Writes all goals of a company with everything that belongs to them. */
export function writeGoals(ctx: DemoContext, goals: readonly PlannedGoal[]): void {
  const goalIds = new Map<PlannedGoal, number>();
  for (const goal of goals) {
    const story = buildStory(ctx.random, goal, ctx.timeline);
    const parentId = goal.parent ? (goalIds.get(goal.parent) ?? null) : null;
    const telling = { goal, story, parentId };
    const written = { ...telling, goalId: addGoal(ctx, telling) };
    goalIds.set(goal, written.goalId);
    for (const add of [addHistory, addWeeks, addResults, addEdit, addFollowers]) add(ctx, written);
  }
}
