import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { ApiError, errorSentence, usePageTitle } from '@cadence/shared-auth';
import { EmptyState, ErrorState, LinkButton } from '@cadence/shared-ui';
import { ChartColumn } from '@cadence/shared-ui/icons';
import { REPORTS_PATH } from '../paths.ts';

const BACK = <LinkButton to={REPORTS_PATH}>Back to Reports</LinkButton>;

/** An address that names no report. */
export function UnknownReport(): ReactNode {
  usePageTitle('Report not found');
  return (
    <EmptyState icon={<ChartColumn aria-hidden />} title="There is no report at this address" action={BACK} />
  );
}

/** A report, a team or a quarter that is not for the viewer. */
export function DeniedReport({
  sentence = MESSAGES.reportDenied,
}: {
  readonly sentence?: string;
}): ReactNode {
  return <EmptyState kind="forbidden" title={sentence} action={BACK} />;
}

export interface ReportFailureProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** What there is instead of a report that did not come: refused, or to be tried again. */
export function ReportFailure({
  error,
  isRetrying,
  onRetry,
  title = 'The report could not be loaded',
}: ReportFailureProps): ReactNode {
  const sentence = errorSentence(error);
  if (error instanceof ApiError && (error.code === 'denied' || error.code === 'not_found'))
    return <DeniedReport sentence={sentence} />;
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
