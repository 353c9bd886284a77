/** Who has to act on an appraisal. */
export type AppraisalParty = 'reviewer' | 'employee';

/** States of an appraisal (people §4 Appraisal). */
export const APPRAISAL_STATES = ['draft', 'shared', 'acknowledged', 'completed'] as const;
export type AppraisalState = (typeof APPRAISAL_STATES)[number];

/** Where a person's appraisal of a period is: a state, or nothing written yet. */
export const APPRAISAL_STATUSES = ['not_started', ...APPRAISAL_STATES] as const;
export type AppraisalStatus = (typeof APPRAISAL_STATUSES)[number];

interface StatusWords {
  /** As the Status column shows it (people §2.5). */
  readonly label: string;
  /** Percent done; null before the start (people §9). */
  readonly progress: number | null;
}

export const APPRAISAL_STATUS_WORDS: Readonly<Record<AppraisalStatus, StatusWords>> = {
  not_started: { label: 'Not Started', progress: null },
  draft: { label: 'Started', progress: 30 },
  shared: { label: 'Shared', progress: 60 },
  acknowledged: { label: 'Acknowledged', progress: 90 },
  completed: { label: 'Completed', progress: 100 },
};

/** 'Shared (60%)', as the Status column says it. */
export function appraisalStatusText(status: AppraisalStatus): string {
  const { label, progress } = APPRAISAL_STATUS_WORDS[status];
  return progress === null ? label : `${label} (${progress}%)`;
}
