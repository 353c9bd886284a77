import type {
  Appraisal,
  AppraisalEvent,
  AppraisalSignature,
  Goal,
  OutputOf,
  PersonRef,
  TalentPeriod,
  TalentSchedule,
  TalentSettings,
} from '@cadence/shared-contract';
import { placeGoalTexts } from '@cadence/shared-contract';
import { fakeSession } from '@cadence/shared-auth/testing';

const { Profile } = fakeSession();
/** The viewer, who is the employee. */
export const ZOE: PersonRef = {
  Id: Profile.Id,
  Name: Profile.Name,
  JobTitle: Profile.JobTitle,
  OrgUnit: Profile.OrgUnit,
  Avatar: null,
  ParentId: Profile.ParentId,
};
/** Her manager and reviewer. */
export const DIMITRIS: PersonRef = {
  Id: 3,
  Name: 'Dimitris Antonopoulos',
  JobTitle: 'Engineering Manager',
  OrgUnit: 'Product',
  Avatar: null,
  ParentId: 1,
};

const STARTS = ['01-01', '04-01', '07-01'] as const;
const ENDS = ['03-31', '06-30', '09-30'] as const;

/** A quarter of 2026, due eight weeks after its end. */
export function talentPeriod(quarter: 1 | 2 | 3): TalentPeriod {
  return {
    PeriodId: 36 + quarter,
    StartDate: `2026-${STARTS[quarter - 1]}`,
    EndDate: `2026-${ENDS[quarter - 1]}`,
    Quarter: quarter,
    Year: 2026,
    DueDate: { 1: '2026-05-26', 2: '2026-08-25', 3: '2026-11-25' }[quarter],
  };
}
export const Q3 = talentPeriod(3);
export const Q2 = talentPeriod(2);
export const Q1 = talentPeriod(1);

const scale = (...labels: readonly string[]) =>
  labels.map((Label) => ({ Label, Description: `${Label}, in a sentence.` }));

/** Ratings are not shared. */
export const LABELS: TalentSettings = {
  PrimaryLabels: scale('Below expectations', 'Meets expectations', 'Exceeds expectations'),
  SecondaryLabels: scale('Settled', 'Growing', 'Ready'),
  TertiaryLabels: [],
  FormLable: {
    PrimaryAxisName: 'Performance',
    PrimaryPrompt: '',
    SecondaryAxisName: 'Potential',
    SecondaryPrompt: '',
    TertiaryAxisName: '',
    TertiaryPrompt: '',
  },
  EnableTertiaryRatings: false,
  Settings: { ShareRatingWithEmployee: false, GracePeriod: 8 },
};

export const REVIEW =
  '<p>Zoë, eleven of your twelve hospitals renewed. That is the quarter in one sentence.</p><h2>What I want you to keep</h2><p>You ask the ward before you ask procurement.</p>';

export function signature(fields: Partial<AppraisalSignature> = {}): AppraisalSignature {
  const by = fields.By ?? 'employee';
  const person = by === 'employee' ? ZOE : DIMITRIS;
  return {
    Id: 1,
    By: by,
    PersonId: person.Id,
    PersonName: person.Name,
    Sign: person.Name,
    Agrees: by === 'employee' ? true : null,
    Comment: null,
    SignedAt: '2026-11-17T22:20:00.000Z',
    Digest: '3f2a9c1e7b4d5061'.repeat(4),
    IsCurrent: true,
    IsInForce: true,
    Review: REVIEW,
    PrimaryRating: null,
    SecondaryRating: null,
    TertiaryRating: null,
    ...fields,
  };
}

export function event(fields: Partial<AppraisalEvent> = {}): AppraisalEvent {
  return {
    Id: 1,
    Action: 'share',
    Person: DIMITRIS,
    At: '2026-11-16T15:00:00.000Z',
    FromState: 'draft',
    ToState: 'shared',
    Comment: null,
    ...fields,
  };
}

/** Zoë's appraisal of Q3, shared by Dimitris without ratings, as she reads it. */
export function ownAppraisal(fields: Partial<Appraisal> = {}): Appraisal {
  const period = fields.Period ?? Q3;
  return {
    Id: 900 + period.Quarter,
    UserId: ZOE.Id,
    ReviewerId: DIMITRIS.Id,
    Manager: DIMITRIS.Name,
    EvaluationPeriodId: period.PeriodId,
    PrimaryRating: null,
    SecondaryRating: null,
    TertiaryRating: null,
    State: 'shared',
    CreatedAt: null,
    SharedAt: '2026-11-16T15:00:00.000Z',
    AcknowledgedAt: null,
    CompletedAt: null,
    UpdatedAt: '2026-11-16T15:00:00.000Z',
    EmployeeAgrees: null,
    IsEditedAfterSignature: false,
    DueDate: period.DueDate,
    WaitingFor: { Person: ZOE, By: 'employee', Action: 'signAsEmployee' },
    Missing: [],
    IsReviewerDeactivated: false,
    HasOpenQuestion: false,
    Permissions: ['signAsEmployee'],
    Review: REVIEW,
    EmployeeComments: null,
    EmployeeSignature: null,
    ManagerSignature: null,
    User: ZOE,
    Reviewer: DIMITRIS,
    Period: period,
    Labels: LABELS,
    AreRatingsShared: false,
    IsOwn: true,
    Signatures: [],
    History: [event()],
    Questions: [],
    ...fields,
  };
}

/** Signed by Zoë, waiting for Dimitris. */
export function signedAppraisal(fields: Partial<Appraisal> = {}): Appraisal {
  const own = fields.Signatures?.find(({ By }) => By === 'employee') ?? signature();
  return ownAppraisal({
    State: 'acknowledged',
    AcknowledgedAt: own.SignedAt,
    UpdatedAt: '2026-11-17T22:20:00.000Z',
    EmployeeAgrees: own.Agrees,
    EmployeeComments: own.Comment,
    EmployeeSignature: own.Sign,
    WaitingFor: { Person: DIMITRIS, By: 'reviewer', Action: 'signAsManager' },
    Permissions: ['editSignature'],
    Signatures: [own],
    ...fields,
  });
}

const EDITED_REVIEW = REVIEW.replace(
  'That is the quarter in one sentence.',
  'That is the quarter, but for Ostrava.',
);
/** Edited by Dimitris after Zoë signed. */
export function editedAppraisal(fields: Partial<Appraisal> = {}): Appraisal {
  return signedAppraisal({
    UpdatedAt: '2026-11-18T20:20:00.000Z',
    IsEditedAfterSignature: true,
    Review: EDITED_REVIEW,
    WaitingFor: { Person: ZOE, By: 'employee', Action: 'editSignature' },
    Signatures: [signature({ IsCurrent: false })],
    History: [
      event(),
      event({ Id: 2, Action: 'signAsEmployee', Person: ZOE, At: '2026-11-17T22:20:00.000Z' }),
      event({ Id: 3, Action: 'editSigned', At: '2026-11-18T20:20:00.000Z' }),
    ],
    ...fields,
  });
}

/** Signed by both. */
export function completedAppraisal(fields: Partial<Appraisal> = {}): Appraisal {
  return signedAppraisal({
    State: 'completed',
    CompletedAt: '2026-11-18T23:40:00.000Z',
    ManagerSignature: DIMITRIS.Name,
    WaitingFor: null,
    Permissions: [],
    Signatures: [
      signature({ Id: 2, By: 'reviewer', SignedAt: '2026-11-18T23:40:00.000Z' }),
      signature({ Agrees: false, Comment: 'Ostrava was reached by the measure of July.' }),
    ],
    ...fields,
  });
}

/** A goal of hers that ended as both sides said. */
export function quarterGoal(Id: number, title: string): Goal {
  const { Name, OrgUnit, JobTitle: Title, ParentId } = ZOE;
  return {
    Id,
    State: 'finalized',
    GoalType: 'SMART',
    ...placeGoalTexts({ Title: title }),
    Hidden: false,
    User: { Id: ZOE.Id, Name, OrgUnit, Title, Avatar: null, ParentId },
    ParentId: null,
    ParentTitle: null,
    GoalPeriodId: Q3.PeriodId,
    ChildCount: 0,
    MostRecentGoalStatus: null,
    IsNeedsUpdate: false,
    IsShelve: false,
    IsCompanyGoal: false,
    UpdatedAt: '2026-10-02T10:00:00.000Z',
    OwnerGoalResult: null,
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
    Weeks: [],
    WaitingFor: null,
    Actions: [],
  };
}

/** A goal with the results of both sides. */
export function finishedGoal(Id: number, title: string, [owner, manager]: readonly [boolean, boolean]): Goal {
  const at = { Id, ObjectiveResult: null, UpdatedAt: '2026-10-02T10:00:00.000Z' };
  const goal = quarterGoal(Id, title);
  const Outcome = owner === manager ? (owner ? 'achieved' : 'notAchieved') : 'inDispute';
  return {
    ...goal,
    OwnerGoalResult: { ...at, Completed: owner, Quality: 3, Outcome: '' },
    ManagerGoalResult: { ...at, Completed: manager, Feedback: '', UserId: DIMITRIS.Id },
    Flags: { ...goal.Flags, Outcome },
  };
}

/** The quarter that is not over yet. */
export const COMING = {
  StartDate: '2026-10-01',
  EndDate: '2026-12-31',
  Quarter: 4,
  Year: 2026,
  OfferedFrom: '2027-01-01',
};

/** Three quarters that may be appraised; the viewer has no reports. */
export function talentSchedule(fields: Partial<TalentSchedule> = {}): TalentSchedule {
  return {
    data: [{ Id: 1, EffectiveDate: '2026-01-01' }],
    IsEnabled: true,
    Periods: [Q3, Q2, Q1],
    Next: COMING,
    Views: { Organization: false, Team: false, MyAppraisals: true, Spreadsheet: false },
    ...fields,
  };
}

export type PersonAppraisals = OutputOf<'talent.user'>;

/** What `talent.user` says of somebody with these appraisals. */
export function personAppraisals(
  appraisals: readonly Appraisal[],
  fields: Partial<PersonAppraisals> = {},
): PersonAppraisals {
  return {
    user: ZOE,
    evaluations: [...appraisals],
    isShare: false,
    Periods: [Q3, Q2, Q1].map((period) => ({
      ...period,
      AppraisalId: appraisals.find(({ Period }) => Period.PeriodId === period.PeriodId)?.Id ?? null,
      MayStart: false,
      Ratings: [],
    })),
    CreatedOn: '2026-01-05',
    First: { ...Q1, OfferedFrom: '2026-04-01' },
    ...fields,
  };
}
