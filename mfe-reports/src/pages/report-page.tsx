import type { ReactNode } from 'react';
import { REPORTS } from '@cadence/shared-contract/reports';
import type { PageProps } from '@cadence/shared-contract/remote';
import { Navigate, useLocation } from '@cadence/shared-ui/router';
import { OpenedReport } from '../features/report/components/opened-report.tsx';
import { UnknownReport } from '../features/report/components/report-states.tsx';
import { REPORTS_PATH } from '../features/report/paths.ts';

/** `/v3/reports/:slug`: a report opened before it is downloaded; a report that is no table has a dialog instead. */
export default function ReportPage({ params }: PageProps): ReactNode {
  const { search } = useLocation();
  const type = REPORTS.find(({ slug }) => slug === params['slug']);
  if (type === undefined) return <UnknownReport />;
  if (!type.isTable) {
    const query = new URLSearchParams(search);
    query.set('report', type.slug);
    return <Navigate to={`${REPORTS_PATH}?${query.toString()}`} replace />;
  }
  // Another report starts fresh: nothing of the previous one stays visible.
  return <OpenedReport key={type.id} type={type} />;
}
