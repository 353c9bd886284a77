import type { Change, Need, Rules } from './change.ts';

/** Whether it concerns an appraisal of one of these quarters. */
const isOf = ({ appraisal }: Change, ...periodIds: readonly (number | undefined)[]): boolean =>
  !appraisal || periodIds.includes(appraisal.periodId);

const ofPeriod = (
  change: Change,
  { input }: { readonly input: { readonly params: { readonly periodId: number } } },
): Need | null => (isOf(change, input.params.periodId) ? 'later' : null);

type MatrixRead = {
  readonly input: {
    readonly params: { readonly periodId: number };
    readonly query?: { readonly ComparePeriodId?: number } | undefined;
  };
};
const ofMatrix = (change: Change, { input: { params, query } }: MatrixRead): Need | null =>
  isOf(change, params.periodId, query?.ComparePeriodId) ? 'later' : null;

/** Who writes the appraisal and whose it is: only them it asks for something. */
const ofReminders = ({ appraisal }: Change, { viewerId }: { readonly viewerId: number }): Need | null =>
  !appraisal || appraisal.personId === viewerId || appraisal.reviewerId === viewerId ? 'now' : null;

/** What a step with an appraisal means to each read but the appraisal itself. */
export const APPRAISAL_STEP_READS: Rules = {
  'talent.user': ({ id, appraisal }, { input, answer: { evaluations } }) => {
    if (evaluations.some(({ Id }) => Id === id)) return 'now';
    if (!appraisal) return 'later';
    return appraisal.personId === input.params.userId ? 'now' : null;
  },
  'talent.load': (change, { input: { params }, answer: { directreports } }) => {
    const { id, appraisal } = change;
    if (!isOf(change, params.periodId)) return null;
    if (directreports.some(({ Id, AppraisalId }) => AppraisalId === id || Id === appraisal?.personId))
      return 'now';
    // Somebody of the team who is on another page, or is filtered out, counts in its figures.
    const isSmall = params.scope === 0 && params.managerId > 0;
    return !isSmall || !appraisal || appraisal.reviewerId === params.managerId ? 'later' : null;
  },
  'reports.appraisalUsers': ofPeriod,
  // It says how many appraisals of each quarter there are.
  'reports.choices': (): Need => 'next',
  'talent.organization': ofPeriod,
  'talent.department': ofPeriod,
  'talent.calibration': ofPeriod,
  'talent.matrix': ofMatrix,
  'talent.matrixPeople': ofMatrix,
  'dashboard.read': ofReminders,
  'dashboard.reminders': ofReminders,
};

/** What a changed appraisal means to each read. */
export const APPRAISAL_READS: Rules = {
  ...APPRAISAL_STEP_READS,
  'talent.single': ({ id }, { input }) => (input.params.id === id ? 'now' : null),
};
