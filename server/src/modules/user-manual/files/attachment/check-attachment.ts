import { MESSAGES } from '@cadence/shared-contract';
import { errorCode, errorMessage, invalid } from '../../../../kernel/errors/index.ts';
import { runInThread } from '../../../../kernel/threads/index.ts';
import { ACTIVE_CONTENT } from './active-content.ts';
import type { Finding } from './inspect-pdf.ts';

const TASK = new URL('./inspect-task.ts', import.meta.url);
/** Ordinary files take milliseconds; the most that `CHECK_LIMITS` allow takes seconds. */
const LIMITS = { timeout: 30_000, megabytes: 384 } as const;

/** The problem, in words for the person who uploads the file. */
function sentenceOf(finding: Finding): string {
  switch (finding.reason) {
    case 'notPdf':
      return MESSAGES.pdfOnly;
    case 'protected':
      return 'This PDF is protected by a password. Please choose one without.';
    case 'active':
      return `This PDF contains active content (${ACTIVE_CONTENT[finding.kind]}), which is not accepted.`;
    case 'damaged':
      return 'This PDF is damaged and cannot be read.';
    case 'tooComplex':
      return 'This PDF is too complex to be checked.';
  }
}

/**
 * Accepts a PDF that can only be read (UMAN-007). It is checked in a worker thread with limited time and memory.
 *
 * @throws invalid with one sentence: not a PDF by its content, password-protected, with active content of any kind,
 * damaged, or too complex to check; rate_limited if too many files are being checked
 */
export async function checkAttachment(content: Uint8Array): Promise<void> {
  const finding = await inspect(content);
  if (finding !== null) throw invalid([{ path: 'file', message: sentenceOf(finding) }]);
}

async function inspect(content: Uint8Array): Promise<Finding | null> {
  try {
    return await runInThread<Uint8Array, Finding | null>(TASK, content, LIMITS);
  } catch (error) {
    if (isLimit(error)) return { reason: 'tooComplex' };
    throw error;
  }
}

/** Whether the worker was ended because it took too long or needed too much memory. */
function isLimit(error: unknown): boolean {
  return (
    errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ||
    errorMessage(error).startsWith('The thread took longer')
  );
}
