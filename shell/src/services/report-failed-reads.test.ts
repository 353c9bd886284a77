import { ApiError, OfflineError } from '@cadence/shared-auth';
import { createQueryClient } from '@cadence/shared-auth/query';
import { reportFailedReads } from './report-failed-reads.ts';

const refusal = (status: number): ApiError =>
  new ApiError({ detail: 'It failed.', status, code: 'internal' });

/** A cache that is watched, and a read of it that fails or succeeds at once. */
function watchReads() {
  const cache = createQueryClient();
  const reports: Readonly<Record<string, string>>[] = [];
  reportFailedReads(
    cache,
    (_error, context) => {
      reports.push(context);
      return 'K7Q2';
    },
    () => 'goals',
  );
  const read = (error: Error | null): Promise<unknown> =>
    cache
      .fetchQuery({
        queryKey: ['goals', 'list', { period: 1 }],
        queryFn: () => (error === null ? [] : Promise.reject(error)),
        retry: false,
        staleTime: 0,
      })
      .catch(() => undefined);
  return { reports, read };
}

test.each([
  ['the server failed', refusal(500)],
  ['did not reach it', new OfflineError('unreachable')],
])('a read that %s is reported once until it succeeds', async (_how, error) => {
  const { reports, read } = watchReads();
  await read(error);
  await read(error);
  expect(reports).toEqual([{ phase: 'api', part: 'goals.list', remote: 'goals' }]);
  await read(null);
  await read(error);
  expect(reports).toHaveLength(2);
});

test('what the server refuses is no fault', async () => {
  const { reports, read } = watchReads();
  await read(refusal(403));
  expect(reports).toEqual([]);
});
