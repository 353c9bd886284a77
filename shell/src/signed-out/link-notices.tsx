import { errorSentence } from '@cadence/shared-auth';
import { Button, Callout, Spinner } from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';

export function CheckingLink(): ReactNode {
  return (
    <p className="cd-ink2" role="status">
      <Spinner /> Checking the link
    </p>
  );
}

export interface UncheckedLinkProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Nothing is known of the link yet, so that it is not called expired. */
export function UncheckedLink({ error, onRetry }: UncheckedLinkProps): ReactNode {
  return (
    <>
      <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title="The link could not be checked">
        {errorSentence(error)}
      </Callout>
      <Button variant="primary" size="lg" full onClick={onRetry}>
        Try Again
      </Button>
    </>
  );
}

export function LinkFailure({ error }: { readonly error: unknown }): ReactNode {
  return <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={errorSentence(error)} />;
}
