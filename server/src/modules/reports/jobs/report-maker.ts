import type { MadeReport, Making, ReportCtx, ReportRequest } from '../report-request.ts';

/** Makes reports; jobs do not depend on their content. */
export interface ReportMaker {
  /** @throws a refusal that can be shown to the person */
  readonly make: (request: ReportRequest, making: Making) => Promise<MadeReport>;
  /** Its subject: 'Q4 2026, my organization'. @throws denied, not_found, invalid if the reader may not have it */
  readonly describe: (ctx: ReportCtx, request: ReportRequest) => Promise<string>;
}
