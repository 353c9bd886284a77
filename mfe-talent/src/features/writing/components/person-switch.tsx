import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { useShell } from '@cadence/shared-auth';
import { IconButton, UnsavedDialog, usePageKeys } from '@cadence/shared-ui';
import { ChevronLeft, ChevronRight } from '@cadence/shared-ui/icons';
import { appraisalPath } from '../../frame/talent-place.ts';
import { useNeighbours, type Neighbour } from '../api/facts.ts';
import { useStartAppraisal } from '../../frame/api/start-appraisal.ts';
import { UNSAVED, type AppraisalForm } from '../use-appraisal-form.ts';

/** 'Next: Ana Ruiz', or that theirs would be started. */
function labelOf(direction: 'Previous' | 'Next', neighbour: Neighbour | null): string {
  if (neighbour === null) return `${direction}: nobody`;
  return neighbour.appraisalId === null
    ? `${direction}: start ${neighbour.name}`
    : `${direction}: ${neighbour.name}`;
}

const nobody = (direction: string, neighbour: Neighbour | null): string | null =>
  neighbour === null ? `There is nobody ${direction}.` : null;

/** Goes to a person of the team; asks first about anything that could not be saved. */
function useGoing({ form }: PersonSwitchProps) {
  const shell = useShell();
  const { EvaluationPeriodId } = form.newest;
  const start = useStartAppraisal(({ Id }) => shell.navigate(appraisalPath(Id)));
  const [asked, setAsked] = useState<Neighbour | null>(null);
  const leaveTo = ({ id, appraisalId }: Neighbour): void => {
    if (appraisalId === null) start.mutate({ UserId: id, EvaluationPeriodId });
    else shell.navigate(appraisalPath(appraisalId));
  };
  const go = async (to: Neighbour | null): Promise<void> => {
    if (to === null || start.isPending) return;
    if (await form.settle()) leaveTo(to);
    else setAsked(to);
  };
  const answer = (leaves: boolean): void => {
    setAsked(null);
    if (leaves && asked !== null) leaveTo(asked);
  };
  return { go, isStarting: start.isPending, isAsking: asked !== null, answer };
}

export interface PersonSwitchProps {
  readonly form: AppraisalForm;
}

/** From person to person through the team, without going through the list; Alt with the arrows does the same. */
export function PersonSwitch({ form }: PersonSwitchProps): ReactNode {
  const neighbours = useNeighbours(form.newest);
  const { go, isStarting, isAsking, answer } = useGoing({ form });
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
        loading={isStarting}
        onClick={() => void go(next)}
      />
      {next !== null && (
        <span className="tal-neighbour" aria-hidden>
          {next.appraisalId === null ? 'Start' : 'Next'} {next.name}
        </span>
      )}
      <UnsavedDialog
        open={isAsking}
        title={MESSAGES.unsavedChanges}
        keptDays={form.draft.keptDays}
        onContinue={() => answer(false)}
        onDiscard={() => answer(true)}
      >
        {UNSAVED}
      </UnsavedDialog>
    </nav>
  );
}
