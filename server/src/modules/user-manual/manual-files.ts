import { Buffer } from 'node:buffer';
import { LIMITS } from '@cadence/shared-contract';
import type { BodyOf, OutputOf, UserManualReport } from '@cadence/shared-contract';
import type { Clock } from '../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { PDF_TYPE } from '../../kernel/files/index.ts';
import type { Ctx, FileAnswer } from '../../kernel/http/index.ts';
import { AfterCommit } from '../../kernel/http/index.ts';
import type { ScheduledJob } from '../../kernel/jobs/index.ts';
import { inTurn } from '../../kernel/threads/index.ts';
import { logoPicture } from '../../kernel/mail/index.ts';
import { findTenantById } from '../tenants/index.ts';
import { checkAttachment } from './files/attachment/check-attachment.ts';
import { manualPdf } from './files/manual-pdf.ts';
import { deleteLooseFiles, discardLooseFiles, findReadableFile, insertFile } from './manual-files.queries.ts';

/** How many unattached files are kept besides a new upload, so that trying several does not lose the first at once. */
const WAITING = 3;
const NAME_LENGTH = 255;

/** A name without invisible characters. */
function visibleName(name: string): string {
  const text = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .trim();
  return [...text].slice(0, NAME_LENGTH).join('') || 'File.pdf';
}

/**
 * Accepts a PDF for the actor's entry; answers its id. It is checked between two transactions.
 *
 * @throws invalid if it is not a PDF, or contains more than a document
 */
export function uploadManualFile(
  { actor }: Pick<Ctx, 'actor'>,
  { FileName, Content }: BodyOf<'userManual.upload'>,
): AfterCommit<OutputOf<'userManual.upload'>> {
  return new AfterCommit(async ({ finish }) => {
    const content = Buffer.from(await Content.arrayBuffer());
    await inTurn(actor, () => checkAttachment(content));
    return finish(async (later) => {
      await deleteLooseFiles(later, { keep: WAITING });
      return { data: await insertFile(later, { name: visibleName(FileName), content }) };
    });
  });
}

/** The PDF of a person's entry; an unattached one is readable only by its owner. @throws not_found */
export async function readManualFile(ctx: Ctx, id: string): Promise<FileAnswer> {
  const file = await findReadableFile(ctx, id);
  if (!file) throw notFound();
  const name = /\.pdf$/i.test(file.name) ? file.name : `${file.name}.pdf`;
  return { name, type: PDF_TYPE, content: file.content };
}

/** A report as a PDF, drawn after the transaction has ended (people §9). */
export async function printManual(ctx: Ctx, report: UserManualReport): Promise<AfterCommit<FileAnswer>> {
  const svg = (await findTenantById(ctx.db, ctx.tenant.id))?.logo_svg ?? null;
  const { name, timeZone } = ctx.tenant;
  return new AfterCommit(() =>
    inTurn(ctx.actor, async () =>
      manualPdf({
        report,
        organisation: { name, timeZone, logo: svg === null ? null : await logoPicture(svg) },
        printedBy: ctx.actor.name,
        printedAt: ctx.now,
      }),
    ),
  );
}

/** Removes PDFs that were uploaded and never attached. */
export function discardManualFilesJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return {
    name: 'discard-manual-files',
    every: 60,
    at: 53,
    run: () =>
      db.transaction({ role: 'jobs' }, (tx) =>
        discardLooseFiles(tx, new Date(clock.now().getTime() - LIMITS.looseFileWindow)),
      ),
  };
}
