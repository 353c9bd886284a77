import { Button, Dialog, ErrorState, type LateCode } from '@cadence/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { PartBoundary } from '../boundary/part-boundary.tsx';
import { describeFailure, UNREACHABLE } from '../remotes/index.ts';
import { useServices } from '../services/services-context.tsx';

interface LatePartProps<T> {
  readonly code: LateCode<T>;
  /** What a person calls it. */
  readonly title: string;
  /** How what opens over the page is closed; what is a page has none. */
  readonly onClose?: () => void;
  /** Shown while the code is on its way; nothing when absent. */
  readonly fallback?: ReactNode;
  /** Where the failure of something that fills the window is put. */
  readonly renderFailure?: (failure: ReactNode) => ReactNode;
  readonly children: (code: T) => ReactNode;
}

/**
 * A part of the shell whose code is fetched when it is needed. When that fails it says so in its place: the server may be
 * away, or so much newer than this page that the code is no longer there. So it does when the part throws.
 */
export function LatePart<T>({
  code: late,
  title,
  onClose,
  fallback = null,
  renderFailure = (failure) => failure,
  children,
}: LatePartProps<T>): ReactNode {
  const { code, hasFailed, retry } = late.useCode();
  if (code !== undefined)
    return (
      <PartBoundary title={title} renderFailure={renderFailure} {...(onClose && { onClose })}>
        {children(code)}
      </PartBoundary>
    );
  if (!hasFailed) return fallback;
  const failure = <MissingPart title={title} onRetry={retry} />;
  if (!onClose) return renderFailure(failure);
  return (
    <Dialog open title={title} onCloseRequest={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {failure}
    </Dialog>
  );
}

const IS_OLDER = 'A newer version of Cadence is in use. Save what you have begun, and reload this page.';

function MissingPart({
  title,
  onRetry,
}: {
  readonly title: string;
  readonly onRetry: () => void;
}): ReactNode {
  const { platform, telemetry } = useServices();
  const [isOlder, setOlder] = useState(false);
  useEffect(() => {
    let isShown = true;
    telemetry.report(new Error(`The code of '${title}' did not come.`), { part: title });
    void platform.releases.ask().then((isOther) => {
      if (isShown) setOlder(isOther);
    });
    return () => {
      isShown = false;
    };
  }, [platform, telemetry, title]);
  const { heading } = describeFailure(title, 'module');
  return (
    <ErrorState kind="remote" title={heading} onRetry={onRetry}>
      {isOlder ? IS_OLDER : UNREACHABLE}
    </ErrorState>
  );
}
