import type { Appraisal, AppraisalSignature, Goal, PersonRef } from '@cadence/shared-contract';
import { extractText, getDocumentProxy } from 'unpdf';
import type { AppraisalPrint } from '../appraisal-pdf.ts';
import { appraisalPdf } from '../appraisal-pdf.ts';

const person = (Id: number, Name: string, JobTitle: string): PersonRef => ({
  Id,
  Name,
  JobTitle,
  OrgUnit: 'Product',
  Avatar: null,
  ParentId: null,
});
const EMPLOYEE = person(1, 'Lotte Jansen', 'Verification Engineer');
const REVIEWER = person(2, 'Dimitris Antonopoulos', 'Engineering Manager');

export const REVIEW =
  '<p>Lotte, this was the quarter in which the analyser interface stopped being the thing everybody waits for. The regression run went from nine hours to forty minutes, and it is green because you threw out the tests that proved nothing, not because you stopped looking.</p><h2>What I want you to keep</h2><p>You tell a team that its release is <strong>not ready</strong> while there is still time to do something about it. In August that cost us a week and saved St. Olav from wrong potassium values.</p><h2>What I would like to see next</h2><ul><li><p>Let somebody else write the next <em>test plan</em>,</p></li><li><p>and say less while they do.</p></li></ul><blockquote><p>I changed the measure in week 9 and told you in week 11.</p></blockquote><p>See <a href="https://example.test/plan">the plan</a>.</p>';

const RATINGS = { PrimaryRating: 2, SecondaryRating: 1, TertiaryRating: null } as const;
const NO_RATINGS = { PrimaryRating: null, SecondaryRating: null, TertiaryRating: null } as const;

const signature = (values: Partial<AppraisalSignature>): AppraisalSignature => ({
  Id: 1,
  By: 'employee',
  PersonId: EMPLOYEE.Id,
  PersonName: EMPLOYEE.Name,
  Sign: EMPLOYEE.Name,
  Agrees: false,
  Comment: null,
  SignedAt: '2026-11-20T09:12:00.000Z',
  Digest: '3f2a9c1e'.padEnd(64, '0'),
  IsCurrent: true,
  IsInForce: true,
  Review: REVIEW,
  ...RATINGS,
  ...values,
});

const step = (Label: string, Description = '') => ({ Label, Description });
const LABELS: Appraisal['Labels'] = {
  PrimaryLabels: [
    step('Below expectations'),
    step('Meets expectations'),
    step('Exceeds expectations', 'Results went clearly beyond what was agreed.'),
  ],
  SecondaryLabels: [
    step('Settled'),
    step('Growing', 'Can take on more within a year or two.'),
    step('Ready'),
  ],
  TertiaryLabels: [],
  FormLable: {
    PrimaryAxisName: 'Performance',
    PrimaryPrompt: '',
    SecondaryAxisName: 'Potential',
    SecondaryPrompt: '',
    TertiaryAxisName: 'Risk',
    TertiaryPrompt: '',
  },
  EnableTertiaryRatings: false,
  Settings: { ShareRatingWithEmployee: true, GracePeriod: 8 },
};

/** A completed appraisal whose ratings are shared. */
export function completedAppraisal(values: Partial<Appraisal> = {}): Appraisal {
  const Review = values.Review ?? REVIEW;
  const signatures = [
    signature({
      Id: 2,
      By: 'reviewer',
      PersonId: REVIEWER.Id,
      PersonName: REVIEWER.Name,
      Sign: REVIEWER.Name,
      Agrees: null,
      SignedAt: '2026-11-24T16:40:00.000Z',
      Review,
    }),
    signature({ Review }),
  ];
  return {
    Id: 7,
    UserId: EMPLOYEE.Id,
    ReviewerId: REVIEWER.Id,
    Manager: REVIEWER.Name,
    EvaluationPeriodId: 3,
    ...RATINGS,
    State: 'completed',
    CreatedAt: null,
    SharedAt: '2026-11-10T09:00:00.000Z',
    AcknowledgedAt: '2026-11-20T09:12:00.000Z',
    CompletedAt: '2026-11-24T16:40:00.000Z',
    UpdatedAt: '2026-11-24T16:40:00.000Z',
    EmployeeAgrees: false,
    IsEditedAfterSignature: false,
    DueDate: '2026-11-25',
    WaitingFor: null,
    Missing: [],
    HasOpenQuestion: false,
    IsReviewerDeactivated: false,
    Permissions: [],
    Review,
    EmployeeComments:
      'The coverage goal was reached by the measure we agreed in July. I would like that to be said here.',
    EmployeeSignature: EMPLOYEE.Name,
    ManagerSignature: REVIEWER.Name,
    User: EMPLOYEE,
    Reviewer: REVIEWER,
    Period: {
      PeriodId: 3,
      StartDate: '2026-07-01',
      EndDate: '2026-09-30',
      Quarter: 3,
      Year: 2026,
      DueDate: '2026-11-25',
    },
    Labels: LABELS,
    AreRatingsShared: true,
    IsOwn: false,
    Signatures: signatures,
    History: [],
    Questions: [],
    ...values,
  };
}

/** The same appraisal as the employee reads it when ratings are not shared. */
export const withoutRatings = (): Appraisal => ({
  ...completedAppraisal(),
  ...NO_RATINGS,
  AreRatingsShared: false,
  IsOwn: true,
});

/** A finalized goal, with the fields that are printed. */
export function finalizedGoal(Title: string, outcome: Goal['Flags']['Outcome'] = 'achieved'): Goal {
  const result = { Id: 1, UpdatedAt: '2026-10-01T00:00:00.000Z', ObjectiveResult: null } as const;
  return {
    Id: 1,
    State: 'finalized',
    GoalType: 'SMART',
    GoalDetail: { Title, Measurement: '', Description: '' },
    OwnerGoalResult: { ...result, Completed: true, Quality: 2, Outcome: '' },
    ManagerGoalResult: { ...result, Completed: outcome === 'achieved', Feedback: '', UserId: 2 },
    Flags: { Outcome: outcome },
  } as unknown as Goal;
}

/** The text of each page of the document made from an appraisal. */
export async function printed(print: Partial<AppraisalPrint> = {}) {
  const { name, type, content } = await appraisalPdf({
    appraisal: completedAppraisal(),
    goals: [finalizedGoal('Cut the regression run from nine hours to one')],
    organisation: { name: 'Globex', timeZone: 'Europe/Amsterdam', logo: null },
    printedBy: 'Lotte Jansen',
    printedAt: new Date('2026-11-25T08:00:00Z'),
    ...print,
  });
  const file = await getDocumentProxy(Uint8Array.from(content as Buffer));
  const { text } = await extractText(file, { mergePages: false });
  return { name, type, file, bytes: content as Buffer, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
}
