import type { ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { ProgressBar } from '@cadence/shared-ui';
import type { Verdict } from '../matter.ts';
import type { Step } from '../api/decide-each.ts';
import type { Phase } from '../use-bulk-dialog.ts';

export interface BulkProgressProps {
  readonly goals: readonly Goal[];
  readonly verdict: Verdict;
  readonly steps: ReadonlyMap<number, Step>;
  readonly phase: Phase;
}

/** '3 approved, 1 refused, 2 not sent' */
function summaryOf(steps: readonly Step[], verdict: Verdict): string {
  const count = (state: Step['state']): number => steps.filter((step) => step.state === state).length;
  const parts: readonly (readonly [number, string])[] = [
    [count('done'), verdict === 'approve' ? 'approved' : 'sent back'],
    [count('refused'), 'refused'],
    [count('unsent'), 'not sent'],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(', ');
}

/** Progress while it runs, then the outcome; announced to screen readers as well. */
export function BulkProgress({ goals, verdict, steps, phase }: BulkProgressProps): ReactNode {
  const isRunning = phase === 'running';
  const taken = [...steps.values()].filter(({ state }) => state !== 'unsent').length;
  const position = `${taken} of ${goals.length}`;
  const verb = verdict === 'approve' ? 'Approving' : 'Sending';
  const isResult = phase === 'refused' || phase === 'over';
  const said = isRunning ? `${verb} ${position}` : isResult ? summaryOf([...steps.values()], verdict) : '';
  return (
    <>
      <p role="status" className={isResult ? 'cd-w5' : 'cd-vh'}>
        {said}
      </p>
      {isRunning && <ProgressBar label={verb} value={taken} max={goals.length} note={position} />}
    </>
  );
}
