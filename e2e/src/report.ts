import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { isReached } from './figures.ts';
import type { Figure } from './figures.ts';

const root = join(import.meta.dirname, '../..');
const DIGITS: Readonly<Record<Figure['unit'], number>> = { ratio: 2, ms: 0, s: 1, KB: 0, count: 0 };

function shown(value: number, unit: Figure['unit']): string {
  const digits = value.toFixed(DIGITS[unit]);
  return unit === 'ratio' || unit === 'count' ? digits : `${digits} ${unit}`;
}

function cells(figure: Figure): readonly string[] {
  const { id, what, value, unit, reach, detail } = figure;
  const sign = reach.is === 'at most' ? '≤' : '≥';
  const verdict = isReached(figure) ? 'reached' : '**missed**';
  return [id, what, shown(value, unit), `${sign} ${shown(reach.value, unit)}`, verdict, detail];
}

/** The figures as a Markdown table, which reads well in a terminal too. */
export function table(figures: readonly Figure[]): string {
  const head = ['#', 'figure', 'measured', 'reach', '', 'from'];
  const rows = [head, head.map(() => '---'), ...figures.map(cells)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The machine as the tables name it: cores, memory, Node. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}`;
}

/**
 * Writes the figures as JSON to `artifacts/` and replaces the generated part of a document, between its two markers.
 * Figures that this run did not measure keep their last line.
 */
export function writeReport(name: string, document: string, measured: readonly Figure[]): readonly Figure[] {
  const json = join(root, 'artifacts', `${name}.json`);
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, `${JSON.stringify({ machine: machine(), figures: measured }, null, 2)}\n`);

  const path = join(root, document);
  const text = readFileSync(path, 'utf8');
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const before = text.slice(0, text.indexOf(start) + start.length);
  const after = text.slice(text.indexOf(end));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(path, `${before}\nMeasured ${day} on ${machine()}.\n\n${table(measured)}\n${after}`);
  return measured;
}
