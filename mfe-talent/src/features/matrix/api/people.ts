import { LIMITS } from '@cadence/shared-contract';
import type { MatrixPerson, QueryOf } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { callOptionsOf, queryKeys, useInfiniteQuery } from '@cadence/shared-auth/query';
import type { Cell, SortOrder } from '../matrix-place.ts';
import type { MatrixInput } from './matrix.ts';

interface PeopleInput {
  readonly params: MatrixInput['params'];
  readonly query: NonNullable<QueryOf<'talent.matrixPeople'>>;
}

/** The people of a cell, or of all cells, read so far. */
export interface PeoplePages {
  /** Undefined while the first page loads. */
  readonly people: readonly MatrixPerson[] | undefined;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Null when all are loaded. */
  readonly onMore: (() => void) | null;
  readonly isLoadingMore: boolean;
}

function withoutOrder(input: PeopleInput): string {
  return JSON.stringify({ ...input, query: { ...input.query, SortOrder: undefined } });
}

function isOtherOrder(before: unknown, input: PeopleInput): boolean {
  return before !== undefined && withoutOrder(before as PeopleInput) === withoutOrder(input);
}

/** Reads the people of the matrix page by page, by name. */
export function useMatrixPeople(
  { params, query }: MatrixInput,
  cell: Cell | null,
  order: SortOrder,
): PeoplePages {
  const input: PeopleInput = {
    params,
    query: {
      ...query,
      ...(cell !== null && { Primary: cell.x, Secondary: cell.y }),
      ...(order === 'desc' && { SortOrder: order }),
      PageSize: LIMITS.talentPageSize,
    },
  };
  const pages = useInfiniteQuery({
    queryKey: queryKeys.call('talent.matrixPeople', input),
    initialPageParam: 1,
    queryFn: ({ pageParam, ...context }) =>
      api.call('talent.matrixPeople', {
        params,
        query: { ...input.query, Page: pageParam },
        ...callOptionsOf(context),
      }),
    getNextPageParam: (last, all) =>
      all.reduce((sum, { data }) => sum + data.length, 0) < last.count ? all.length + 1 : undefined,
    // When the order changes, the same people stay until the new page arrives.
    placeholderData: (last, before) => (isOtherOrder(before?.queryKey.at(-1), input) ? last : undefined),
  });
  return {
    people: pages.data?.pages.flatMap(({ data }) => data),
    error: pages.error,
    isRetrying: pages.isRefetching,
    onRetry: () => void pages.refetch(),
    onMore: pages.hasNextPage ? () => void pages.fetchNextPage() : null,
    isLoadingMore: pages.isFetchingNextPage,
  };
}
