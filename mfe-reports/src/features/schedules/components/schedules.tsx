import { useState, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import type { ReportChoices, ReportSchedule } from '@cadence/shared-contract';
import { failedRead, useSession } from '@cadence/shared-auth';
import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  IconButton,
  Menu,
  registerStyles,
} from '@cadence/shared-ui';
import { CalendarClock, CircleX, Ellipsis, Pencil, Plus } from '@cadence/shared-ui/icons';
import { useEveryone } from '../../report/api/everyone.ts';
import { useSchedules, useStopSchedule } from '../api/schedules.ts';
import { schedulableTypes } from '../schedule-form.ts';
import { rhythmText, scheduleTitle } from '../schedule-words.ts';
import type { ScheduleStart } from '../use-schedule-form.ts';
import { ScheduleDrawer } from './schedule-drawer.tsx';
import { LineSkeleton } from '../../lines/line-skeleton.tsx';
import linesCss from '../../lines/lines.css';
import css from './schedules.css';
import { StopDialog } from './stop-dialog.tsx';

registerStyles('rep-lines', linesCss);
registerStyles('rep-schedules', css);

const HEADING = 'report-schedules';
const NONE: readonly ReportSchedule[] = [];

interface RowProps {
  readonly schedule: ReportSchedule;
  readonly title: string;
  readonly onEdit: (schedule: ReportSchedule) => void;
  readonly onStop: (schedule: ReportSchedule) => void;
}

function ScheduleRow({ schedule, title, onEdit, onStop }: RowProps): ReactNode {
  const { period } = useSession();
  const label = `Change schedule ${title}`;
  return (
    <li className="rep-line">
      <CalendarClock aria-hidden />
      <div>
        <b>{title}</b>
        <p>{rhythmText(schedule, period.Today)}</p>
      </div>
      <Menu
        label={label}
        align="end"
        trigger={<IconButton size="sm" icon={<Ellipsis aria-hidden />} label={label} />}
        items={[
          { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => onEdit(schedule) },
          { id: 'stop', label: 'Stop', icon: <CircleX aria-hidden />, onSelect: () => onStop(schedule) },
        ]}
      />
    </li>
  );
}

/** The title of a schedule, with the name of its person. */
function useTitles(): (schedule: ReportSchedule) => string {
  const everyone = useEveryone();
  return (schedule) =>
    scheduleTitle(schedule, everyone.find(({ id }) => id === schedule.Params.UserId)?.Name);
}

interface ListProps {
  readonly query: ReturnType<typeof useSchedules>;
  readonly onEdit: (schedule: ReportSchedule) => void;
  readonly onStop: (schedule: ReportSchedule) => void;
}

function ScheduleList({ query, onEdit, onStop }: ListProps): ReactNode {
  const titleOf = useTitles();
  if (query.data === undefined && query.error !== null)
    return <ErrorState size="sm" title="Your schedules could not be loaded" {...failedRead(query)} />;
  if (query.data === undefined) return <LineSkeleton rows={1} label="Loading your schedules" />;
  if (query.data.length === 0)
    return (
      <EmptyState size="sm" icon={<CalendarClock aria-hidden />} title="No schedules">
        A report can come by itself, every week or after each quarter.
      </EmptyState>
    );
  return (
    <ul className="rep-lines" aria-labelledby={HEADING}>
      {query.data.map((schedule) => (
        <ScheduleRow
          key={schedule.Id}
          schedule={schedule}
          title={titleOf(schedule)}
          onEdit={onEdit}
          onStop={onStop}
        />
      ))}
    </ul>
  );
}

export interface SchedulesProps {
  readonly choices: ReportChoices;
  /** Id of the schedule that a mail's link asks to stop; null for none. */
  readonly stopId: number | null;
  readonly onStopClosed: () => void;
  /** The opened report to schedule; null for none. */
  readonly start: ScheduleStart | null;
  readonly onStartClosed: () => void;
}

/** Asks whether the schedule of a mail's link is to be stopped, or says that it has ended. */
function StopByLink({ stopId, onStopClosed }: Pick<SchedulesProps, 'stopId' | 'onStopClosed'>): ReactNode {
  const { period } = useSession();
  const query = useSchedules();
  const titleOf = useTitles();
  const stop = useStopSchedule(onStopClosed);
  const schedule = query.data?.find(({ Id }) => Id === stopId) ?? null;
  if (stopId !== null && query.data !== undefined && schedule === null && !stop.isPending)
    return <Callout title="This schedule has ended already." />;
  return (
    <StopDialog
      schedule={schedule}
      title={schedule === null ? '' : titleOf(schedule)}
      rhythm={schedule === null ? '' : rhythmText(schedule, period.Today)}
      isStopping={stop.isPending}
      onStop={(one) => stop.mutate(one)}
      onCancel={onStopClosed}
    />
  );
}

/** Scheduled reports: added, changed, stopped (D-97). */
export function Schedules(props: SchedulesProps): ReactNode {
  const { choices, stopId, onStopClosed, start, onStartClosed } = props;
  const query = useSchedules();
  const stop = useStopSchedule();
  const [form, setForm] = useState<{ readonly schedule: ReportSchedule | null } | null>(null);
  const isFull = (query.data ?? NONE).length >= LIMITS.reportSchedules;
  if (schedulableTypes(choices).length === 0) return null;
  return (
    <section aria-labelledby={HEADING}>
      <header className="rep-schedules-head">
        <h2 id={HEADING} className="cd-heading">
          Schedules
        </h2>
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus aria-hidden />}
          aria-label="Add schedule"
          reason="hidden"
          disabledReason={isFull ? `You have ${LIMITS.reportSchedules} schedules, which is the most.` : null}
          onClick={() => setForm({ schedule: null })}
        >
          Add
        </Button>
      </header>
      <StopByLink stopId={stopId} onStopClosed={onStopClosed} />
      <ScheduleList
        query={query}
        onEdit={(schedule) => setForm({ schedule })}
        onStop={(schedule) => stop.mutate(schedule)}
      />
      {start !== null && (
        <ScheduleDrawer
          choices={choices}
          schedule={null}
          start={start}
          onSaved={onStartClosed}
          onClose={onStartClosed}
        />
      )}
      {form !== null && (
        <ScheduleDrawer
          choices={choices}
          schedule={form.schedule}
          onSaved={() => setForm(null)}
          onClose={() => setForm(null)}
        />
      )}
    </section>
  );
}
