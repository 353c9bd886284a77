import type {
  AppraisalAction,
  AppraisalCondition,
  AppraisalSituation,
  NeededField,
  TalentSettings,
} from '@cadence/shared-contract';
import { NEEDED_FIELDS, RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import type { Actor } from '../../kernel/session/index.ts';
import type { AppraisalRecord } from './appraisals.queries.ts';
import { ratingOn } from './signed-content.ts';
import { relationsTo } from './talent.policy.ts';

/** The scales of an appraisal: the ones stored when it was shared; before that, today's (D-91). */
export function settingsOf(record: Pick<AppraisalRecord, 'settings'>, today: TalentSettings): TalentSettings {
  return record.settings ?? today;
}

type Rated = Pick<
  AppraisalRecord,
  'person_id' | 'period_id' | 'primary_rating' | 'secondary_rating' | 'tertiary_rating'
>;

/** The ratings that count: a step that is no longer on the scale counts as none. */
export function ratingsBy(record: Rated, settings: TalentSettings) {
  const [PrimaryRating, SecondaryRating, TertiaryRating] = RATING_AXIS_NAMES.map((axis) => {
    const step = ratingOn(record, axis);
    const scale =
      axis === 'Tertiary' && !settings.EnableTertiaryRatings ? [] : settings[RATING_AXES[axis].labels];
    return step !== null && step < scale.length ? step : null;
  }) as [number | null, number | null, number | null];
  return { PrimaryRating, SecondaryRating, TertiaryRating };
}

/** What must still be written before it can be shared (people §5 Appraisal save). */
export function missingOf(
  record: Rated & Pick<AppraisalRecord, 'review'>,
  settings: TalentSettings,
): NeededField[] {
  const ratings = ratingsBy(record, settings);
  return NEEDED_FIELDS.filter((field) =>
    field === 'Review' ? record.review === '' : ratings[field] === null,
  );
}

/** A person who left, became ceo or observer is not appraised; existing appraisals can be read and deleted. */
export function isAppraised({
  person_deactivated_at,
  person_role,
}: Pick<AppraisalRecord, 'person_deactivated_at' | 'person_role'>): boolean {
  return person_deactivated_at === null && person_role !== 'ceo' && person_role !== 'observer';
}

function conditionsOf(
  actor: Pick<Actor, 'id'>,
  record: AppraisalRecord,
  settings: TalentSettings,
): ReadonlySet<AppraisalCondition> {
  const holds: Readonly<Partial<Record<AppraisalCondition, boolean>>> = {
    employeeIsAppraised: isAppraised(record),
    isWritten: missingOf(record, settings).length === 0,
    signedAsItStands: record.edited_after_signature_at === null,
    isNotReviewer: record.reviewer_id !== actor.id,
    hasNoOpenQuestion: !record.has_open_question,
    hasOpenQuestion: record.has_open_question,
    wasNeverCompleted: !record.was_completed,
    isDeleted: record.deleted_at !== null,
  };
  return new Set((Object.keys(holds) as AppraisalCondition[]).filter((condition) => holds[condition]));
}

/** The state of an appraisal, and the actor's relation to it, as the lifecycle's table needs them. */
export function situationOf(
  actor: Pick<Actor, 'id' | 'isHrAdmin' | 'role'>,
  record: AppraisalRecord,
  settings: TalentSettings,
): AppraisalSituation {
  return {
    state: record.state,
    relations: relationsTo(actor, record),
    conditions: conditionsOf(actor, record, settings),
  };
}

/** The refusals for people who may see an appraisal but may not take the action (D-84). */
export const REFUSALS: Readonly<Record<AppraisalAction, string>> = {
  start: 'Only the manager can start an appraisal, and only of a direct report.',
  edit: 'Only the reviewer can change this appraisal.',
  editSigned: 'Only the reviewer can change this appraisal.',
  share: 'Only the reviewer can share this appraisal.',
  takeBack: 'Only the reviewer can take this appraisal back.',
  signAsEmployee: 'Only the employee can sign here.',
  editSignature: 'Only the employee can sign here.',
  signAsManager: 'Only the reviewer can sign here.',
  reopen: 'Only an HR Admin can reopen an appraisal, and never their own.',
  delete: 'Only the reviewer can delete this appraisal.',
  restore: 'Only the reviewer can take this deletion back.',
  ask: 'Only HR Admins and the CEO can ask about a rating.',
  answer: 'Only the reviewer can answer this question.',
  changeReviewer: 'The reviewer follows the employee’s manager.',
};
