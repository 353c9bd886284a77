import type { Appraisal, Goal } from '@cadence/shared-contract';
import { ApiProblem, on } from '@cadence/shared-auth/testing';
import type { ApiServer } from '@cadence/shared-auth/testing';
import {
  personAppraisals,
  signature,
  signedAppraisal,
  talentSchedule,
  type PersonAppraisals,
} from './letter.fixtures.ts';

const NOT_FOUND = 'This does not exist, or you may not see it.';

/** Answers as the server would from the appraisals held; a test changes them. */
export function serveLetters(server: ApiServer, ...appraisals: readonly Appraisal[]) {
  const held = {
    appraisals,
    person: {} as Partial<PersonAppraisals>,
    schedule: talentSchedule(),
    goals: [] as readonly Goal[],
    signed: [] as unknown[],
  };
  server.use(
    on('talent.schedule', () => held.schedule),
    on('talent.user', () => personAppraisals(held.appraisals, held.person)),
    on('talent.goals', () => ({ Goals: [...held.goals], GoalStatuses: [] })),
    on('talent.single', ({ params }) => {
      const found = held.appraisals.find(({ Id }) => Id === Number(params.id));
      if (found === undefined) throw new ApiProblem('not_found', NOT_FOUND);
      return found;
    }),
    on('talent.employeeSign', ({ params, body }) => {
      held.signed.push({ ...body, id: Number(params.id) });
      const found = held.appraisals.find(({ Id }) => Id === Number(params.id));
      if (found === undefined) throw new ApiProblem('not_found', NOT_FOUND);
      if (body.UpdatedAt !== found.UpdatedAt)
        throw new ApiProblem('stale', 'This was changed by someone else since you opened it.');
      const own = signature({
        Id: 20 + held.signed.length,
        Sign: body.Sign,
        Agrees: body.Agrees ?? null,
        Comment: body.Comment ?? null,
        SignedAt: '2026-11-19T16:00:00.000Z',
        Review: found.Review,
      });
      const saved = signedAppraisal({
        ...found,
        ...signedAppraisal({ Period: found.Period, Review: found.Review, Signatures: [own] }),
        UpdatedAt: '2026-11-19T16:00:00.000Z',
      });
      held.appraisals = held.appraisals.map((one) => (one.Id === saved.Id ? saved : one));
      return saved;
    }),
  );
  return held;
}
