import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { EmptyState, LinkButton } from '@cadence/shared-ui';
import { CircleDashed } from '@cadence/shared-ui/icons';
import { periodLabel } from '../../frame/period-label.ts';

/** An organisation in its first quarter, or without a first one (TAL-015). */
export function NoTalentData(): ReactNode {
  const { period } = useSession();
  return (
    <EmptyState
      icon={<CircleDashed className="cd-i-20" aria-hidden />}
      title={MESSAGES.talentNoData}
      action={<LinkButton to="/v3/goals">{`Go to goals of ${periodLabel(period)}`}</LinkButton>}
    >
      {MESSAGES.talentNoDataText}
    </EmptyState>
  );
}
