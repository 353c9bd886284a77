import type { ParamsOf, QueryOf } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { TalentContext } from '../../frame/index.ts';
import type { MatrixPlace } from '../matrix-place.ts';

export interface MatrixInput {
  readonly params: ParamsOf<'talent.matrix'>;
  readonly query: NonNullable<QueryOf<'talent.matrix'>>;
}

/** The people whose ratings are requested, and the filters. */
export function matrixInput({ period, managerId, scope }: TalentContext, place: MatrixPlace): MatrixInput {
  const { orgUnit, reviewerId, tertiary, compareId } = place;
  return {
    params: { periodId: period.PeriodId, managerId, scope },
    query: {
      ...(orgUnit !== null && { OrgUnit: orgUnit }),
      ...(reviewerId !== null && { ReviewerId: reviewerId }),
      ...(tertiary !== null && { Tertiary: tertiary }),
      ...(compareId !== null && { ComparePeriodId: compareId }),
    },
  };
}

/** A team's ratings as a matrix. While another filter loads, the last result stays. */
export function useTalentMatrix(input: MatrixInput) {
  const { params } = input;
  return useQuery({
    ...apiQuery('talent.matrix', input),
    placeholderData: (last, query) => {
      const before = (query?.queryKey.at(-1) as MatrixInput | undefined)?.params;
      const isSameTeam =
        before?.periodId === params.periodId &&
        before.managerId === params.managerId &&
        before.scope === params.scope;
      return isSameTeam ? last : undefined;
    },
  });
}
