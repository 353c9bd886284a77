// @cadence/shared-auth 1.1.0

import type { CallInput, Change, DownloadId, Goal, GoalBundle, HubTopic, HubTopicMap, OperationId, OutputOf } from '@cadence/shared-contract';
import type { InvalidateQueryFilters, Query, Updater, UseMutationOptions } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import { InfiniteData, QueryClient, QueryClientProvider, UseInfiniteQueryResult, UseMutationResult, UseQueryResult, keepPreviousData, useInfiniteQuery, useIsFetching, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';

interface ApiClient {
  call: <Id extends OperationId>(id: Id, ...input: CallArguments<Id>) => Promise<OutputOf<Id>>;
  download: <Id extends DownloadId>(id: Id, ...input: CallArguments<Id>) => Promise<DownloadedFile>;
}

type CallArguments<Id extends OperationId> = unknown extends CallInput<Id> ? [ options?: CallOptions ] : [ input: CallInput<Id> & CallOptions ];

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly canWait?: boolean | undefined;
}

export type Domain = 'actionItems' | 'auth' | 'dashboard' | 'goals' | 'help' | 'notes' | 'notifications' | 'people' | 'predictions' | 'reports' | 'strategy' | 'suggestions' | 'summaries' | 'talent' | 'telemetry' | 'tenants' | 'userManual';

export interface Download<Id extends DownloadId> {
  readonly start: (input: CallInput<Id>) => void;
  readonly isBusy: boolean;
}

interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

export type FailurePlace = 'inline' | 'toast';

interface FreshGoal {
  readonly row: Goal;
  readonly permissions?: GoalBundle['Permissions'] | undefined;
}

export interface Freshness {
  readonly news: News;
  readonly isLive: boolean;
  readonly isFollowing: boolean;
  setLive: (isLive: boolean) => void;
  setAudience: (size: number) => void;
  hear: (change: Change) => void;
  seen: () => void;
  missed: () => void;
  made: (changes: readonly OwnChange[]) => Promise<void>;
  lookAgain: (goalId: number) => void;
  show: (query: Query<unknown, Error, unknown, readonly unknown[]>) => void;
  forget: () => void;
  stop: () => void;
}

interface FreshnessOptions {
  readonly cache: QueryClient;
  readonly call: ApiClient['call'];
  readonly viewerId: () => number | null;
  readonly page: string;
  readonly isHidden: () => boolean;
  readonly random?: () => number;
}

export { InfiniteData };

export interface ListNewsView {
  readonly count: number;
  readonly show: () => void;
}

type Moment = number;

export interface MutationOptions<Data, Variables, Context> extends UseMutationOptions<Data, Error, Variables, Context> {
  readonly failure?: FailurePlace | ((error: Error) => FailurePlace);
  readonly changes?: (answer: Data, variables: Variables) => OwnChange | readonly OwnChange[];
  readonly isRead?: boolean;
}

interface News {
  readonly counts: StoreApi<NewsCounts>;
  watch: (hash: string) => () => void;
  isWatched: (hash: string) => boolean;
  add: (hash: string, goals: ReadonlyMap<number, Moment>) => void;
  clear: (hash: string, begun?: Moment) => void;
}

type NewsCounts = {
  readonly [x: string]: number;
};

export interface OwnChange extends Pick<Change, 'type' | 'id'>, Partial<FreshGoal> {
  readonly isGone?: boolean;
}

export interface OwnFreshness {
  readonly made: (changes: readonly OwnChange[]) => Promise<void>;
  readonly lookAgain: (goalId: number) => void;
}

type QueryArguments<Id extends OperationId> = unknown extends CallInput<Id> ? [ ] : [ input: CallInput<Id> ];

export { QueryClient };

export { QueryClientProvider };

export type ReadContext = {
  client: QueryClient;
  queryKey: readonly unknown[];
  signal: AbortSignal;
};

export { UseInfiniteQueryResult };

export { UseMutationResult };

export { UseQueryResult };

export declare const apiQuery: <Id extends OperationId>(id: Id, ...[input]: QueryArguments<Id>) => {
  queryKey: readonly unknown[];
  queryFn: (context: ReadContext) => Promise<OutputOf<Id>>;
};

export declare const callOptionsOf: (props: ReadContext) => CallOptions;

export declare const createQueryClient: () => QueryClient;

export declare const followHub: (freshness: Freshness, {
  on
}: {
  on: <T extends HubTopic>(topic: T, listener: (event: HubTopicMap[T]) => void) => () => void;
}) => readonly (() => void)[];

export declare const invalidateReads: (client: QueryClient, filters?: InvalidateQueryFilters<readonly unknown[]>) => Promise<void>;

export { keepPreviousData };

export declare const pageName: string;

export declare const queryKeys: {
  domain: (domain: Domain) => readonly [Domain];
  operation: (id: OperationId) => readonly string[];
  call: <Id extends OperationId>(id: Id, input?: CallInput<Id> | undefined) => readonly unknown[];
};

export declare const showAnswer: <Data>(client: QueryClient, queryKey: readonly unknown[], answer: Updater<Data | undefined, Data | undefined>) => Promise<void>;

export declare const startFreshness: (options: FreshnessOptions) => Freshness;

export declare const useDownload: <Id extends DownloadId>(id: Id) => Download<Id>;

export declare const useFreshness: () => OwnFreshness;

export { useInfiniteQuery };

export { useIsFetching };

export declare const useMutation: <Data, Variables = void, Context = unknown>(props: MutationOptions<Data, Variables, Context>) => UseMutationResult<Data, Error, Variables, Context>;

export declare const useNews: (queryKey: readonly unknown[]) => ListNewsView;

export { usePrefetchQuery };

export { useQuery };

export { useQueryClient };

export {};
