import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { ApiError, failedRead, usePageTitle } from '@cadence/shared-auth';
import { EmptyState, ErrorState, LinkButton, SkeletonDetail } from '@cadence/shared-ui';
import { useLocation, useSearchParams } from '@cadence/shared-ui/router';
import { useChoices } from '../features/summary/api/choices.ts';
import { useSavedSummaries, useSummary } from '../features/summary/api/summary.ts';
import { SummaryStart } from '../features/summary/components/summary-start.tsx';
import { SummaryView } from '../features/summary/components/summary-view.tsx';
import { isOpenSummary } from '../features/summary/parts.ts';
import {
  readPlace,
  startPath,
  summaryReport,
  type SummaryKind,
  type SummaryPlace,
} from '../features/summary/summary-place.ts';

const PARENTS = [{ label: 'Reports', to: '/v3/reports' }] as const;

function NotThere({ kind, reason }: { readonly kind: SummaryKind; readonly reason: string }): ReactNode {
  return (
    <EmptyState
      kind="forbidden"
      title="This summary is not here"
      action={<LinkButton to={startPath(kind)}>New summary</LinkButton>}
    >
      {reason}
    </EmptyState>
  );
}

/** One saved summary. */
function OneSummary({ kind, id }: { readonly kind: SummaryKind; readonly id: number }): ReactNode {
  const { data, error, isFetching, refetch } = useSummary(id);
  if (data === undefined && error === null) return <SkeletonDetail label="Loading the summary" />;
  if (data === undefined)
    return error instanceof ApiError && error.code === 'not_found' ? (
      <NotThere kind={kind} reason="It was deleted, or it is somebody else’s." />
    ) : (
      <ErrorState title="The summary could not be loaded" {...failedRead({ error, isFetching, refetch })} />
    );
  if (!isOpenSummary(data)) return <NotThere kind={kind} reason={data.Message ?? 'It holds no texts.'} />;
  return <SummaryView summary={data} />;
}

/** The choice, once the choices and the saved summaries are loaded. */
function Start({ place }: { readonly place: SummaryPlace }): ReactNode {
  const choices = useChoices();
  const isOffered = choices.data?.Reports.includes(summaryReport(place.kind).id);
  const saved = useSavedSummaries(isOffered === true);
  if (isOffered === false)
    return (
      <EmptyState
        kind="forbidden"
        title={MESSAGES.reportDenied}
        action={<LinkButton to="/v3/reports">Reports</LinkButton>}
      />
    );
  if (choices.data !== undefined && saved.data !== undefined)
    return <SummaryStart place={place} choices={choices.data} saved={saved.data.Summaries} />;
  const error = choices.error ?? saved.error;
  if (error === null) return <SkeletonDetail label="Loading" />;
  return (
    <ErrorState
      title="What can be chosen could not be loaded"
      {...failedRead({
        error,
        isFetching: choices.isFetching || saved.isFetching,
        refetch: () => Promise.all([choices.refetch(), saved.refetch()]),
      })}
    />
  );
}

/** `/v3/reports/ai-goal-summary` and `/v3/reports/ai-executive-summary` (people §2.9): `?id=` opens a saved summary. */
export default function SummaryPage(): ReactNode {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = readPlace(pathname, query);
  usePageTitle(summaryReport(place.kind).name, PARENTS);
  if (place.id === null) return <Start key={place.kind} place={place} />;
  return <OneSummary key={place.id} kind={place.kind} id={place.id} />;
}
