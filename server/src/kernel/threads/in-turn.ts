import { rateLimited } from '../errors/index.ts';

/** Pieces of one person's work that may wait for the one that runs. */
const WAITING = 2;
/** Seconds after which asking again makes sense. */
const RETRY_AFTER = 5;

interface Line {
  /** Settles with the last piece of work. */
  tail: Promise<unknown>;
  /** What is done and what waits. */
  count: number;
}

const lines = new Map<string, Line>();

interface Person {
  readonly tenantId: number;
  readonly id: number;
}

/**
 * Does the heavy work of one person piece by piece, so that a person who asks for much at once delays only themselves.
 * It counts in this process.
 *
 * @throws rate_limited while more of the person waits already; what the work throws
 */
export async function inTurn<T>({ tenantId, id }: Person, work: () => Promise<T>): Promise<T> {
  const name = `${tenantId}/${id}`;
  const line = lines.get(name) ?? { tail: Promise.resolve(), count: 0 };
  if (line.count > WAITING) throw rateLimited(RETRY_AFTER);
  lines.set(name, line);
  line.count += 1;
  const mine = line.tail.then(work);
  line.tail = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    line.count -= 1;
    if (line.count === 0) lines.delete(name);
  }
}
