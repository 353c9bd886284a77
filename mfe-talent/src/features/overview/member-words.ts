import {
  appraisalAction,
  awaitedStep,
  daysBetween,
  MESSAGES,
  RATING_AXIS_NAMES,
  RATING_AXES,
} from '@cadence/shared-contract';
import type { AppraisalState, AppraisalSummary, TalentSettings, TeamMember } from '@cadence/shared-contract';
import { dayOf, formatDate, plural } from '@cadence/shared-ui';
import { appraisalPath } from '../frame/index.ts';
import { fromToday, spanOf } from './days.ts';

/** What the text of a row depends on besides the row. */
export interface WordsContext {
  readonly viewerId: number;
  /** The organisation's calendar day. */
  readonly today: string;
  readonly timeZone: string;
  /** The names of the axes; undefined while they load, null where that failed. */
  readonly labels: TalentSettings | null | undefined;
}

/** A person of the list with their appraisal, if the viewer may see it. */
export interface Row {
  readonly member: TeamMember;
  readonly appraisal: AppraisalSummary | null;
}

/** The person to act has left: nothing continues until the employee has a new manager (D-49). */
const waitsForManager = ({ IsReviewerDeactivated, WaitingFor }: TeamMember): boolean =>
  IsReviewerDeactivated && WaitingFor?.By === 'reviewer';

/** 'Waiting for you to sign'; 'Signed by both' where nobody acts any more. */
export function nextText({ member }: Row, viewerId: number): string | null {
  const { WaitingFor, Status } = member;
  if (WaitingFor === null) return Status === 'completed' ? 'Signed by both' : null;
  if (waitsForManager(member)) return 'Waiting for a new manager';
  const who = WaitingFor.Person.Id === viewerId ? 'you' : WaitingFor.Person.Name;
  return `Waiting for ${who} to ${awaitedStep(WaitingFor.Action)}`;
}

/** Details of the step: what is missing, since when, how the goals ended. */
export function detailText(row: Row, context: WordsContext): string | null {
  const { member, appraisal } = row;
  if (member.IsDeactivated) return 'Deactivated. The appraisal stays as it is.';
  if (waitsForManager(member)) return `${member.WaitingFor?.Person.Name ?? ''} has left`;
  if (appraisal === null) return member.WaitingFor === null ? null : goalsText(member);
  if (appraisal.HasOpenQuestion)
    return `A question about a rating is waiting for ${mayAnswer(appraisal) ? 'your' : 'an'} answer`;
  return STATE_TEXTS[appraisal.State](appraisal, context, member);
}

type StateText = (appraisal: AppraisalSummary, context: WordsContext, member: TeamMember) => string | null;
const STATE_TEXTS: Readonly<Record<AppraisalState, StateText>> = {
  draft: draftText,
  shared: sharedText,
  acknowledged: signedText,
  completed: completedText,
};

/** Whether a question about a rating waits for the viewer. */
export const mayAnswer = ({ HasOpenQuestion, Permissions }: AppraisalSummary): boolean =>
  HasOpenQuestion && Permissions.includes('answer');

function goalsText({ GoalCount, AchievedCount, DisputedCount }: TeamMember): string {
  if (GoalCount === 0) return MESSAGES.talentNoGoals;
  const parts = [
    plural(GoalCount, 'goal'),
    ...(AchievedCount > 0 ? [`${AchievedCount} achieved`] : []),
    ...(DisputedCount > 0 ? [`${DisputedCount} in dispute`] : []),
  ];
  return parts.join(', ');
}

const dayText = (instant: string, timeZone: string): string => formatDate(dayOf(instant, timeZone));

function draftText(
  { Missing, UpdatedAt }: AppraisalSummary,
  { labels, timeZone }: WordsContext,
): string | null {
  if (labels === undefined) return null;
  if (Missing.length === 0) return `Nothing is missing, saved ${dayText(UpdatedAt, timeZone)}`;
  const axes = RATING_AXIS_NAMES.map((axis) => RATING_AXES[axis])
    .filter(({ rating }) => Missing.some((field) => field === rating))
    .map(({ name }, index) => labels?.FormLable[name] || `${index === 0 ? 'a' : 'another'} rating`);
  const all = Missing.includes('Review') ? [...axes, 'the review'] : axes;
  const last = all.at(-1) ?? '';
  const text =
    all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last} are missing` : `${last} is missing`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Shared Nov 9, 11 days ago' */
function sharedText({ SharedAt }: AppraisalSummary, { today, timeZone }: WordsContext): string | null {
  if (SharedAt === null) return null;
  const day = dayOf(SharedAt, timeZone);
  return `Shared ${formatDate(day)}, ${fromToday(day, today)}`;
}

/** 'Łukasz agreed and signed Nov 17' (D-93); an edit since then is shown instead (D-50). */
function signedText(
  { AcknowledgedAt, EmployeeAgrees, IsEditedAfterSignature }: AppraisalSummary,
  { timeZone }: WordsContext,
  member: TeamMember,
): string | null {
  if (AcknowledgedAt === null) return null;
  const [name = ''] = member.Name.split(/\s+/);
  const signed = `signed ${dayText(AcknowledgedAt, timeZone)}`;
  if (IsEditedAfterSignature) return `Edited after ${name} ${signed}`;
  if (EmployeeAgrees === null) return `${name} ${signed}`;
  return `${name} ${EmployeeAgrees ? 'agreed' : 'disagreed'} and ${signed}`;
}

/** 'Nov 12, 13 days before the due date' */
function completedText(
  { CompletedAt, DueDate }: AppraisalSummary,
  { timeZone }: WordsContext,
): string | null {
  if (CompletedAt === null) return null;
  const day = dayOf(CompletedAt, timeZone);
  const early = daysBetween(day, DueDate);
  const when = early === 0 ? 'on' : `${spanOf(Math.abs(early))} ${early > 0 ? 'before' : 'after'}`;
  return `${formatDate(day)}, ${when} the due date`;
}

/** The button of a row: the next step itself, or the way to the appraisal. */
export type RowStep =
  | { readonly kind: 'print'; readonly label: string; readonly appraisalId: number }
  | { readonly kind: 'start'; readonly label: string }
  | { readonly kind: 'go'; readonly label: string; readonly to: string };

/** What the viewer can do next about a row; null where there is nothing. Print only once completed (TAL-012). */
export function rowStep({ member, appraisal }: Row): RowStep | null {
  if (member.MayStart) return { kind: 'start', label: appraisalAction('start').label };
  if (appraisal === null) return null;
  const go = (label: string, step?: string): RowStep => ({
    kind: 'go',
    label,
    to: appraisalPath(appraisal.Id, step),
  });
  const { WaitingFor, IsWaitingForMe } = member;
  if (!IsWaitingForMe && mayAnswer(appraisal)) return go(appraisalAction('answer').label, 'answer');
  if (appraisal.State === 'completed') return { kind: 'print', label: 'Print', appraisalId: appraisal.Id };
  if (!IsWaitingForMe || WaitingFor === null) return go('Open');
  if (WaitingFor.Action === 'share' && appraisal.Missing.length > 0) return go('Continue');
  return go(appraisalAction(WaitingFor.Action).label, WaitingFor.Action);
}
