import { ErrorState } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

export interface PageFailureProps {
  readonly heading: string;
  readonly sentence: string;
  /** null when there is nothing to quote. */
  readonly incidentId: string | null;
  readonly onRetry: () => void;
}

const HOME = '/v3/home';

/** A page that cannot be shown. Home is a plain link: it reloads the window, in any state of the page. */
export function PageFailure({ heading, sentence, incidentId, onRetry }: PageFailureProps): ReactNode {
  return (
    <ErrorState kind="remote" title={heading} onRetry={onRetry} incident={incidentId}>
      {sentence}{' '}
      <a className="cd-link" href={HOME}>
        Go to Home
      </a>
    </ErrorState>
  );
}
