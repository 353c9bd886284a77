import type { ManualUserManual, UserManual, UserManualReport } from '@cadence/shared-contract';
import { on } from '@cadence/shared-auth/testing';
import type { ApiServer, RenderedInShell, SessionOverrides } from '@cadence/shared-auth/testing';
import { profileBundle } from './people.fixtures.ts';
import { showProfile } from './show-profile.tsx';

/** The owner of the fixtures, and everybody else's view of her. */
export const OWNER: SessionOverrides = { profile: { Id: 20, Name: 'Siobhán Ó Briain' } };

/** What people know of somebody who has nothing yet. */
export function userManual(fields: Partial<UserManual> = {}): UserManual {
  return {
    UserId: 20,
    Status: 0,
    PublicKey: null,
    PrivateKey: null,
    ManualUserManual: null,
    CompletedAt: null,
    IsOwn: false,
    IsFull: false,
    Own: null,
    ...fields,
  };
}

type Own = NonNullable<UserManual['Own']>;

const READER = { JobTitle: null, OrgUnit: null, Avatar: null, ParentId: null };
export const FULL_READERS: Own['FullReaders'] = [
  { Id: 7, Name: 'Zoë Lefèvre', ...READER },
  { Id: 1, Name: 'Ingrid Søndergaard', ...READER },
];

export const QUESTIONS: Own['Questions'] = [
  {
    Question: 'best-time',
    Text: 'When do you work best?',
    Choices: ['Before ten', 'After lunch'],
    AnswerChoice: 'Before ten',
  },
  {
    Question: 'bad-news',
    Text: 'How should bad news reach you?',
    Choices: ['At once', 'In person'],
    AnswerChoice: null,
  },
];

/** The manual as its owner knows of it. */
export function ownManual(fields: Partial<UserManual> = {}, own: Partial<Own> = {}): UserManual {
  return userManual({
    IsOwn: true,
    IsFull: true,
    Own: { Progress: null, FullReaders: FULL_READERS, Questions: [], ...own },
    ...fields,
  });
}

export function manualEntry(fields: Partial<ManualUserManual> = {}): ManualUserManual {
  return {
    Disc: 'ID',
    Description: 'I think aloud and decide early.',
    FilePath: 'file-1',
    File: { Name: 'DISC-report.pdf', Size: 1_258_291, AddedAt: '2026-10-06T10:00:00.000Z' },
    UpdatedAt: '2026-10-06T10:00:00.000Z',
    ...fields,
  };
}

/** An own entry in force. */
export const ENTERED: Partial<UserManual> = { PublicKey: 'key-1', ManualUserManual: manualEntry() };
/** A result in force. */
export const COMPLETE: Partial<UserManual> = {
  Status: 4,
  PublicKey: 'key-1',
  CompletedAt: '2026-09-14T10:00:00.000Z',
};

/** Eleven groups answered on the phone. */
export const PROGRESS: NonNullable<Own['Progress']> = {
  Answered: 11,
  Total: 28,
  BegunAt: '2026-11-18T10:00:00.000Z',
  BegunOn: 'phone',
  Url: '/v3/user-manual/key-1',
};

/** What everybody who sees Siobhán's profile reads. */
export function manualReport(fields: Partial<UserManualReport> = {}): UserManualReport {
  return {
    UserId: 20,
    UserName: 'Siobhán Ó Briain',
    Source: 'assessment',
    IsFull: false,
    Disc: 'SC',
    Headline: 'Ask early, put it in writing, and leave me the day',
    DISC: [{ Disc: 'SC', DiscTitle: 'Steadiness + Conscientiousness', Text: 'Keeps what works.' }],
    Per1: 12,
    Per2: 18,
    Per3: 38,
    Per4: 32,
    Details: [
      { Title: 'How to speak to me', Detail: 'Facts first, then the date.' },
      { Title: 'Strengths', Detail: 'Keeps the plan when others lose it.' },
      { Title: 'What tires me', Detail: 'A new direction without a reason.' },
    ],
    Scales: [],
    Questions: [],
    Remarks: [],
    Differences: null,
    Viewer: null,
    CompletedAt: '2026-09-14T10:00:00.000Z',
    Entry: null,
    ...fields,
  };
}

/** The fuller report, with answers. */
export function fullReport(fields: Partial<UserManualReport> = {}): UserManualReport {
  const short = manualReport();
  return manualReport({
    IsFull: true,
    Details: [...short.Details, { Title: 'In a conflict', Detail: 'Give it a night.' }],
    Scales: [{ ScaleName: 'Direct/Careful', Text: 'Careful before direct.', total: 73 }],
    Questions: [{ Question: 'When do you work best?', AnswerChoice: 'Before ten' }],
    ...fields,
  });
}

/** The manual as the server holds it; the test changes what it holds. */
export function serveManual(server: ApiServer, manual: UserManual, report?: UserManualReport) {
  const held = { manual, report };
  server.use(
    on('userManual.exists', () => ({ IsExist: held.manual.PublicKey !== null, UserManual: held.manual })),
    on('userManual.report', () => held.report ?? manualReport()),
  );
  return held;
}

/** The User Manual tab of person 20, as `viewer` sees it. */
export function showManual(server: ApiServer, viewer: SessionOverrides = {}): RenderedInShell {
  return showProfile(server, {
    bundle: profileBundle({ Disc: null }),
    params: { personId: '20', tab: 'manual' },
    viewer,
  });
}
