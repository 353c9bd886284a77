import type { ReactNode } from 'react';
import { Button, plural, ProgressBar, Spinner } from '@cadence/shared-ui';
import type { Progress } from '../api/progress.ts';
import type { SummaryKind } from '../summary-place.ts';

export interface GeneratingProps {
  readonly kind: SummaryKind;
  readonly progress: Progress;
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

const NOUNS = { quarter: 'goal', year: 'text' } as const;

/** What is being written and its progress, with a button to stop (AI-007). */
export function Generating({ kind, progress, isStopping, onStop }: GeneratingProps): ReactNode {
  return (
    <section className="sum-generating" aria-label="Writing the summary">
      <Spinner size="lg" />
      <h2 className="cd-heading">Writing the summary</h2>
      <div className="sum-progress">
        {progress !== null && progress.Total > 0 && (
          <ProgressBar
            label={kind === 'quarter' ? 'Goals' : 'Texts'}
            value={progress.Done}
            max={progress.Total}
            note={`${progress.Done} of ${plural(progress.Total, NOUNS[kind])}`}
          />
        )}
        <p className="cd-t13 cd-ink2 cd-cut2" role="status">
          {progress?.Now ?? 'Reading the goals'}
        </p>
      </div>
      <Button loading={isStopping} loadingText="Stopping" onClick={onStop}>
        Stop
      </Button>
      <p className="cd-t13 cd-ink3">You can leave this page. The summary is saved when it is written.</p>
    </section>
  );
}
