import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { rateLimited } from '../errors/index.ts';
import { inTurn } from '../threads/index.ts';
import type { FileAnswer } from './file-answer.ts';
import { Spool } from './spool.ts';

/** Maximum concurrent files per person. */
const AT_A_TIME = 5;
/** Seconds after which a retry makes sense. */
const RETRY_AFTER = 5;

const onTheirWay = new Map<string, number>();

interface Person {
  readonly tenantId: number;
  readonly id: number;
}

/** Takes one of the person's download slots; the returned function releases it, once. @throws rate_limited */
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
 * Makes a file for one person and delivers it while it is made. A person's files are made one after another, each at
 * full speed: a slow reader does not hold threads or transactions that others need.
 *
 * @throws whatever `make` throws; rate_limited when the person has too many open or queued downloads
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
