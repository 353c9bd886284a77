import { Readable } from 'node:stream';
import type { FileAnswer } from '../../kernel/http/index.ts';
import type { MadeReport } from './report-request.ts';

/** A report as the answer of a request; who stops reading stops the making. */
export function fileAnswer({
  name,
  type,
  content,
}: Pick<MadeReport, 'name' | 'type' | 'content'>): FileAnswer {
  return { name, type, content: Readable.from(content, { objectMode: false }) };
}
