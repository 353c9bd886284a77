import type { ReactNode } from 'react';
import type { TalentMatrix } from '@cadence/shared-contract';
import { Button, EmptyState } from '@cadence/shared-ui';
import { useNavigate } from '@cadence/shared-ui/router';
import { periodLabel, teamPath, type TalentContext } from '../../frame/index.ts';
import { NoAppraisals } from '../../states/components/no-appraisals.tsx';
import { isNarrowed } from '../matrix-place.ts';
import type { PlaceControl } from '../use-matrix-place.ts';
import { otherLabelsText, peopleText } from '../words.ts';

export interface MatrixEmptyProps {
  readonly matrix: TalentMatrix;
  readonly context: TalentContext;
  readonly control: PlaceControl;
}

/** Why there is nobody in the matrix, and what to do about it. */
export function MatrixEmpty({ matrix, context, control }: MatrixEmptyProps): ReactNode {
  const { Unrated, OtherLabels, Labels } = matrix;
  const { schedule, period, managerId } = context;
  const navigate = useNavigate();
  if (Labels.PrimaryLabels.length === 0 || Labels.SecondaryLabels.length === 0)
    return <EmptyState title="No ratings are set up">The matrix needs the words for the ratings.</EmptyState>;
  if (isNarrowed(control.place))
    return (
      <EmptyState
        kind="filtered"
        title="No people match these filters"
        action={
          <Button onClick={() => control.go({ orgUnit: null, reviewerId: null, tertiary: null })}>
            Clear filters
          </Button>
        }
      >
        {otherLabelsText(OtherLabels)}
      </EmptyState>
    );
  if (Unrated === 0)
    return (
      <NoAppraisals
        schedule={schedule}
        period={period}
        onPeriod={(periodId) => void navigate(teamPath('matrix', { periodId, managerId }))}
      />
    );
  return (
    <EmptyState title="Nobody has both ratings yet">
      {peopleText(Unrated)} can be appraised for {periodLabel(period)}. Each appears here once their manager
      has chosen both ratings.
    </EmptyState>
  );
}
