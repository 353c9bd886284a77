import { ORGANIZATION_PATH } from '../people/person-path.ts';

/** The chart and its text equivalent. */
export const CHART_VIEWS = ['chart', 'outline'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

/** How the organisation is shown; the chart unless the address says otherwise. */
export function readChartView(query: URLSearchParams): ChartView {
  return query.get('view') === 'outline' ? 'outline' : 'chart';
}

/** The address of the structure with a person selected, or nobody (people §2.4). */
export function chartAddress(personId: number | null, view: ChartView): string {
  const path = personId === null ? ORGANIZATION_PATH : `${ORGANIZATION_PATH}/${personId}`;
  return view === 'outline' ? `${path}?view=outline` : path;
}
