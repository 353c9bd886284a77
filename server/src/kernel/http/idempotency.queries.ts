import type { Db, Row, RowChanges } from '../db/index.ts';
import type { Actor } from '../session/index.ts';
import type { RequestInput } from './request-content.ts';
import { targetOf, versionOf } from './request-content.ts';

/** A changing request that has a key. */
export interface KeyedRequest {
  readonly key: string;
  readonly operation: string;
  readonly input: RequestInput;
  /** The hash of its content: see `nameContent`. */
  readonly hash: string;
  /** Whether the operation makes one record. */
  readonly creates: boolean;
}

/** The person of the request, in its transaction. */
export interface KeyedCtx {
  readonly db: Db;
  readonly now: Date;
  readonly actor: Pick<Actor, 'tenantId' | 'id'>;
}

export type KeyRow = Row<'idempotency_keys'>;

function placeOf({ actor }: KeyedCtx, { key, operation, input }: KeyedRequest) {
  return { tenant_id: actor.tenantId, person_id: actor.id, key, operation, target: targetOf(input) };
}

/** Stores the key of a request; false when an earlier one stored it. Waits for one that is running. */
export async function insertKey(ctx: KeyedCtx, request: KeyedRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('idempotency_keys')
    .values({
      ...placeOf(ctx, request),
      request_hash: request.hash,
      response: null,
      base_version: versionOf(request.input),
      created_at: ctx.now,
      answered_at: ctx.now,
    })
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'person_id', 'key', 'operation', 'target']).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What the key was used for, locked until the transaction ends. */
export function holdKey(ctx: KeyedCtx, request: KeyedRequest): Promise<KeyRow> {
  return ctx.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where((row) => row.and(placeOf(ctx, request)))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateKey(
  ctx: KeyedCtx,
  request: KeyedRequest,
  changes: RowChanges<'idempotency_keys'>,
): Promise<void> {
  await ctx.db
    .updateTable('idempotency_keys')
    .where((row) => row.and(placeOf(ctx, request)))
    .set(changes)
    .execute();
}

export async function deleteKey(ctx: KeyedCtx, request: KeyedRequest): Promise<void> {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where((row) => row.and(placeOf(ctx, request)))
    .execute();
}
