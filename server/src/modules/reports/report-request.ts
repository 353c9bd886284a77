import type { ReportParams } from '@cadence/shared-contract';
import type { ReportFormat, ReportId } from '@cadence/shared-contract/reports';
import type { FileContent } from '../../kernel/files/table/table-file.ts';
import type { Ctx } from '../../kernel/http/index.ts';

/** The context for making a report; a job has no request and no session. */
export type ReportCtx = Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>;

/** Works as the reader, in a separate transaction that reads their identity and rights again. */
export type AsReader = <T>(work: (ctx: ReportCtx) => Promise<T>) => Promise<T>;

export interface ReportRequest {
  readonly report: ReportId;
  readonly format: ReportFormat;
  readonly params: ReportParams;
}

export interface Making {
  readonly as: AsReader;
  /** Aborted when nobody wants the report any more. */
  readonly signal: AbortSignal;
  /** Called as rows are written; the total is null until it is known. */
  readonly progress: (done: number, total: number | null) => void;
}

export interface MadeReport {
  /** The file name (D-76): 'Goal Detail List - Q4 2026 - Acme.xlsx'. */
  readonly name: string;
  readonly type: string;
  readonly content: FileContent;
  /** '14 people', known once the content has been read. */
  readonly describe: () => string;
}
