/** Groups of the assessment, and sentences in each: D-46. */
export const ASSESSMENT_GROUPS = 28;
export const GROUP_SENTENCES = 4;
/** What it takes as a rule. */
export const ASSESSMENT_MINUTES = 7;

/** How far a user manual is (people §3). Only the owner sees one in progress. */
export const USER_MANUAL_STATUS = { notConnected: 0, inProgress: 3, complete: 4 } as const;

/** Minutes that are left, at least one. */
export function minutesLeft(answered: number): number {
  const left = (ASSESSMENT_GROUPS - answered) / ASSESSMENT_GROUPS;
  return Math.max(1, Math.round(left * ASSESSMENT_MINUTES));
}
