import type { ReactNode } from 'react';
import { MESSAGES, type ReportChoices, type ReportView } from '@cadence/shared-contract';
import type { ReportType } from '@cadence/shared-contract/reports';
import { usePageTitle, useSession } from '@cadence/shared-auth';
import { cx, EmptyState, registerStyles } from '@cadence/shared-ui';
import { useMakeReport } from '../../jobs/use-make-report.ts';
import { ReportPictures } from '../../picture/index.ts';
import { whyNoPdf } from '../api/pdf-rows.ts';
import { useReportChoices } from '../api/report-choices.ts';
import { useReportView, type ReportViewQuery } from '../api/report-view.ts';
import { resolveAsked } from '../offered.ts';
import { REPORTS_CRUMBS } from '../paths.ts';
import css from '../report.css';
import { nextSorting, sortingOf } from '../sorting.ts';
import { schedulePath, useReportPlace, type ReportPlace } from '../use-report-place.ts';
import { ReportBar } from './report-bar.tsx';
import { ReportFigure } from './report-figure.tsx';
import { ReportRows } from './report-rows.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { DeniedReport, ReportFailure } from './report-states.tsx';

registerStyles('rep-report', css);

/** Columns that fit on upright paper; more of them turn it. */
const COLUMNS_UPRIGHT = 6;

export interface OpenedReportProps {
  readonly type: ReportType;
}

/** A report opened before it is downloaded (people §2.9): once its options are known. */
export function OpenedReport({ type }: OpenedReportProps): ReactNode {
  const choices = useReportChoices();
  usePageTitle(type.name, REPORTS_CRUMBS);
  if (choices.data === undefined) {
    if (choices.error === null) return <ReportSkeleton />;
    return <ReportFailure query={choices} />;
  }
  if (!choices.data.Reports.includes(type.id)) return <DeniedReport id={type.id} />;
  const missing = missingAppraisals(type, choices.data);
  if (missing !== null) return <EmptyState title={missing} />;
  return <AskedReport type={type} choices={choices.data} />;
}

/** Why it cannot be made for any quarter; null where there is (REP-019, REP-020). */
function missingAppraisals({ band }: ReportType, { AppraisalPeriods }: ReportChoices): string | null {
  if (band !== 'Appraisals') return null;
  if (AppraisalPeriods.length === 0) return MESSAGES.noPastQuarters;
  return AppraisalPeriods.every(({ Appraisals }) => Appraisals === 0) ? MESSAGES.noAppraisals : null;
}

interface AskedProps extends OpenedReportProps {
  readonly choices: ReportChoices;
}

function AskedReport({ type, choices }: AskedProps): ReactNode {
  const place = useReportPlace(type);
  const { period } = useSession();
  const { params, offered } = resolveAsked({ type, choices, named: place.named, today: period.Today });
  const query = useReportView(type.id, params);
  const making = useMakeReport();
  return (
    <>
      <ReportBar
        type={type}
        params={params}
        offered={offered}
        counts={query.data?.pages[0]?.Kinds ?? []}
        onChange={place.change}
        schedule={schedulePath(type, place.named, params)}
        pdfRefusal={query.isPlaceholderData ? null : whyNoPdf(query.data?.pages[0])}
        making={making.request?.Format ?? null}
        onMake={(Format) => making.start({ Report: type.id, Format, Params: params })}
      />
      <Content type={type} query={query} place={place} />
    </>
  );
}

interface ContentProps extends OpenedReportProps {
  readonly query: ReportViewQuery;
  readonly place: ReportPlace;
}

function Content({ type, query, place }: ContentProps): ReactNode {
  const { tenant } = useSession();
  const view = query.data?.pages[0];
  if (view === undefined) {
    if (query.error === null) return <ReportSkeleton />;
    return <ReportFailure query={query} />;
  }
  const sorting = sortingOf(place.named, view.Columns);
  const rows: ReportView['Rows'] = query.data?.pages.flatMap(({ Rows }) => Rows) ?? [];
  const isWide = view.Columns.length > COLUMNS_UPRIGHT;
  return (
    <div className={cx('rep-page', isWide && 'rep-page-wide')} aria-busy={query.isPlaceholderData}>
      <p className="rep-paper-head">
        <b>{tenant.Name}</b>
        <span>{type.name}</span>
      </p>
      <section className="rep-figures" aria-label="Figures">
        <ReportFigure {...view} />
        <ReportPictures pictures={view.Pictures} />
      </section>
      <ReportRows
        report={type.id}
        name={type.name}
        query={query}
        view={view}
        rows={rows}
        search={place.named.Search ?? ''}
        onSearch={place.search}
        sorting={sorting}
        onSort={(key) => {
          const { by, order } = nextSorting(sorting, key);
          place.sort({ SortBy: by, SortOrder: order });
        }}
      />
    </div>
  );
}
