import type {
  AssessmentAnswer,
  Assessment as AssessmentRead,
  OutputOf,
  UserManual,
} from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS } from '@cadence/shared-contract';
import { ApiProblem, fakeSession, on, renderWithShell } from '@cadence/shared-auth/testing';
import type { ApiServer, RenderedInShell } from '@cadence/shared-auth/testing';
import type { ReactNode } from 'react';
import { useParams } from '@cadence/shared-ui/router';
import AssessmentPage from '../../../pages/assessment-page.tsx';

/** The person who takes it; `fakeSession` signs them in. */
export const OWNER = 7;
export const KEY = 'k1';

const PLACES = Array.from({ length: ASSESSMENT_GROUPS }, (_, place) => place);
/** Groups are shown from the last to the first, so that no place is a group's number. */
const groupAt = (place: number): number => ASSESSMENT_GROUPS - place;
export const sentence = (place: number, number: number): string => `Sentence ${number} of place ${place + 1}`;

/** The answers to the first places. */
export function answered(count: number): AssessmentAnswer[] {
  return PLACES.slice(0, count).map((place) => ({ Group: groupAt(place), Most: 0, Least: 3 }));
}

export function makeAssessment(changes: Partial<AssessmentRead> = {}): AssessmentRead {
  return {
    PublicKey: KEY,
    UserId: OWNER,
    UserName: 'Zoë Lefèvre',
    Groups: PLACES.map((place) => ({
      Group: groupAt(place),
      Sentences: [1, 2, 3, 4].map((number) => sentence(place, number)),
    })),
    Answers: [],
    BegunAt: '2026-11-19T09:00:00Z',
    FinishedAt: null,
    ReplacesEntry: false,
    ...changes,
  };
}

const question = (Question: string, Text: string, Choices: string[]) => ({
  Question,
  Text,
  Choices,
  AnswerChoice: null,
});

export const QUESTIONS = [
  question('morning', 'When do you work best?', ['In the morning', 'In the evening']),
  question('meeting', 'What makes a meeting good?', ['An agenda', 'Few people']),
];

export function makeManual(changes: Partial<NonNullable<UserManual['Own']>> = {}): UserManual {
  const reader = { JobTitle: null, OrgUnit: null, Avatar: null, ParentId: null };
  return {
    UserId: OWNER,
    Status: 3,
    PublicKey: KEY,
    PrivateKey: 'secret',
    ManualUserManual: null,
    CompletedAt: null,
    IsOwn: true,
    IsFull: true,
    Own: {
      Progress: null,
      FullReaders: [
        { ...reader, Id: 3, Name: 'Ana Ruiz' },
        { ...reader, Id: 1, Name: 'Grace Okafor' },
      ],
      Questions: QUESTIONS,
      ...changes,
    },
  };
}

const REPORT: OutputOf<'userManual.report'> = {
  UserId: OWNER,
  UserName: 'Zoë Lefèvre',
  Source: 'assessment',
  IsFull: true,
  Disc: 'SC',
  Headline: 'Give notice, and the reason.',
  DISC: [],
  Per1: 10,
  Per2: 20,
  Per3: 40,
  Per4: 30,
  Details: [],
  Scales: [],
  Questions: [],
  Remarks: [],
  Differences: null,
  Viewer: null,
  CompletedAt: '2026-11-19T10:00:00Z',
  Entry: null,
};

/** The state of a one-assessment server, and its requests. */
export interface TakenAssessment {
  /** As it is kept. */
  read: AssessmentRead;
  manual: UserManual;
  /** Every answer that arrived, the oldest first. */
  readonly saved: AssessmentAnswer[];
  /** Flags of the requests to finish it. */
  readonly finishes: number[];
  reads: number;
  connect: () => void;
}

/** A server that keeps one assessment as the real one does. */
export function keepAssessment(
  server: ApiServer,
  changes: Partial<AssessmentRead> = {},
  manual: UserManual = makeManual(),
): TakenAssessment {
  const kept: TakenAssessment = {
    read: makeAssessment(changes),
    manual,
    saved: [],
    finishes: [],
    reads: 0,
    connect: () => undefined,
  };
  const finish = (): void => {
    kept.read = { ...kept.read, Groups: [], Answers: [], FinishedAt: '2026-11-19T10:00:00Z' };
  };
  server.use(
    on('userManual.assessment', ({ params }) => {
      kept.reads += 1;
      if (params.publicKey !== KEY) throw new ApiProblem('not_found', 'Not found.');
      return kept.read;
    }),
    on('userManual.answer', ({ body }) => {
      kept.saved.push(body);
      const others = kept.read.Answers.filter(({ Group }) => Group !== body.Group);
      kept.read = { ...kept.read, Answers: [...others, body] };
      return { Answered: kept.read.Answers.length };
    }),
    on('userManual.exists', () => ({ IsExist: false, UserManual: kept.manual })),
    on('userManual.saveAnswers', () => ({ data: kept.manual })),
    on('userManual.connect', ({ params }) => {
      kept.finishes.push(Number(params.flag));
      kept.connect();
      finish();
      return { data: { ...kept.manual, Status: 4 } };
    }),
    on('userManual.report', () => REPORT),
    on('auth.relogin', () => fakeSession()),
  );
  return kept;
}

function RoutedPage(): ReactNode {
  return <AssessmentPage params={useParams() as Readonly<Record<string, string>>} />;
}

/** The page of the assessment as its route shows it. */
export function showAssessment(key = KEY): RenderedInShell {
  return renderWithShell(<RoutedPage />, {
    route: `/v3/user-manual/${key}`,
    path: '/v3/user-manual/:publicKey',
  });
}
