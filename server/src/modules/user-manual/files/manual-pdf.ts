import { Buffer } from 'node:buffer';
import type { UserManualReport } from '@cadence/shared-contract';
import { PDF_TYPE } from '../../../kernel/files/index.ts';
import type { FileAnswer } from '../../../kernel/http/index.ts';
import { runInThread } from '../../../kernel/threads/index.ts';

/** What is printed, for whom and when. */
export interface ManualPrint {
  /** As the viewer may read it. Differences and the viewer's own figure are never printed. */
  readonly report: UserManualReport;
  readonly organisation: {
    readonly name: string;
    /** IANA zone. */
    readonly timeZone: string;
    /** A PNG. */
    readonly logo: Uint8Array | null;
  };
  /** The name of the person who prints. */
  readonly printedBy: string;
  readonly printedAt: Date;
}

const DRAWING = new URL('manual-pdf-task.ts', import.meta.url);
const LIMITS = { timeout: 60_000, megabytes: 256 } as const;

/**
 * Draws one user manual on A4 (people §3) in a worker thread.
 *
 * @throws rate_limited if too many are being made
 */
export async function manualPdf(print: ManualPrint): Promise<FileAnswer> {
  const report = { ...print.report, Differences: null, Viewer: null };
  const content = await runInThread<ManualPrint, Uint8Array>(DRAWING, { ...print, report }, LIMITS);
  const name = `User Manual - ${report.UserName} - ${print.organisation.name}.pdf`;
  return { name, type: PDF_TYPE, content: Buffer.from(content) };
}
