import { useState } from 'react';
import type { OutputOf, ReportChoices } from '@cadence/shared-contract';
import { PRINT_KINDS } from '@cadence/shared-contract/reports';
import { useAppraisalUsers } from './api/people.ts';

/** Whose appraisals: one person's, or those of a manager's team. */
export type Whose = keyof typeof PRINT_KINDS;
type Periods = ReportChoices['AppraisalPeriods'];
type Users = OutputOf<'reports.appraisalUsers'>;

const NOBODY: Users = { users: [], managers: [] };

/** The latest quarter that has appraisals. */
const usualPeriod = (periods: Periods): number | undefined =>
  (periods.find(({ Appraisals }) => Appraisals > 0) ?? periods[0])?.Id;

function usePeriods(periods: Periods) {
  const [periodId, setPeriodId] = useState(() => usualPeriod(periods));
  const [priorId, setPriorId] = useState<number | undefined>();
  const period = periods.find(({ Id }) => Id === periodId);
  const earlier = periods.filter(({ StartDate }) => period !== undefined && StartDate < period.StartDate);
  return {
    period,
    setPeriodId,
    /** Quarters to print beside it. */
    earlier,
    priorId: earlier.find(({ Id }) => Id === priorId)?.Id,
    setPriorId,
  };
}

/** The choices for Appraisal Prints that are still possible. */
export function usePrintForm(choices: ReportChoices) {
  const periods = usePeriods(choices.AppraisalPeriods);
  const { period, priorId } = periods;
  const [whose, setWhose] = useState<Whose>('person');
  const [chosenId, setChosenId] = useState<number | undefined>();
  const users = useAppraisalUsers(period !== undefined && period.Appraisals > 0 ? period.Id : undefined);
  const known = users.data ?? NOBODY;
  const people = whose === 'team' ? known.managers : known.users;
  const userId = people.find(({ Id }) => Id === chosenId)?.Id;
  return {
    ...periods,
    whose,
    setWhose: (next: Whose): void => {
      setWhose(next);
      setChosenId(undefined);
    },
    users,
    people,
    userId,
    setUserId: setChosenId,
    hasTeams: known.managers.length > 0,
    /** What to print; null while no user is chosen. */
    params:
      userId === undefined || period === undefined
        ? null
        : {
            Kind: PRINT_KINDS[whose],
            UserId: userId,
            PeriodId: period.Id,
            ...(priorId !== undefined && { PriorPeriodId: priorId }),
          },
  };
}
