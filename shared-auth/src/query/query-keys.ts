import type { CallInput, OperationId, OutputOf } from '@cadence/shared-contract';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { CallOptions } from '../api/send-call.ts';
import { api } from '../session/session-actions.ts';

type DomainOf<Id extends string> = Id extends `${infer Domain}.${string}` ? Domain : never;
/** The part of an operation's id before the dot: `goals`, `people`, `notifications`. */
export type Domain = DomainOf<OperationId>;

/**
 * Keys are `[domain, operation, input]`, so that a whole domain, every list of it or one read can be invalidated:
 * `queryKeys.domain('goals')`, `queryKeys.operation('goals.list')`, `queryKeys.call('goals.read', { params: { id } })`.
 */
export const queryKeys = {
  domain: (domain: Domain) => [domain] as const,
  operation: (id: OperationId) => id.split('.') as readonly string[],
  call: <Id extends OperationId>(id: Id, input?: CallInput<Id>) =>
    [...id.split('.'), ...(input === undefined ? [] : [input])] as readonly unknown[],
};

type QueryArguments<Id extends OperationId> = unknown extends CallInput<Id> ? [] : [input: CallInput<Id>];

/** What a query's function is given, as far as reads need it. */
export type ReadContext = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>;

/**
 * How a query's function calls: it ends with the query, and can wait when an earlier answer is shown. The next page of a
 * list is not shown yet.
 */
export function callOptionsOf({ client, queryKey, signal }: ReadContext): CallOptions {
  const { data, fetchMeta } = client.getQueryState(queryKey) ?? {};
  return { signal, canWait: data !== undefined && fetchMeta?.fetchMore === undefined };
}

/** Key and function of a read, for `useQuery({ ...apiQuery('goals.read', { params: { id } }), … })`. */
export function apiQuery<Id extends OperationId>(id: Id, ...[input]: QueryArguments<Id>) {
  const call = api.call as (id: Id, input: object) => Promise<OutputOf<Id>>;
  return {
    queryKey: queryKeys.call(id, input),
    queryFn: (context: ReadContext) =>
      call(id, { ...(input as object | undefined), ...callOptionsOf(context) }),
  };
}
