import { Buffer } from 'node:buffer';
import type { Appraisal, Goal } from '@cadence/shared-contract';
import { PDF_TYPE } from '../../../kernel/files/index.ts';
import type { FileAnswer } from '../../../kernel/http/index.ts';
import { runInThread } from '../../../kernel/threads/index.ts';
import { periodOf } from './print-looks.ts';

/** What is printed, for whom and when. */
export interface AppraisalPrint {
  /** As the viewer may read it: null fields are not printed and leave no gap. */
  readonly appraisal: Appraisal;
  /** Goals of the period that the viewer may see. */
  readonly goals: readonly Goal[];
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

/** The appraisals of one document. */
export interface AppraisalPrints {
  readonly title: string;
  /** At least one. */
  readonly prints: readonly AppraisalPrint[];
}

const DRAWING = new URL('appraisal-pdf-task.ts', import.meta.url);
const LIMITS = { timeout: 60_000, megabytes: 256 } as const;

/**
 * Draws appraisals as a PDF in a worker thread.
 *
 * @throws rate_limited if too many are being made
 */
export async function drawAppraisals(prints: AppraisalPrints): Promise<Uint8Array> {
  return runInThread<AppraisalPrints, Uint8Array>(DRAWING, prints, LIMITS);
}

/** Draws one appraisal as a PDF (people §2.5). @throws rate_limited if too many are being made */
export async function appraisalPdf(print: AppraisalPrint): Promise<FileAnswer> {
  const { appraisal, organisation } = print;
  const title = `Appraisal of ${appraisal.User.Name} for ${periodOf(appraisal)}`;
  const content = await drawAppraisals({ title, prints: [print] });
  const name = `Appraisal - ${appraisal.User.Name} - ${periodOf(appraisal)} - ${organisation.name}.pdf`;
  return { name, type: PDF_TYPE, content: Buffer.from(content) };
}
