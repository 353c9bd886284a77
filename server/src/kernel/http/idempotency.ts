import { alreadyDone, alreadyMade, DomainError, invalid } from '../errors/index.ts';
import { AfterCommit } from './after-commit.ts';
import type { KeyedCtx, KeyedRequest, KeyRow } from './idempotency.queries.ts';
import { deleteKey, holdKey, insertKey, updateKey } from './idempotency.queries.ts';
import type { RequestInput } from './request-content.ts';
import { forVersion, recordIn, versionOf } from './request-content.ts';

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

/** The request's work. `earlierAt` is when the key was used before, with other content; null for never. */
type Work = (input: RequestInput, earlierAt: Date | null) => Promise<unknown>;

/** Stores the answer for retries; an answer made after the commit is stored then. */
export async function keepAnswer(ctx: KeyedCtx, request: KeyedRequest, answer: unknown): Promise<void> {
  if (answer instanceof AfterCommit) return;
  const { Id = null, UpdatedAt = null } = recordIn(answer);
  await updateKey(ctx, request, {
    request_hash: request.hash,
    base_version: versionOf(request.input),
    response: JSON.stringify(answer),
    made_id: Id,
    made_version: UpdatedAt,
    answered_at: ctx.now,
  });
}

/** Replaces the version with the one of the form's own earlier save: nobody else has changed anything (D-122). */
function onOwnVersion({ input }: KeyedRequest, first: KeyRow): RequestInput {
  const isSameStart = first.base_version !== null && first.base_version === versionOf(input);
  return isSameStart && first.made_version !== null ? forVersion(input, first.made_version) : input;
}

/** The same form sends other content: continue from what it did before. @throws already_made, already_done */
async function goOn(
  ctx: KeyedCtx,
  request: KeyedRequest,
  { first, work }: { readonly first: KeyRow; readonly work: Work },
): Promise<unknown> {
  if (request.creates && first.made_id !== null)
    throw alreadyMade({ Id: first.made_id, UpdatedAt: first.made_version });
  try {
    const answer = await work(onOwnVersion(request, first), first.answered_at);
    await keepAnswer(ctx, request, answer);
    return answer;
  } catch (error) {
    throw error instanceof DomainError && error.code === 'conflict' ? alreadyDone() : error;
  }
}

/**
 * Runs `work` once for each key, person, operation and content; a retry gets the first answer (D-5, D-122). The key is
 * written in the same transaction as the change, so a concurrent retry waits for it, and a rollback frees the key. With
 * other content a create is refused with the record that was made, and any other call continues from the version that
 * the key made.
 *
 * @throws already_made, already_done
 */
export async function answerOnce(ctx: KeyedCtx, request: KeyedRequest, work: Work): Promise<unknown> {
  if (await insertKey(ctx, request)) {
    const answer = await work(request.input, null);
    if (answer instanceof AfterCommit) await deleteKey(ctx, request);
    else await keepAnswer(ctx, request, answer);
    return answer;
  }
  const first = await holdKey(ctx, request);
  return first.request_hash === request.hash ? first.response : goOn(ctx, request, { first, work });
}
