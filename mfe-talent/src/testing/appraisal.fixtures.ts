import type {
  Appraisal,
  AppraisalCondition,
  AppraisalEvent,
  AppraisalSignature,
  AppraisalState,
  Goal,
  PersonRef,
  Session,
  TalentPeriod,
  TalentSettings,
  TeamMember,
} from '@cadence/shared-contract';
import {
  addDays,
  APPRAISAL_CONDITIONS,
  appraisalPermissions,
  nextAppraisalStep,
  NEEDED_FIELDS,
  placeGoalTexts,
} from '@cadence/shared-contract';
import { fakeSession } from '@cadence/shared-auth/testing';

type Known = Pick<PersonRef, 'Id' | 'Name' | 'ParentId' | 'JobTitle'>;
const person = (known: Known): PersonRef => ({ ...known, OrgUnit: 'Customer Operations', Avatar: null });

/** The reviewer, who is the viewer of `REVIEWER`. */
export const ZOE = person({ Id: 7, Name: 'Zoë Lefèvre', ParentId: 3, JobTitle: 'Head of Onboarding' });
/** The employee. */
export const MATEUSZ = person({
  Id: 21,
  Name: 'Mateusz Wójcik',
  ParentId: ZOE.Id,
  JobTitle: 'Onboarding Lead',
});
export const LUKASZ = person({ Id: 20, Name: 'Łukasz Żebrowski', ParentId: ZOE.Id, JobTitle: 'Engineer' });
export const JOSE = person({ Id: 22, Name: 'José Ángel Muñoz', ParentId: ZOE.Id, JobTitle: 'Engineer' });
export const AOIFE = person({ Id: 30, Name: 'Aoife Ní Dhomhnaill', ParentId: 3, JobTitle: 'HR Partner' });

const manager = { RoleName: 'manager', Name: ZOE.Name } as const;
/** Zoë, signed in. */
export const REVIEWER: Session = fakeSession({ profile: manager, abilities: { openTalent: true } });
/** Aoife, an HR Admin. */
export const HR_ADMIN: Session = fakeSession({
  profile: { Id: AOIFE.Id, Name: AOIFE.Name, IsHrAdmin: true },
  abilities: { openTalent: true },
});

export const THIRD_QUARTER: TalentPeriod = {
  PeriodId: 39,
  StartDate: '2026-07-01',
  EndDate: '2026-09-30',
  Quarter: 3,
  Year: 2026,
  DueDate: '2026-11-25',
};
export const SECOND_QUARTER: TalentPeriod = {
  PeriodId: 38,
  StartDate: '2026-04-01',
  EndDate: '2026-06-30',
  Quarter: 2,
  Year: 2026,
  DueDate: '2026-08-25',
};

const scale = (...labels: string[]): TalentSettings['PrimaryLabels'] =>
  labels.map((Label) => ({ Label, Description: `what ${Label} means.` }));

/** Five steps on two scales and three on the third; ratings are not shared. */
export const FIVE_STEPS: TalentSettings = {
  PrimaryLabels: scale('Below', 'Partly', 'As agreed', 'Beyond', 'Far beyond'),
  SecondaryLabels: scale('In place', 'Growing', 'Broadening', 'Ready soon', 'Ready now'),
  TertiaryLabels: scale('Not yet', 'Lived', 'An example'),
  FormLable: {
    PrimaryAxisName: 'Performance',
    PrimaryPrompt: 'How did the results compare with what was agreed?',
    SecondaryAxisName: 'Potential',
    SecondaryPrompt: 'How much more could they take on?',
    TertiaryAxisName: 'Values',
    TertiaryPrompt: 'Say the number first.',
  },
  EnableTertiaryRatings: true,
  Settings: { ShareRatingWithEmployee: false, GracePeriod: 8 },
};
/** Three steps on two scales. */
export const THREE_STEPS: TalentSettings = {
  ...FIVE_STEPS,
  PrimaryLabels: scale('Below', 'Meets', 'Exceeds'),
  SecondaryLabels: scale('In place', 'Growing', 'Ready'),
  TertiaryLabels: [],
  EnableTertiaryRatings: false,
};

export const WRITTEN = {
  Review: '<p>Twenty-one working days, and it held.</p>',
  PrimaryRating: 3,
  SecondaryRating: 2,
  TertiaryRating: null,
} as const;

const AT = {
  draft: '2026-11-10T15:00:00.000Z',
  shared: '2026-11-16T15:00:00.000Z',
  acknowledged: '2026-11-17T22:20:00.000Z',
  completed: '2026-11-18T15:00:00.000Z',
} as const;

const ORDER = ['draft', 'shared', 'acknowledged', 'completed'] as const satisfies readonly AppraisalState[];
const reached = (state: AppraisalState, step: AppraisalState): string | null =>
  ORDER.indexOf(state) >= ORDER.indexOf(step) ? AT[step] : null;

export function fakeEvent(
  Id: number,
  Action: AppraisalEvent['Action'],
  over: Partial<AppraisalEvent> = {},
): AppraisalEvent {
  return { Id, Action, Person: ZOE, At: AT.draft, FromState: null, ToState: null, Comment: null, ...over };
}

/** What Mateusz signed, agreeing. */
export function employeeSigned(over: Partial<AppraisalSignature> = {}): AppraisalSignature {
  return {
    Id: 1,
    By: 'employee',
    PersonId: MATEUSZ.Id,
    PersonName: MATEUSZ.Name,
    Sign: 'Mateusz Wójcik',
    Agrees: true,
    Comment: 'Thank you for naming the night in Gdańsk.',
    SignedAt: AT.acknowledged,
    Digest: 'a'.repeat(64),
    IsCurrent: true,
    IsInForce: true,
    ...WRITTEN,
    ...over,
  };
}

function historyOf(state: AppraisalState): AppraisalEvent[] {
  const events = [
    fakeEvent(1, 'start', { ToState: 'draft' }),
    fakeEvent(2, 'share', { At: AT.shared }),
    fakeEvent(3, 'signAsEmployee', { At: AT.acknowledged, Person: MATEUSZ }),
    fakeEvent(4, 'signAsManager', { At: AT.completed }),
  ];
  return events.slice(0, ORDER.indexOf(state) + 1);
}

function waitingFor(state: AppraisalState, isEdited: boolean): Appraisal['WaitingFor'] {
  const next = nextAppraisalStep(state, isEdited);
  return next && { Person: next.by === 'employee' ? MATEUSZ : ZOE, By: next.by, Action: next.action };
}

/** What the reviewer may do, by the lifecycle's own table. */
export function reviewerMay({
  State,
  IsEditedAfterSignature,
  HasOpenQuestion,
}: Appraisal): Appraisal['Permissions'] {
  const conditions = new Set(Object.keys(APPRAISAL_CONDITIONS) as AppraisalCondition[]);
  conditions.delete('isDeleted');
  if (IsEditedAfterSignature) conditions.delete('signedAsItStands');
  if (!HasOpenQuestion) conditions.delete('hasOpenQuestion');
  return [...appraisalPermissions({ state: State, relations: new Set(['reviewer']), conditions })];
}

/** Mateusz's appraisal for Q3 as Zoë reads it: an empty draft. Pass the state and what the test needs. */
export function fakeAppraisal(over: Partial<Appraisal> = {}): Appraisal {
  const State = over.State ?? 'draft';
  const isEdited = over.IsEditedAfterSignature ?? false;
  const isSigned = ORDER.indexOf(State) >= ORDER.indexOf('acknowledged');
  const appraisal: Appraisal = {
    Id: 939,
    UserId: MATEUSZ.Id,
    ReviewerId: ZOE.Id,
    Manager: ZOE.Name,
    EvaluationPeriodId: THIRD_QUARTER.PeriodId,
    PrimaryRating: null,
    SecondaryRating: null,
    TertiaryRating: null,
    Review: '',
    ...(State !== 'draft' && WRITTEN),
    State,
    CreatedAt: AT.draft,
    SharedAt: reached(State, 'shared'),
    AcknowledgedAt: reached(State, 'acknowledged'),
    CompletedAt: reached(State, 'completed'),
    UpdatedAt: AT[State],
    EmployeeAgrees: isSigned ? true : null,
    IsEditedAfterSignature: isEdited,
    DueDate: THIRD_QUARTER.DueDate,
    WaitingFor: waitingFor(State, isEdited),
    Missing: [...NEEDED_FIELDS],
    IsReviewerDeactivated: false,
    HasOpenQuestion: false,
    Permissions: [],
    EmployeeComments: null,
    EmployeeSignature: isSigned ? MATEUSZ.Name : null,
    ManagerSignature: State === 'completed' ? ZOE.Name : null,
    User: MATEUSZ,
    Reviewer: ZOE,
    Period: THIRD_QUARTER,
    Labels: FIVE_STEPS,
    AreRatingsShared: false,
    IsOwn: false,
    Signatures: isSigned ? [employeeSigned()] : [],
    History: historyOf(State),
    Questions: [],
    ...over,
  };
  return { ...appraisal, Permissions: over.Permissions ?? reviewerMay(appraisal) };
}

/** His appraisal for Q2, completed. */
export const LAST = fakeAppraisal({
  Id: 938,
  State: 'completed',
  EvaluationPeriodId: SECOND_QUARTER.PeriodId,
  Period: SECOND_QUARTER,
  PrimaryRating: 2,
  SecondaryRating: 1,
  TertiaryRating: 1,
  Review: '<p>You carried Klinikum Ost alone for seven weeks.</p>',
});

/** A finalized goal of Mateusz, achieved; week 4 was missed. */
export function fakeQuarterGoal(over: Partial<Goal> = {}): Goal {
  const Weeks = Array.from({ length: 14 }, (_, index) => ({
    Week: index + 1,
    StartDate: addDays('2026-06-29', index * 7),
    State: index === 3 ? ('missed' as const) : ('posted' as const),
    Likelihood: index === 3 ? null : (3 as const),
    Quality: index === 3 ? null : (2 as const),
  }));
  return {
    Id: 12,
    State: 'finalized',
    GoalType: 'SMART',
    ...placeGoalTexts({ Title: 'Cut median onboarding to 21 working days' }),
    Hidden: false,
    User: { ...MATEUSZ, Title: MATEUSZ.JobTitle },
    ParentId: null,
    ParentTitle: null,
    GoalPeriodId: THIRD_QUARTER.PeriodId,
    ChildCount: 0,
    MostRecentGoalStatus: null,
    IsNeedsUpdate: false,
    IsShelve: false,
    IsCompanyGoal: false,
    UpdatedAt: '2026-10-06T12:00:00.000Z',
    OwnerGoalResult: {
      Id: 1,
      Completed: true,
      Quality: 3,
      Outcome: 'Eleven weeks in a row.',
      ObjectiveResult: null,
      UpdatedAt: '2026-10-02T12:00:00.000Z',
    },
    ManagerGoalResult: null,
    GoalEdit: null,
    Flags: {
      NeedsUpdate: false,
      NeedsReview: false,
      NeedsFinalization: false,
      PendingEdits: false,
      TrendingDown: false,
      AtRisk: false,
      WeeksOld: null,
      Outcome: 'achieved',
    },
    Weeks,
    WaitingFor: null,
    Actions: [],
    ...over,
  };
}

export function fakeMember(ref: PersonRef, over: Partial<TeamMember> = {}): TeamMember {
  return {
    ...ref,
    CreatedOn: '2024-05-02',
    IsEligible: true,
    IsDeactivated: false,
    IsReviewerDeactivated: false,
    Status: 'draft',
    AppraisalId: 900 + ref.Id,
    WaitingFor: null,
    IsWaitingForMe: false,
    GoalCount: 0,
    AchievedCount: 0,
    DisputedCount: 0,
    MayStart: false,
    ...over,
  };
}
