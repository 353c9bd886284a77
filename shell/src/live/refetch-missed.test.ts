import { createQueryClient } from '@cadence/shared-auth/query';
import { refetchMissed } from './refetch-missed.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Which of three answers, of 10, 5 and 0 seconds ago, are asked for again. */
function askedAgain(silence: number | null): readonly boolean[] {
  const cache = createQueryClient();
  const ages = [10_000, 5_000, 0];
  for (const age of ages) cache.setQueryData(['goals', age], 1, { updatedAt: Date.now() - age });
  refetchMissed(cache, silence);
  const asked = ages.map((age) => cache.getQueryState(['goals', age])?.isInvalidated ?? false);
  cache.clear();
  return asked;
}

test('after the first connection only what may have missed an event is asked for again', () => {
  expect(askedAgain(60_000)).toEqual([false, false, false]);
  expect(askedAgain(7_000)).toEqual([true, false, false]);
  expect(askedAgain(2_000)).toEqual([true, true, false]);
  expect(askedAgain(null)).toEqual([true, true, true]);
});

test.each([
  [60_000, false],
  [500, true],
  [null, true],
])(
  'a first answer on its way after %s ms of silence is as old as one just here',
  async (silence, isStale) => {
    const cache = createQueryClient();
    const answer = Promise.withResolvers<number>();
    const asked = cache.prefetchQuery({ queryKey: ['goals'], queryFn: () => answer.promise });
    refetchMissed(cache, silence);
    answer.resolve(1);
    await asked;
    expect(cache.getQueryState(['goals'])).toMatchObject({ data: 1, isInvalidated: isStale });
    cache.clear();
  },
);
