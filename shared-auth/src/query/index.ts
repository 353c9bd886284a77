export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type {
  InfiniteData,
  QueryClient,
  UseInfiniteQueryResult,
  UseMutationResult,
  UseQueryResult,
} from '@tanstack/react-query';
export { useDownload, type Download } from './use-download.ts';
export { useMutation } from './use-mutation.ts';
export type { FailurePlace, MutationOptions } from './use-mutation.ts';
export { followHub } from '../freshness/follow-hub.ts';
export { startFreshness } from '../freshness/freshness.ts';
export type { Freshness } from '../freshness/freshness.ts';
export type { OwnChange } from '../freshness/own-changes.ts';
export { pageName } from '../freshness/page-name.ts';
export { useFreshness, type OwnFreshness } from '../freshness/use-freshness.ts';
export { useNews, type ListNewsView } from '../freshness/use-news.ts';
export { invalidateReads } from './invalidate-reads.ts';
export { createQueryClient } from './query-client.ts';
export { apiQuery, callOptionsOf, queryKeys } from './query-keys.ts';
export { showAnswer } from './show-answer.ts';
export type { Domain, ReadContext } from './query-keys.ts';
