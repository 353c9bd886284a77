import { ORGANIZATION_PATH } from '../people/person-path.ts';

/** The chart and its text equivalent. */
export const CHART_VIEWS = ['chart', 'outline'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

/** How the organisation is shown unless the address says otherwise: on a phone a list is read more easily. */
export function defaultChartView(isPhone: boolean): ChartView {
  return isPhone ? 'outline' : 'chart';
}

/** The view that the address names; null when it leaves the choice to the screen. */
export function readChartView(query: URLSearchParams): ChartView | null {
  return CHART_VIEWS.find((view) => view === query.get('view')) ?? null;
}

/** The address of the structure with a person selected, or nobody (people §2.4). */
export function chartAddress(personId: number | null, view: ChartView | null): string {
  const path = personId === null ? ORGANIZATION_PATH : `${ORGANIZATION_PATH}/${personId}`;
  return view === null ? path : `${path}?view=${view}`;
}
