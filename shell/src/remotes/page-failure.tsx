import { ErrorState } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

export interface PageFailureProps {
  readonly heading: string;
  readonly sentence: string;
  /** null when there is nothing to quote. */
  readonly incidentId: string | null;
  /** A retry is under way; the page stays as it is until it is known what came of it. */
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

const HOME = '/v3/home';

/** A page that cannot be shown. Home is a plain link: it reloads the window, in any state of the page. */
export function PageFailure({
  heading,
  sentence,
  incidentId,
  isRetrying = false,
  onRetry,
}: PageFailureProps): ReactNode {
  return (
    <ErrorState kind="remote" title={heading} onRetry={onRetry} retrying={isRetrying} incident={incidentId}>
      {sentence}{' '}
      <a className="cd-link" href={HOME}>
        Go to Home
      </a>
    </ErrorState>
  );
}
