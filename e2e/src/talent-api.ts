import type { OutputOf } from '@cadence/shared-contract';
import type { ApiSession } from './api.ts';

type Appraisal = OutputOf<'talent.single'>;
type TalentPeriod = OutputOf<'talent.schedule'>['Periods'][number];

/** Demo people who are in no other test, with their reviewers. */
export const PAIRS = {
  whole: { reviewer: 'pavel.novotny@acme.example', employee: 'marek.kral@acme.example' },
  draft: { reviewer: 'davor.kovacevic@acme.example', employee: 'lucia.hernandez@acme.example' },
  asked: { reviewer: 'davor.kovacevic@acme.example', employee: 'astrid.nygard@acme.example' },
  deleted: { reviewer: 'davor.kovacevic@acme.example', employee: 'kofi.mensah@acme.example' },
  twice: { reviewer: 'hannah.osei@acme.example', employee: 'noemie.caron@acme.example' },
  noticed: { reviewer: 'pavel.novotny@acme.example', employee: 'zsofia.kiss@acme.example' },
  takenBack: { reviewer: 'hannah.osei@acme.example', employee: 'liam.oconnor@acme.example' },
} as const;

/** The latest quarter that may be appraised. */
export async function latestPeriod({ call }: ApiSession): Promise<TalentPeriod> {
  const [period] = (await call('talent.schedule', {})).Periods;
  if (period === undefined) throw new Error('No quarter is over');
  return period;
}

/** Nothing is begun about the person in the latest quarter, unlike the demo data; not for what is completed. */
export async function startAfresh(reviewer: ApiSession, userId: number): Promise<void> {
  const { PeriodId } = await latestPeriod(reviewer);
  const { Periods } = await reviewer.call('talent.user', { params: { userId } });
  const id = Periods.find((period) => period.PeriodId === PeriodId)?.AppraisalId ?? null;
  if (id !== null) await reviewer.call('talent.delete', { params: { id } });
}

/** An appraisal of the latest quarter as a draft in which nothing is missing. */
export async function writeAppraisal(
  reviewer: ApiSession,
  userId: number,
  review: string,
): Promise<Appraisal> {
  await startAfresh(reviewer, userId);
  const { PeriodId } = await latestPeriod(reviewer);
  return reviewer.call('talent.create', {
    body: {
      UserId: userId,
      EvaluationPeriodId: PeriodId,
      Primary: 1,
      Secondary: 1,
      Review: `<p>${review}</p>`,
    },
  });
}

/** The same, shared with the employee. */
export async function shareAppraisal(
  reviewer: ApiSession,
  userId: number,
  review: string,
): Promise<Appraisal> {
  const { Id } = await writeAppraisal(reviewer, userId, review);
  return (await reviewer.call('talent.share', { params: { id: Id } })).evaluationData;
}
