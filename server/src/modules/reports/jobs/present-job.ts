import type { ReportJob } from '@cadence/shared-contract';
import type { ReportJobRow } from './report-jobs.queries.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentJob(row: ReportJobRow): ReportJob {
  const isDone = row.state === 'done';
  return {
    Id: row.id,
    Report: row.report,
    Format: row.format,
    Params: row.params,
    Title: row.title,
    State: row.state,
    RowsDone: row.rows_done,
    RowsTotal: row.rows_total,
    Content: isDone ? row.content_text : null,
    FileName: isDone ? row.file_name : null,
    Size: isDone ? row.size : null,
    Problem: row.problem,
    CreatedAt: row.created_at.toISOString(),
    StartedAt: instant(row.started_at),
    FinishedAt: instant(row.finished_at),
    KeptUntil: isDone ? instant(row.kept_until) : null,
    IsScheduled: row.schedule_id !== null,
  };
}
