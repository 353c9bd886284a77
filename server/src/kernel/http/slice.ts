import type { CallInput, OperationId, OutputOf } from '@cadence/shared-contract';
import { ROUTES } from '@cadence/shared-contract';
import type { AfterCommit } from './after-commit.ts';
import type { Ctx, PublicCtx } from './context.ts';
import type { FileAnswer } from './file-answer.ts';

type CtxOf<Id extends OperationId> = (typeof ROUTES)[Id]['access'] extends 'public' ? PublicCtx : Ctx;

type AnswerOf<Id extends OperationId> = (typeof ROUTES)[Id] extends { readonly download: true }
  ? FileAnswer
  : OutputOf<Id>;

/** Takes validated input, returns the contract's output (or a file); refusals are thrown as domain errors. */
export type HandlerOf<Id extends OperationId> = (
  ctx: CtxOf<Id>,
  input: CallInput<Id>,
) => Promise<AnswerOf<Id> | AfterCommit<AnswerOf<Id>>>;

type IdsOf<Prefix extends string> = Extract<OperationId, `${Prefix}.${string}`>;

/** A handler for every operation of the domain: a missing or unknown one does not compile. */
export type HandlersOf<Prefix extends string> = { readonly [Id in IdsOf<Prefix>]: HandlerOf<Id> };

export type AnyHandler = (ctx: Ctx | PublicCtx, input: unknown) => Promise<unknown>;

/** A domain's operations, ready to be registered. */
export interface Slice {
  readonly prefix: string;
  readonly handlers: ReadonlyMap<OperationId, AnyHandler>;
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(ROUTES, id);
}

/** The operations of the contract that start with `prefix.`. */
export function operationsOf(prefix: string): readonly OperationId[] {
  return Object.keys(ROUTES)
    .filter(isOperationId)
    .filter((id) => id.startsWith(`${prefix}.`));
}

/**
 * Declares the handlers of one domain.
 *
 * @throws Error at start-up when an operation has no handler, a handler no operation, or a route no access.
 */
export function defineSlice<const Prefix extends string>(
  prefix: Prefix,
  handlers: HandlersOf<Prefix>,
): Slice {
  const given = new Map(Object.entries<unknown>(handlers));
  const expected = operationsOf(prefix);
  if (expected.length === 0) throw new Error(`The contract has no operation that starts with '${prefix}.'.`);
  for (const id of expected) {
    if (typeof given.get(id) !== 'function') throw new Error(`Operation '${id}' has no handler.`);
    const access: unknown = ROUTES[id].access;
    if (access !== 'public' && access !== 'session')
      throw new Error(`Operation '${id}' does not say who may call it.`);
  }
  for (const id of given.keys()) {
    if (!expected.some((known) => known === id)) throw new Error(`'${id}' is no operation of '${prefix}'.`);
  }
  return { prefix, handlers: new Map(expected.map((id) => [id, given.get(id) as AnyHandler])) };
}
