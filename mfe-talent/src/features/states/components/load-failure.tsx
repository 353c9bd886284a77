import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { errorSentence, failedRead, type FailedRead } from '@cadence/shared-auth';
import { EmptyState, ErrorState, LinkButton } from '@cadence/shared-ui';

export interface LoadFailureProps {
  readonly query: FailedRead;
  /** 'The matrix could not be loaded' */
  readonly title?: string;
}

/** Shown when appraisals could not be loaded: refused, or with a retry (TAL-043). */
export function LoadFailure({
  query,
  title = 'The appraisals could not be loaded',
}: LoadFailureProps): ReactNode {
  const sentence = errorSentence(query.error);
  if (sentence === MESSAGES.talentDenied)
    return (
      <EmptyState
        kind="forbidden"
        title={sentence}
        action={<LinkButton to="/v3/talent">Back to Talent</LinkButton>}
      />
    );
  return <ErrorState title={title} {...failedRead(query)} />;
}
