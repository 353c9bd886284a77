export const REPORTS_PATH = '/v3/reports';

/** The breadcrumb before a report; one list, so that it keeps its identity. */
export const REPORTS_CRUMBS = [{ label: 'Reports', to: REPORTS_PATH }] as const;
