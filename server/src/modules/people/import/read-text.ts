import { UnreadableFile } from './unreadable-file.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** How many lines begin before the end of a text, with any line ends. */
const linesOf = (text: string): number => text.split(/\r\n?|\n/).length;

function refuse(line: number, encoding: string): never {
  throw new UnreadableFile(
    `Line ${line} of the file has letters that are not ${encoding}. Please save it as “CSV UTF-8” or as an Excel file (xlsx).`,
  );
}

function decodeUtf16(content: Buffer, encoding: 'utf-16le' | 'utf-16be'): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    const [readable = ''] = new TextDecoder(encoding).decode(content).split('\uFFFD');
    return refuse(linesOf(readable), 'UTF-16');
  }
}

/** The first line that is not UTF-8; no letter of UTF-8 holds the byte of a line end. */
function findWrongLine(content: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  let line = 1;
  for (let at = 0; at < content.length; at += 1) {
    const isPair = content[at] === CARRIAGE_RETURN && content[at + 1] === LINE_FEED;
    if (isPair || (content[at] !== LINE_FEED && content[at] !== CARRIAGE_RETURN)) continue;
    try {
      decoder.decode(content.subarray(start, at));
    } catch {
      break;
    }
    start = at + 1;
    line += 1;
  }
  return line;
}

/**
 * The text of a file: UTF-8, or UTF-16 where its byte order mark says so. No other encoding is guessed, because a wrong
 * guess changes names.
 *
 * @throws UnreadableFile with the first line that is something else
 */
export function readText(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return decodeUtf16(content, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeUtf16(content, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return refuse(findWrongLine(content), 'UTF-8');
  }
}
