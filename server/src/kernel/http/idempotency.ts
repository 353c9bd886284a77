import { createHash } from 'node:crypto';
import { conflict, invalid } from '../errors/index.ts';
import type { Actor } from '../session/index.ts';
import type { Ctx } from './context.ts';

const MAX_KEY = 255;

/** The `Idempotency-Key` of a request; null when it has none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  const key = Array.isArray(header) ? header[0] : header;
  if (!key) return null;
  if (key.length > MAX_KEY) {
    throw invalid([
      { path: 'Idempotency-Key', message: `Idempotency-Key must have at most ${MAX_KEY} characters.` },
    ]);
  }
  return key;
}

/**
 * Runs `work` once per key and person; a repeat gets the first answer (D-5). The key is written in the same
 * transaction as the change, so a repeat that arrives meanwhile waits for it, and a rolled back one frees the key.
 *
 * @throws conflict when the key was used for a different request
 */
export async function answerOnce(
  ctx: Pick<Ctx, 'db' | 'now'> & { readonly actor: Pick<Actor, 'tenantId' | 'id'> },
  request: { readonly key: string; readonly operation: string; readonly input: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { db, actor, now } = ctx;
  const hash = createHash('sha256').update(JSON.stringify(request.input)).digest('hex');
  const where = { tenant_id: actor.tenantId, person_id: actor.id, key: request.key };
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ ...where, operation: request.operation, request_hash: hash, response: null, created_at: now })
    .onConflict((clash) => clash.columns(['tenant_id', 'person_id', 'key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    const answer = await work();
    const update = db.updateTable('idempotency_keys').set({ response: JSON.stringify(answer) });
    await update
      .where('tenant_id', '=', actor.tenantId)
      .where('person_id', '=', actor.id)
      .where('key', '=', request.key)
      .execute();
    return answer;
  }
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['operation', 'request_hash', 'response'])
    .where('tenant_id', '=', actor.tenantId)
    .where('person_id', '=', actor.id)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (first.operation !== request.operation || first.request_hash !== hash) {
    throw conflict('This Idempotency-Key was already used for another request.');
  }
  return first.response;
}
