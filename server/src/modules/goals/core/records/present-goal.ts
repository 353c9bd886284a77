import type { Goal, GoalAncestor, GoalEdit, GoalUser, PersonRef } from '@cadence/shared-contract';
import { openActions, placeGoalTexts } from '@cadence/shared-contract';
import type { PictureViewer } from '../../../people/index.ts';
import { avatarUrl, findPersonRefs } from '../../../people/index.ts';
import { awaitsDecision, flagsOf } from './goal-flags.queries.ts';
import { situationOf } from '../steps/situation.ts';
import { canSee } from '../visibility/visibility.queries.ts';
import { visibleEdit } from './visible-edit.ts';
import type { Scope } from '../scope.ts';
import type {
  EditSnapshot,
  GoalRecord,
  ManagerResultSnapshot,
  OwnerResultSnapshot,
} from './goal-records.queries.ts';
import { weekSlots } from './present-status.ts';
import type { GoalTextRow } from './goal-texts.ts';
import { goalTextsOf } from './goal-texts.ts';
import type { GoalWeekRow } from './status-rows.queries.ts';
import { findGoalWeeks } from './status-rows.queries.ts';

const instant = (value: Date | string): string => new Date(value).toISOString();

/** Results are shown from their submission on; a retracted one is hidden until its owner submits it again. */
const RESULT_STATES: readonly Goal['State'][] = ['results_in_review', 'finalized'];

type EditRow = GoalTextRow &
  Pick<EditSnapshot, 'id' | 'goal_id' | 'state' | 'is_private'> & { readonly updated_at: Date | string };

/** @param parentId the proposed parent as far as the viewer may know of it (D-83) */
export function presentEdit(edit: EditRow, parentId: number | null): GoalEdit {
  return {
    Id: edit.id,
    GoalId: edit.goal_id,
    State: edit.state,
    ...goalTextsOf(edit),
    Hidden: edit.is_private,
    ParentId: parentId,
    UpdatedAt: instant(edit.updated_at),
  };
}

function presentResult(result: OwnerResultSnapshot): NonNullable<Goal['OwnerGoalResult']> {
  return {
    Id: result.id,
    Completed: result.completed,
    Quality: result.quality,
    Outcome: result.outcome,
    ObjectiveResult: result.objective_result,
    UpdatedAt: instant(result.updated_at),
  };
}

function presentVerdict(verdict: ManagerResultSnapshot): NonNullable<Goal['ManagerGoalResult']> {
  return {
    Id: verdict.id,
    Completed: verdict.completed,
    Feedback: verdict.feedback,
    ObjectiveResult: verdict.objective_result,
    UserId: verdict.person_id,
    UpdatedAt: instant(verdict.updated_at),
  };
}

/** A goal's result and its review as far as they are shown: each from its submission on. */
export function presentOutcome({
  state,
  result,
  verdict,
}: Pick<GoalRecord, 'state' | 'result' | 'verdict'>): Pick<Goal, 'OwnerGoalResult' | 'ManagerGoalResult'> {
  return {
    OwnerGoalResult: RESULT_STATES.includes(state) && result ? presentResult(result) : null,
    ManagerGoalResult: state === 'finalized' && verdict ? presentVerdict(verdict) : null,
  };
}

type OwnerColumns = Pick<
  GoalRecord,
  'owner_id' | 'owner_name' | 'owner_org_unit' | 'owner_job_title' | 'owner_manager_id' | 'owner_avatar_key'
>;

export function presentOwner(viewer: PictureViewer, goal: OwnerColumns): GoalUser {
  return {
    Id: goal.owner_id,
    Name: goal.owner_name,
    OrgUnit: goal.owner_org_unit,
    Title: goal.owner_job_title,
    Avatar: avatarUrl(viewer, { id: goal.owner_id, avatar_key: goal.owner_avatar_key }, 'small'),
    ParentId: goal.owner_manager_id,
  };
}

/** An ancestor of a goal. */
export function presentAncestor(
  viewer: PictureViewer,
  goal: OwnerColumns & Pick<GoalRecord, 'id' | 'title' | 'parent_id' | 'state'>,
): GoalAncestor {
  return {
    Id: goal.id,
    Title: goal.title,
    ParentId: goal.parent_id,
    User: presentOwner(viewer, goal),
    State: goal.state,
  };
}

function recentStatus(goal: GoalRecord): Goal['MostRecentGoalStatus'] {
  const { likelihood, quality, status_week } = goal;
  if (likelihood === null || quality === null || status_week === null) return null;
  return {
    Likelihood: likelihood,
    Quality: quality,
    LikelihoodDelta: goal.likelihood_delta,
    QualityDelta: goal.quality_delta,
    StartDate: status_week,
  };
}

/** The person whose decision the goal or its edit waits for, and since when; an edit only for those who may see it. */
function waitingFor(
  goal: GoalRecord,
  edit: EditSnapshot | null,
  people: ReadonlyMap<number, PersonRef>,
): Goal['WaitingFor'] {
  const approver = goal.approver_id === null ? undefined : people.get(goal.approver_id);
  if (!approver || !awaitsDecision({ state: goal.state, edit })) return null;
  const since = goal.state === 'approved' && edit ? edit.state_since : goal.state_since;
  return { ...approver, Since: instant(since) };
}

interface Surroundings {
  readonly weeks: readonly GoalWeekRow[];
  readonly people: ReadonlyMap<number, PersonRef>;
}

function presentGoal(scope: Scope, goal: GoalRecord, around: Surroundings): Goal {
  const flags = flagsOf(scope.actor, goal, scope.today);
  const edit = visibleEdit(scope.actor, goal);
  return {
    Id: goal.id,
    State: goal.state,
    GoalType: goal.goal_type,
    ...placeGoalTexts(goalTextsOf(goal)),
    Hidden: goal.is_private,
    User: presentOwner(scope, goal),
    ParentId: goal.known_parent_id,
    ParentTitle: goal.parent_title,
    GoalPeriodId: goal.period_id,
    ChildCount: goal.child_count ?? 0,
    MostRecentGoalStatus: recentStatus(goal),
    IsNeedsUpdate: flags.NeedsUpdate,
    IsShelve: goal.state === 'shelved',
    IsCompanyGoal: goal.is_company,
    UpdatedAt: instant(goal.updated_at),
    ...presentOutcome(goal),
    GoalEdit: edit && presentEdit(edit, goal.known_edit_parent_id),
    Flags: flags,
    Weeks: weekSlots(around.weeks, scope.today),
    WaitingFor: waitingFor(goal, edit, around.people),
    Actions: canSee(scope.actor, goal) ? openActions(situationOf(scope.actor, goal, scope.today)) : [],
  };
}

/** Goals as lists and details show them, in a fixed number of queries. */
export async function presentGoals(scope: Scope, goals: readonly GoalRecord[]): Promise<Goal[]> {
  if (goals.length === 0) return [];
  const waiting = goals.filter((goal) => awaitsDecision(goal));
  const people = await findPersonRefs(
    scope,
    waiting.flatMap((goal) => goal.approver_id ?? []),
  );
  const weeks = Map.groupBy(await findGoalWeeks(scope.db, goals), (week) => week.goal_id);
  return goals.map((goal) =>
    presentGoal(scope, goal, {
      people,
      weeks: weeks.get(goal.id) ?? [],
    }),
  );
}

/** One goal as lists show it. */
export async function presentOne(scope: Scope, goal: GoalRecord): Promise<Goal> {
  const [presented] = await presentGoals(scope, [goal]);
  if (!presented) throw new Error('a goal was not presented');
  return presented;
}
