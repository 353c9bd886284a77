import { Readable } from 'node:stream';
import type { FileAnswer } from '../../kernel/http/index.ts';
import type { MadeReport } from './report-request.ts';

/** A report as the answer to a request; if the client stops reading, the report is aborted. */
export function fileAnswer({
  name,
  type,
  content,
}: Pick<MadeReport, 'name' | 'type' | 'content'>): FileAnswer {
  return { name, type, content: Readable.from(content, { objectMode: false }) };
}
