import type { BodyOf, ReportSchedule } from '@cadence/shared-contract';
import { reportType } from '@cadence/shared-contract/reports';
import { api, saveOnce, useShell, type FormKey } from '@cadence/shared-auth';
import { apiQuery, useFreshness, useMutation, useQuery } from '@cadence/shared-auth/query';

export type ScheduleInput = BodyOf<'reports.addSchedule'>;

/** Scheduled reports, sent as a link in a mail (D-97). */
export function useSchedules() {
  return useQuery({ ...apiQuery('reports.schedules'), select: ({ Schedules }) => Schedules });
}

function useRefetchSchedules(): () => Promise<void> {
  const { made } = useFreshness();
  return () => made([{ type: 'schedule_changed', id: null }]);
}

interface Save {
  /** The one to change; null for a new one. */
  readonly schedule: ReportSchedule | null;
  readonly input: ScheduleInput;
  readonly formKey: FormKey;
}

function save({ schedule, input, formKey }: Save): Promise<ReportSchedule> {
  if (schedule !== null)
    return api.call('reports.updateSchedule', {
      params: { id: schedule.Id },
      body: { ...input, UpdatedAt: schedule.UpdatedAt },
      idempotencyKey: formKey.value,
    });
  return saveOnce(formKey, {
    create: (idempotencyKey) => api.call('reports.addSchedule', { body: input, idempotencyKey }),
    update: ({ Id, UpdatedAt }, idempotencyKey) =>
      api.call('reports.updateSchedule', {
        params: { id: Id },
        body: { ...input, ...(UpdatedAt !== null && { UpdatedAt }) },
        idempotencyKey,
      }),
  });
}

/** Adds a schedule or changes one; a refusal is shown by the form. */
export function useSaveSchedule(on: {
  readonly onSaved: () => void;
  readonly onRefused: (error: Error) => void;
}) {
  const shell = useShell();
  const refetch = useRefetchSchedules();
  return useMutation({
    failure: 'inline',
    mutationFn: save,
    onSuccess: (_saved, { schedule }) => {
      shell.toast({ title: schedule === null ? 'Schedule added' : 'Schedule saved', tone: 'good' });
      on.onSaved();
      return refetch();
    },
    onError: (error) => {
      on.onRefused(error);
      void refetch();
    },
  });
}

/** Ends a schedule; a toast offers to undo it. */
export function useStopSchedule(onStopped?: () => void) {
  const shell = useShell();
  const refetch = useRefetchSchedules();
  const restore = useMutation({
    mutationFn: (id: number) => api.call('reports.restoreSchedule', { params: { id }, body: {} }),
    onSuccess: () => shell.toast({ title: 'The schedule goes on', tone: 'good' }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ Id }: ReportSchedule) => api.call('reports.removeSchedule', { params: { id: Id } }),
    onSuccess: (_done, { Id, Report }) => {
      shell.toast({
        title: 'Schedule stopped',
        description: `No more mails about ${reportType(Report).name}.`,
        tone: 'good',
        action: { label: 'Undo', onClick: () => restore.mutate(Id) },
      });
      onStopped?.();
    },
    onSettled: refetch,
  });
}
