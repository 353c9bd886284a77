import type { Appraisal, BodyOf, Goal, GoalStatus, Note, TeamMember } from '@cadence/shared-contract';
import { ApiProblem, on, type ApiServer } from '@cadence/shared-auth/testing';
import { fakeAppraisal, SECOND_QUARTER, THIRD_QUARTER, ZOE } from './appraisal.fixtures.ts';

interface Facts {
  readonly goals?: Goal[];
  readonly statuses?: GoalStatus[];
  readonly notes?: Note[];
  readonly last?: Appraisal | null;
  readonly team?: TeamMember[];
}

interface HeldAppraisal {
  /** What the server has; a test changes it, and calls do. */
  appraisal: Appraisal;
  readonly saved: BodyOf<'talent.update'>[];
  /** Keys that came with the saves. */
  readonly keys: (string | null)[];
}

/** Answers the facts beside the writing. */
function serveFacts(server: ApiServer, subject: Appraisal, facts: Facts = {}): void {
  const { goals = [], statuses = [], notes = [], last = null, team = [] } = facts;
  server.use(
    on('talent.goals', () => ({ Goals: goals, GoalStatuses: statuses })),
    on('notes.list', () => ({ data: notes })),
    on('talent.user', () => ({
      user: subject.User,
      evaluations: last === null ? [subject] : [subject, last],
      isShare: false,
      Periods: [THIRD_QUARTER, SECOND_QUARTER].map((period) => ({
        ...period,
        AppraisalId: null,
        MayStart: false,
        Ratings: [],
      })),
      CreatedOn: '2024-05-02',
      First: null,
    })),
    on('talent.load', () => ({
      user: ZOE,
      users: [],
      directreports: team,
      evaluations: [],
      count: team.length,
      Period: THIRD_QUARTER,
      Statuses: [],
      TooNew: 0,
    })),
  );
}

/** Answers as the server would from the copy held, and keeps what was sent. */
export function serveAppraisal(server: ApiServer, appraisal: Appraisal, facts: Facts = {}): HeldAppraisal {
  const held: HeldAppraisal = { appraisal, saved: [], keys: [] };
  serveFacts(server, appraisal, facts);
  server.use(
    on('talent.single', ({ params }) => {
      const id = Number(params.id);
      const known = [held.appraisal, facts.last].find((one) => one?.Id === id);
      if (!known) throw new ApiProblem('not_found', 'This does not exist.');
      return known;
    }),
    on('talent.update', ({ body, headers }) => {
      held.saved.push(body);
      held.keys.push(headers.get('idempotency-key'));
      if (body.UpdatedAt !== held.appraisal.UpdatedAt)
        throw new ApiProblem('stale', 'This appraisal was changed by someone else.');
      return save(held, body);
    }),
  );
  return held;
}

function save(held: HeldAppraisal, body: BodyOf<'talent.update'>): Appraisal {
  held.appraisal = {
    ...held.appraisal,
    PrimaryRating: body.Primary ?? null,
    SecondaryRating: body.Secondary ?? null,
    TertiaryRating: body.TertiaryRating ?? null,
    Review: body.Review,
    UpdatedAt: `2026-11-19T16:${String(held.saved.length).padStart(2, '0')}:00.000Z`,
  };
  return held.appraisal;
}

/** The same appraisal in another state, as after a step. */
export function moved(appraisal: Appraisal, over: Partial<Appraisal>): Appraisal {
  const { Review, PrimaryRating, SecondaryRating, TertiaryRating, Id } = appraisal;
  return fakeAppraisal({
    Id,
    Review,
    PrimaryRating,
    SecondaryRating,
    TertiaryRating,
    UpdatedAt: '2026-11-19T17:00:00.000Z',
    ...over,
  });
}
