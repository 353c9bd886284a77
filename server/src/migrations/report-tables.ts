import type { ReportJob, ReportParams, ReportSchedule } from '@cadence/shared-contract';
import type { ReportFormat, ReportId } from '@cadence/shared-contract/reports';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

type ParamsColumn = ColumnType<ReportParams, string, string>;

/** A report that waits, is made, or was made in the last days (D-96). */
export interface ReportJobsTable {
  tenant_id: number;
  id: Generated<number>;
  /** Who asked, and the only one who gets it. */
  person_id: number;
  /** The schedule it was made for; null when a person asked. */
  schedule_id: Optional<number>;
  report: ReportId;
  format: ReportFormat;
  params: ParamsColumn;
  /** What it is of, when it was asked for. */
  title: string;
  state: ReportJob['State'];
  rows_done: Generated<number>;
  rows_total: Optional<number>;
  /** '14 people'. */
  content_text: Optional<string>;
  /** With which rights a finished one was made. */
  rights: ColumnType<readonly string[] | null, string | null | undefined, string | null>;
  file_name: Optional<string>;
  file_type: Optional<string>;
  /** In bytes. */
  size: Optional<number>;
  /** Why there is no file. */
  problem: Optional<string>;
  /** The attempt that is at work: what writes for another one has lost the job. */
  run_id: Optional<string>;
  /** Times it was begun, not counting those that a stopping process gave back. */
  attempts: Generated<number>;
  created_at: Instant;
  started_at: OptionalInstant;
  /** The last sign of life of the process at work. */
  heartbeat_at: OptionalInstant;
  finished_at: OptionalInstant;
  /** Of everything that is finished, also without a file. */
  kept_until: OptionalInstant;
}

/** A piece of a file; in the order of their positions they are the whole. */
export interface ReportFileChunksTable {
  tenant_id: number;
  job_id: number;
  position: number;
  bytes: Buffer;
}

/** A report that is made for a person again and again, with a mail each time (D-97). */
export interface ReportSchedulesTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  report: ReportId;
  format: ReportFormat;
  params: ParamsColumn;
  /** What the last one was of. */
  title: string;
  every: ReportSchedule['Every'];
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** Of the tenant's zone. */
  hour: number;
  /** The last day, in the tenant's zone. */
  until: ColumnType<string, string, string>;
  /** The zone that `next_at` was found in. */
  time_zone: string;
  /** Null once it has ended. */
  next_at: OptionalInstant;
  ended_at: OptionalInstant;
  /** By its person, by its last day, or because the person may not have the report any more. */
  end_reason: Optional<'removed' | 'over' | 'denied'>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ReportTables {
  report_jobs: ReportJobsTable;
  report_file_chunks: ReportFileChunksTable;
  report_schedules: ReportSchedulesTable;
}
