import type { ReportJob, ReportParams, ReportSchedule } from '@cadence/shared-contract';
import type { ReportFormat, ReportId } from '@cadence/shared-contract/reports';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

type ParamsColumn = ColumnType<ReportParams, string, string>;

/** A queued, running or recent report (D-96). */
export interface ReportJobsTable {
  tenant_id: number;
  id: Generated<number>;
  /** Who requested it; only they can download it. */
  person_id: number;
  /** The schedule it was made for; null if a person requested it. */
  schedule_id: Optional<number>;
  report: ReportId;
  format: ReportFormat;
  params: ParamsColumn;
  /** What the report covers, as of the request. */
  title: string;
  state: ReportJob['State'];
  rows_done: Generated<number>;
  rows_total: Optional<number>;
  /** '14 people'. */
  content_text: Optional<string>;
  /** The rights with which a finished report was made. */
  rights: ColumnType<readonly string[] | null, string | null | undefined, string | null>;
  file_name: Optional<string>;
  file_type: Optional<string>;
  /** In bytes. */
  size: Optional<number>;
  /** Why there is no file. */
  problem: Optional<string>;
  /** The current attempt; a worker with another id has lost the job. */
  run_id: Optional<string>;
  /** How often it was started, without starts that a stopping process released. */
  attempts: Generated<number>;
  created_at: Instant;
  started_at: OptionalInstant;
  /** Last heartbeat of the process that makes it. */
  heartbeat_at: OptionalInstant;
  finished_at: OptionalInstant;
  /** Set for every finished job, also without a file. */
  kept_until: OptionalInstant;
}

/** A chunk of a file; `position` gives the order. */
export interface ReportFileChunksTable {
  tenant_id: number;
  job_id: number;
  position: number;
  bytes: Buffer;
}

/** A recurring report of a person, with a mail each time (D-97). */
export interface ReportSchedulesTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  report: ReportId;
  format: ReportFormat;
  params: ParamsColumn;
  /** What the latest report covered. */
  title: string;
  every: ReportSchedule['Every'];
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** In the tenant's zone. */
  hour: number;
  /** The last day, in the tenant's zone. */
  until: ColumnType<string, string, string>;
  /** The zone that `next_at` was computed in. */
  time_zone: string;
  /** Null once it has ended. */
  next_at: OptionalInstant;
  ended_at: OptionalInstant;
  /** Removed by the person, past its last day, or the person may not have the report any more. */
  end_reason: Optional<'removed' | 'over' | 'denied'>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ReportTables {
  report_jobs: ReportJobsTable;
  report_file_chunks: ReportFileChunksTable;
  report_schedules: ReportSchedulesTable;
}
