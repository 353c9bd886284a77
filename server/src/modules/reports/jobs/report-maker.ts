import type { MadeReport, Making, ReportCtx, ReportRequest } from '../report-request.ts';

/** Makes reports; jobs do not depend on their content. */
export interface ReportMaker {
  /** @throws a refusal that can be shown to the person */
  readonly make: (request: ReportRequest, making: Making) => Promise<MadeReport>;
  /**
   * Its subject: 'Q4 2026, my organization'. With `isToBeMade`, what is known to keep it from being made is said as well.
   *
   * @throws denied, not_found, invalid if the reader may not have it
   */
  readonly describe: (
    ctx: ReportCtx,
    request: ReportRequest,
    options?: { readonly isToBeMade?: boolean },
  ) => Promise<string>;
}
