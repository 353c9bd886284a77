import { readId } from '@cadence/shared-contract';
import type { ReportParams } from '@cadence/shared-contract';

/** Numeric parameters in the address of a report, by the field of the request. */
const NUMBERS = {
  PeriodId: 'period',
  ToPeriodId: 'to',
  Kind: 'kind',
  Scope: 'scope',
  UserId: 'user',
  PriorPeriodId: 'prior',
} as const satisfies Partial<Record<keyof ReportParams, string>>;

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  // A kind may be 0: everyone.
  return text === '0' && name === NUMBERS.Kind ? 0 : (readId(text) ?? undefined);
};

function definedOnly(params: Readonly<Record<string, unknown>>): ReportParams {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as ReportParams;
}

/** The request for a report in an address; invalid parts are left out. */
export function readReportAddress(query: URLSearchParams): ReportParams {
  const numbers = Object.entries(NUMBERS).map(([field, name]) => [field, numberIn(query, name)]);
  const order = query.get('order');
  return definedOnly({
    ...(Object.fromEntries(numbers) as ReportParams),
    Search: query.get('search') || undefined,
    SortBy: query.get('sort') || undefined,
    SortOrder: order === 'asc' || order === 'desc' ? order : undefined,
  });
}

/** The query that `readReportAddress` reads, without a question mark; '' for nothing. */
export function writeReportAddress(params: ReportParams): string {
  const { Search, SortBy, SortOrder } = params;
  const numbers = Object.entries(NUMBERS).map(([field, name]) => [
    name,
    params[field as keyof typeof NUMBERS],
  ]);
  const all = [...numbers, ['search', Search], ['sort', SortBy], ['order', SortOrder]];
  return new URLSearchParams(
    all.flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[String(name), String(value)]],
    ),
  ).toString();
}

/** The page of a report, asked so. */
export function reportPath(slug: string, params: ReportParams = {}): `/v3/reports/${string}` {
  const query = writeReportAddress(params);
  return `/v3/reports/${slug}${query === '' ? '' : `?${query}`}`;
}

/** The cards of a team and a quarter, to be printed. */
export function updatesPath(userId: number, periodId: number): `/v3/reports/${string}` {
  return `/v3/reports/team-goal-updates/${userId}/${periodId}`;
}
