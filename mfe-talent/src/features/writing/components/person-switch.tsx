import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useShell } from '@cadence/shared-auth';
import { IconButton, usePageKeys } from '@cadence/shared-ui';
import { ChevronLeft, ChevronRight } from '@cadence/shared-ui/icons';
import { appraisalPath } from '../../frame/talent-place.ts';
import { useNeighbours, type Neighbour } from '../api/facts.ts';
import { useStartAppraisal } from '../api/start-appraisal.ts';

/** 'Next: Ana Ruiz', or that theirs would be begun. */
function labelOf(direction: 'Previous' | 'Next', neighbour: Neighbour | null): string {
  if (neighbour === null) return `${direction}: nobody`;
  return neighbour.appraisalId === null
    ? `${direction}: start ${neighbour.name}`
    : `${direction}: ${neighbour.name}`;
}

const nobody = (direction: string, neighbour: Neighbour | null): string | null =>
  neighbour === null ? `There is nobody ${direction}.` : null;

export interface PersonSwitchProps {
  readonly appraisal: Appraisal;
  /** Saves what saves itself before the page is left. */
  readonly beforeLeaving: () => Promise<unknown>;
}

/** From person to person through the team, without the list in between; Alt with the arrows does the same. */
export function PersonSwitch({ appraisal, beforeLeaving }: PersonSwitchProps): ReactNode {
  const shell = useShell();
  const neighbours = useNeighbours(appraisal);
  const start = useStartAppraisal(({ Id }) => shell.navigate(appraisalPath(Id)));
  const go = async (to: Neighbour | null): Promise<void> => {
    if (to === null || start.isPending) return;
    // What could not be saved is asked about by the page's guard.
    await beforeLeaving().catch(() => undefined);
    if (to.appraisalId === null)
      start.mutate({ UserId: to.id, EvaluationPeriodId: appraisal.EvaluationPeriodId });
    else shell.navigate(appraisalPath(to.appraisalId));
  };
  usePageKeys((event) => {
    const keys: Readonly<Record<string, 'previous' | 'next'>> = { ArrowUp: 'previous', ArrowDown: 'next' };
    const direction = event.altKey ? keys[event.key] : undefined;
    if (direction === undefined || neighbours === null) return;
    event.preventDefault();
    void go(neighbours[direction]);
  });
  if (neighbours === null) return null;
  const { index, count, previous, next } = neighbours;
  return (
    <nav className="tal-switch" aria-label="People of the team">
      <IconButton
        size="sm"
        variant="outline"
        icon={<ChevronLeft aria-hidden />}
        label={labelOf('Previous', previous)}
        title={`${labelOf('Previous', previous)} (Alt ↑)`}
        disabledReason={nobody('before', previous)}
        onClick={() => void go(previous)}
      />
      <span>
        {index + 1} of {count}
      </span>
      <IconButton
        size="sm"
        variant="outline"
        icon={<ChevronRight aria-hidden />}
        label={labelOf('Next', next)}
        title={`${labelOf('Next', next)} (Alt ↓)`}
        disabledReason={nobody('after', next)}
        loading={start.isPending}
        onClick={() => void go(next)}
      />
      {next !== null && (
        <span className="tal-next" aria-hidden>
          {next.appraisalId === null ? 'Start' : 'Next'} {next.name}
        </span>
      )}
    </nav>
  );
}
