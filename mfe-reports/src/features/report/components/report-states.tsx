import type { ReactNode } from 'react';
import { reportRefusal } from '@cadence/shared-contract/reports';
import {
  ApiError,
  errorSentence,
  failedRead,
  type FailedRead,
  usePageTitle,
  useSession,
} from '@cadence/shared-auth';
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
function Denied({ sentence }: { readonly sentence: string }): ReactNode {
  return <EmptyState kind="forbidden" title={sentence} action={BACK} />;
}

/** A report that the viewer is not offered. */
export function DeniedReport({ id }: { readonly id: number }): ReactNode {
  const { TalentEnabled } = useSession().tenant;
  return <Denied sentence={reportRefusal(id, { isTalentEnabled: TalentEnabled })} />;
}

export interface ReportFailureProps {
  readonly query: FailedRead;
  readonly title?: string;
}

/** Shown when a report could not be loaded: refused, or with a retry. */
export function ReportFailure({
  query,
  title = 'The report could not be loaded',
}: ReportFailureProps): ReactNode {
  const { error } = query;
  if (error instanceof ApiError && (error.code === 'denied' || error.code === 'not_found'))
    return <Denied sentence={errorSentence(error)} />;
  return <ErrorState title={title} {...failedRead(query)} />;
}
