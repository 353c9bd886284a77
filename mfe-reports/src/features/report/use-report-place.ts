import { useCallback, useMemo } from 'react';
import type { ReportParams } from '@cadence/shared-contract';
import type { ReportType } from '@cadence/shared-contract/reports';
import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import { readReportAddress, reportPath, writeReportAddress } from '../address/report-address.ts';
import { definedOnly } from './offered.ts';
import { REPORTS_PATH } from './paths.ts';

/** Some parts of the request; an undefined one is removed. */
export type ParamsChange = { readonly [Key in keyof ReportParams]?: ReportParams[Key] | undefined };

export interface ReportPlace {
  /** What the address names; what it leaves out is the default. */
  readonly named: ReportParams;
  /** Changes the request; Back undoes it. */
  readonly change: (change: ParamsChange) => void;
  readonly search: (text: string) => void;
  /** Sorting adds no history entry. */
  readonly sort: (sorting: Required<Pick<ReportParams, 'SortBy' | 'SortOrder'>>) => void;
}

/**
 * The address to schedule the request. What the address does not name stays relative to the day of each report (D-97).
 */
export function schedulePath({ slug }: ReportType, named: ReportParams, params: ReportParams): string {
  const { SortBy: _by, SortOrder: _order, ...asked } = params;
  const query = writeReportAddress(
    Object.fromEntries(Object.entries(asked).filter(([field]) => field in named)) as ReportParams,
  );
  return `${REPORTS_PATH}?schedule=new&report=${slug}${query === '' ? '' : `&${query}`}`;
}

/** The opened report's place in the address, and the ways to move it. */
export function useReportPlace(type: ReportType): ReportPlace {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const named = useMemo(() => readReportAddress(new URLSearchParams(query)), [query]);
  const go = useCallback(
    (change: ParamsChange, replace: boolean): void =>
      void navigate(reportPath(type.slug, definedOnly({ ...named, ...change })), { replace }),
    [navigate, named, type],
  );
  const search = useCallback(
    (text: string): void => go({ Search: text === '' ? undefined : text }, true),
    [go],
  );
  return useMemo(
    () => ({
      named,
      search,
      change: (change) => go(change, false),
      sort: (sorting) => go(sorting, true),
    }),
    [named, go, search],
  );
}
