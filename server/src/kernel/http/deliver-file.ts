import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { rateLimited } from '../errors/index.ts';
import { inTurn } from '../threads/index.ts';
import type { FileAnswer } from './file-answer.ts';
import { Spool } from './spool.ts';

/** Files of one person on their way at a time. */
const AT_A_TIME = 5;
/** Seconds after which asking again makes sense. */
const RETRY_AFTER = 5;

const onTheirWay = new Map<string, number>();

interface Person {
  readonly tenantId: number;
  readonly id: number;
}

/** A place among the files on their way to a person; the answer gives it back, once. @throws rate_limited */
function takePlace({ tenantId, id }: Person): () => void {
  const name = `${tenantId}/${id}`;
  const count = onTheirWay.get(name) ?? 0;
  if (count >= AT_A_TIME) throw rateLimited(RETRY_AFTER);
  onTheirWay.set(name, count + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (onTheirWay.get(name) ?? 1) - 1;
    if (left === 0) onTheirWay.delete(name);
    else onTheirWay.set(name, left);
  };
}

/**
 * Makes a file for one person and delivers it while it is made. A person's files are made one after another, each as fast
 * as it can be: however slowly somebody reads, threads and transactions are there for others.
 *
 * @throws what making it throws; rate_limited when the person reads, or waits for, too many
 */
export async function deliverFile(person: Person, make: () => Promise<FileAnswer>): Promise<FileAnswer> {
  const giveBack = takePlace(person);
  const answer = Promise.withResolvers<FileAnswer>();
  const work = async (): Promise<void> => {
    const made = await make();
    const { content } = made;
    if (Buffer.isBuffer(content)) {
      giveBack();
      answer.resolve(made);
      return;
    }
    const spool = new Spool((error) => {
      giveBack();
      if (error) delivered.destroy(error);
    });
    const delivered = Readable.from(spool, { objectMode: false });
    answer.resolve({ ...made, content: delivered });
    await spool.fill(content);
  };
  inTurn(person, work).catch((error: unknown) => {
    giveBack();
    answer.reject(error);
  });
  return answer.promise;
}
