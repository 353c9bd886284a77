import { Button, Dialog, ErrorState } from '@cadence/shared-ui';
import { useLocation } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { describeFailure, describePartFailure, PageFailure, RemoteBoundary } from '../remotes/index.ts';
import { useServices } from '../services/services-context.tsx';

interface PartBoundaryProps {
  /** What a person calls the part. */
  readonly title: string;
  /** How what opens over the page is closed; what is a page has none. */
  readonly onClose?: () => void;
  /** Where the failure of something that fills the window is put. */
  readonly renderFailure?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps what a part of the shell throws while rendering in its own place, and shows there what remotes show: what failed,
 * Retry, and the way home or back. Another address clears the failure.
 */
export function PartBoundary({
  title,
  onClose,
  renderFailure = (failure) => failure,
  children,
}: PartBoundaryProps): ReactNode {
  const { telemetry } = useServices();
  const { pathname } = useLocation();
  const failed = { title, ...(onClose && { onClose }) };
  return (
    <RemoteBoundary
      resetKey={pathname}
      onError={(error) => telemetry.report(error, { part: title, phase: 'render' })}
      renderFailure={(incidentId, reset) =>
        renderFailure(<FailedPart {...failed} incidentId={incidentId} onRetry={reset} />)
      }
    >
      {children}
    </RemoteBoundary>
  );
}

interface FailedPartProps extends Pick<PartBoundaryProps, 'title' | 'onClose'> {
  readonly incidentId: string;
  readonly onRetry: () => void;
}

function FailedPart({ title, onClose, ...failed }: FailedPartProps): ReactNode {
  if (onClose === undefined) return <PageFailure {...describeFailure(title, 'render')} {...failed} />;
  const { heading, sentence } = describePartFailure(title, 'render');
  const { incidentId, onRetry } = failed;
  return (
    <Dialog open title={title} onCloseRequest={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <ErrorState kind="remote" title={heading} incident={incidentId} onRetry={onRetry}>
        {sentence}
      </ErrorState>
    </Dialog>
  );
}
