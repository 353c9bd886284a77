import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { ApiError, errorSentence } from '@cadence/shared-auth';
import { EmptyState, ErrorState, LinkButton } from '@cadence/shared-ui';

export interface LoadFailureProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** 'The matrix could not be loaded' */
  readonly title?: string;
}

/** What there is instead of appraisals that did not come: refused, or to be tried again (TAL-043). */
export function LoadFailure({
  error,
  isRetrying,
  onRetry,
  title = 'The appraisals could not be loaded',
}: LoadFailureProps): ReactNode {
  const sentence = errorSentence(error);
  if (sentence === MESSAGES.talentDenied)
    return (
      <EmptyState
        kind="forbidden"
        title={sentence}
        action={<LinkButton to="/v3/talent">Back to Talent</LinkButton>}
      />
    );
  return (
    <ErrorState
      title={title}
      retrying={isRetrying}
      incident={error instanceof ApiError ? error.requestId : null}
      onRetry={onRetry}
    >
      {sentence}
    </ErrorState>
  );
}
