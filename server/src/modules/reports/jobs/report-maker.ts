import type { MadeReport, Making, ReportCtx, ReportRequest } from '../report-request.ts';

/** Who makes reports; jobs know nothing of what is in them. */
export interface ReportMaker {
  /** @throws a refusal that a person may read */
  readonly make: (request: ReportRequest, making: Making) => Promise<MadeReport>;
  /** What it is of: 'Q4 2026, my organization'. @throws denied, not_found, invalid when the reader may not have it */
  readonly describe: (ctx: ReportCtx, request: ReportRequest) => Promise<string>;
}
