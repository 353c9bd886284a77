import { rateLimited } from '../errors/index.ts';

/** Maximum waiting pieces of work per person. */
const WAITING = 2;
/** Seconds after which a retry makes sense. */
const RETRY_AFTER = 5;

interface Line {
  /** Settles with the last piece of work. */
  tail: Promise<unknown>;
  /** Running and waiting pieces. */
  count: number;
}

const lines = new Map<string, Line>();

interface Person {
  readonly tenantId: number;
  readonly id: number;
}

/**
 * Runs the heavy work of one person piece by piece, so that a person with many requests waits for their own and does
 * not delay others. Counted per process.
 *
 * @throws rate_limited while too much of the person's work waits; whatever the work throws
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
