import type { AppraisalAction } from '@cadence/shared-contract';

const SHARED = ['start', 'share'] as const;
const SIGNED = [...SHARED, 'signAsEmployee'] as const;
const COMPLETED = [...SIGNED, 'signAsManager'] as const;
const REOPENED = [...COMPLETED, 'reopen'] as const;

/** The possible histories of an appraisal, step by step. */
export const FATES = {
  not_started: [],
  /** Without ratings. */
  begun: ['start'],
  written: ['start'],
  takenBack: [...SHARED, 'takeBack'],
  shared: SHARED,
  agreed: SIGNED,
  disagreed: SIGNED,
  edited: [...SIGNED, 'editSigned'],
  completed: COMPLETED,
  reopened: REOPENED,
  recompleted: [...REOPENED, 'edit', 'signAsEmployee', 'signAsManager'],
} as const satisfies Readonly<Record<string, readonly AppraisalAction[]>>;
export type Fate = keyof typeof FATES;
