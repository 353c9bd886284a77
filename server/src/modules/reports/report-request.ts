import type { ReportParams } from '@cadence/shared-contract';
import type { ReportFormat, ReportId } from '@cadence/shared-contract/reports';
import type { FileContent } from '../../kernel/files/table/table-file.ts';
import type { Ctx } from '../../kernel/http/index.ts';

/** What making a report needs to know of its requester; a job has no request, and no session. */
export type ReportCtx = Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>;

/** Works as the reader, in a separate transaction that looks up again who they are and what they may do. */
export type AsReader = <T>(work: (ctx: ReportCtx) => Promise<T>) => Promise<T>;

export interface ReportRequest {
  readonly report: ReportId;
  readonly format: ReportFormat;
  readonly params: ReportParams;
}

export interface Making {
  readonly as: AsReader;
  /** Aborted when it is no longer needed. */
  readonly signal: AbortSignal;
  /** Called as rows are written; the total is null while it is not known. */
  readonly progress: (done: number, total: number | null) => void;
}

export interface MadeReport {
  /** As people read it (D-76): 'Goal Detail List - Q4 2026 - Acme.xlsx'. */
  readonly name: string;
  readonly type: string;
  readonly content: FileContent;
  /** '14 people', known once the content was read. */
  readonly describe: () => string;
}
