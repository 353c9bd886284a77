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
export { invalidateReads } from './invalidate-reads.ts';
export { createQueryClient } from './query-client.ts';
export { apiQuery, queryKeys } from './query-keys.ts';
export type { Domain } from './query-keys.ts';
