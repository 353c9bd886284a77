import type { DiscType, OutputOf } from '@cadence/shared-contract';
import type { ApiSession } from './api.ts';

type Assessment = OutputOf<'userManual.assessment'>;
type UserManual = OutputOf<'userManual.connect'>['data'];

/** The tab of a profile with its user manual. */
export const manualPath = (personId: number): string => `/v3/profile/${personId}/manual`;
/** The assessment on its own page. */
export const assessmentPath = (publicKey: string): string => `/v3/user-manual/${publicKey}`;

/** What a person may know of somebody's user manual. */
export async function readManual({ call }: ApiSession, profileId: number): Promise<UserManual> {
  return (await call('userManual.exists', { params: { profileId } })).UserManual;
}

/** Begins this person's assessment or resumes it, even if its result will replace something. */
export async function beginAssessment({ call }: ApiSession): Promise<Assessment> {
  const { PublicKey: publicKey } = await call('userManual.register', { params: { flag: 1 } });
  return call('userManual.assessment', { params: { publicKey } });
}

/** Answers every group: the first sentence is most like the person, the second one least. */
export async function answerGroups(owner: ApiSession): Promise<void> {
  const { PublicKey: publicKey, Groups } = await beginAssessment(owner);
  for (const { Group } of Groups)
    await owner.call('userManual.answer', { params: { publicKey }, body: { Group, Most: 0, Least: 1 } });
}

/** Takes the whole assessment; the answer is what it says. */
export async function completeAssessment(owner: ApiSession): Promise<OutputOf<'userManual.report'>> {
  await answerGroups(owner);
  const { data } = await owner.call('userManual.connect', { params: { flag: 1 } });
  return owner.call('userManual.report', { params: { publicKey: data.PublicKey ?? '', flag: 1 } });
}

/** Saves an own entry without a PDF. */
export async function saveEntry(owner: ApiSession, Disc: DiscType, Description: string): Promise<void> {
  await owner.call('userManual.save', { body: { Disc, Description } });
}
