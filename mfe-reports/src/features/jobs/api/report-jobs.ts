import type { BodyOf, ReportJob } from '@cadence/shared-contract';
import { api, useShell } from '@cadence/shared-auth';
import { apiQuery, useFreshness, useMutation, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { OwnFreshness, QueryClient } from '@cadence/shared-auth/query';
import { reportType } from '@cadence/shared-contract/reports';

/** What to make a report of, and in which format. */
export type ReportRequest = BodyOf<'reports.start'>;

/** The polling interval of the list while something is being made, in milliseconds. */
const POLL_EVERY = 1_000;
const JOBS = apiQuery('reports.jobs');

/** Not finished yet. */
export function isGoing({ State }: Pick<ReportJob, 'State'>): boolean {
  return State === 'waiting' || State === 'running';
}

/** The viewer's last reports; kept up to date while one is being made and the page is visible. */
export function useJobList() {
  return useQuery({
    ...JOBS,
    refetchInterval: ({ state }) => (state.data?.Jobs.some(isGoing) === true ? POLL_EVERY : false),
  });
}

/** Changes the list that is shown; an answer in flight, which may be older, is ignored. */
async function changeList(
  client: QueryClient,
  change: (jobs: readonly ReportJob[]) => readonly ReportJob[],
): Promise<void> {
  await client.cancelQueries(JOBS);
  client.setQueryData<{ Jobs: ReportJob[] }>(
    JOBS.queryKey,
    (list) => list && { Jobs: [...change(list.Jobs)] },
  );
}

const refetch = (made: OwnFreshness['made']): Promise<void> => made([{ type: 'report_changed', id: null }]);

/** Replaces the job in the list, or adds it first; and reads the list again. */
export async function showJob(
  client: QueryClient,
  made: OwnFreshness['made'],
  job: ReportJob,
): Promise<void> {
  await changeList(client, (jobs) =>
    jobs.some(({ Id }) => Id === job.Id)
      ? jobs.map((known) => (known.Id === job.Id ? job : known))
      : [job, ...jobs],
  );
  await refetch(made);
}

/** Starts making a report; a small one is finished in the answer (D-96). */
export function startReport(body: ReportRequest): Promise<ReportJob> {
  return api.call('reports.start', { body });
}

/** Cancels a report that is being made or waits. */
export function useCancelJob() {
  const client = useQueryClient();
  const { made } = useFreshness();
  return useMutation({
    mutationFn: ({ Id }: ReportJob) => api.call('reports.cancel', { params: { id: Id }, body: {} }),
    onSuccess: (job) => showJob(client, made, job),
    onError: () => void refetch(made),
  });
}

/** Removes a report from the list, with its file. */
export function useDiscardJob() {
  const client = useQueryClient();
  const { made } = useFreshness();
  const shell = useShell();
  return useMutation({
    mutationFn: ({ Id }: ReportJob) => api.call('reports.discard', { params: { id: Id } }),
    onSuccess: async (_done, { Id, Report }) => {
      await changeList(client, (jobs) => jobs.filter((job) => job.Id !== Id));
      shell.toast({ title: `${reportType(Report).name} removed`, tone: 'good' });
    },
    onError: () => void refetch(made),
  });
}
