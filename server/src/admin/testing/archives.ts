import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

const sha256 = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');

/** The lines of a backup, without the checksum at its end. */
export function linesOf(file: string): readonly string[] {
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1);
}

/** The lines with all table checksums computed again, as somebody would forge them who knows the format. */
function withTrueSums(lines: readonly string[]): readonly string[] {
  let rows: string[] = [];
  return lines.map((line) => {
    if (line.startsWith('[')) rows.push(line);
    if (!line.startsWith('{"sum"')) return line;
    const { sum } = JSON.parse(line) as { sum: { table: string } };
    const made = { sum: { table: sum.table, rows: rows.length, sha256: sha256(rows) } };
    rows = [];
    return JSON.stringify(made);
  });
}

/** Copies a backup with every `from` in its text changed, and no checksum. */
export function copyChanged(file: string, copy: string, { from, to }: { from: string; to: string }): void {
  writeFileSync(copy, gzipSync(gunzipSync(readFileSync(file)).toString().replaceAll(from, to)));
}

/** Writes a backup of changed lines; `sums: 'true'` computes all checksums again, 'end' only the last one. */
export function writeLines(file: string, lines: readonly string[], sums: 'true' | 'end'): void {
  const content = sums === 'true' ? withTrueSums(lines) : lines;
  const end = JSON.stringify({ end: sha256(content) });
  writeFileSync(file, gzipSync(`${[...content, end].join('\n')}\n`));
}
