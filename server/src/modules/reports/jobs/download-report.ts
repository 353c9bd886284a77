import { Readable } from 'node:stream';
import { DomainError, notFound } from '../../../kernel/errors/index.ts';
import type { Again, Ctx, FileAnswer } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import type { ReportJobRow } from './report-jobs.queries.ts';
import { findJob, findWhomToAsk, readPieces, withdrawJob } from './report-jobs.queries.ts';
import type { ReportMaker } from './report-maker.ts';
import { isRightLost } from './right-lost.ts';
import { demandRights, rightsOf } from './rights.ts';

/** Pieces per read: one megabyte. */
const PIECES = 4;

/** The stored file, read only as fast as the client takes it; each read checks the owner again. */
async function* piecesOf(
  again: Again,
  { id, size }: Pick<ReportJobRow, 'id' | 'size'>,
): AsyncIterable<Buffer> {
  let sent = 0;
  for (let from = 0; sent < (size ?? 0); from += PIECES) {
    const pieces = await again(({ db, actor }) => readPieces(db, actor, { id, from, limit: PIECES }));
    // Deleted since: a truncated file must not look complete.
    if (pieces.length === 0) throw notFound();
    for (const piece of pieces) {
      sent += piece.length;
      yield piece;
    }
  }
}

/** 'You may not see this report any more. Ask Aoife Ní Dhomhnaill.' */
async function withdrawnSentence({ db, actor }: Ctx): Promise<string> {
  const name = await findWhomToAsk(db, actor);
  return `You may not see this report any more.${name === null ? '' : ` Ask ${name}.`}`;
}

/** The refusal of a report if its person has lost a right since; undefined if they have all (D-96). */
async function findRefusal(
  ctx: Ctx,
  maker: ReportMaker,
  { report, format, params, rights }: ReportJobRow,
): Promise<string | undefined> {
  let isOffered = false;
  try {
    await maker.describe(ctx, { report, format, params });
    isOffered = true;
    demandRights(rights ?? [], rightsOf(ctx.actor));
    return undefined;
  } catch (error) {
    if (!isRightLost(error)) throw error;
    return isOffered ? error.message : withdrawnSentence(ctx);
  }
}

/**
 * The file of a finished report, for the person who requested it, while they may have it.
 *
 * @throws not_found; denied if the right was lost, and then the file is deleted
 */
export async function downloadReport(
  ctx: Ctx,
  maker: ReportMaker,
  id: number,
): Promise<AfterCommit<FileAnswer>> {
  const job = await findJob(ctx.db, ctx.actor, id);
  if (job?.state === 'withdrawn')
    throw new DomainError('denied', job.problem ?? (await withdrawnSentence(ctx)));
  // An expired report is not found, even before the clean-up deletes it.
  if (job?.kept_until && job.kept_until <= ctx.now) throw notFound();
  if (job?.state !== 'done' || job.file_name === null || job.file_type === null) throw notFound();
  const { file_name: name, file_type: type } = job;
  const problem = await findRefusal(ctx, maker, job);
  return new AfterCommit(async ({ again }) => {
    if (problem === undefined) return { name, type, content: Readable.from(piecesOf(again, job)) };
    await again(({ db, actor }) => withdrawJob(db, actor, { id, problem }));
    throw new DomainError('denied', problem);
  });
}
