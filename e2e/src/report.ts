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

const HEAD = ['#', 'figure', 'measured', 'reach', '', 'from'];

function asLines(rows: readonly (readonly string[])[]): string {
  return [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The figures as a Markdown table, which reads well in a terminal too. */
export function table(figures: readonly Figure[]): string {
  return asLines(figures.map(cells));
}

/** The rows of a table that `table` has written. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

/** The number in a figure's id, by which a table is sorted. */
function place([id = '']: readonly string[]): number {
  return Number(/\d+/.exec(id)?.[0] ?? 0);
}

/** The rows of a document's table, with the measured rows in place of the rows with the same name. */
function merged(before: string, measured: readonly Figure[]): readonly (readonly string[])[] {
  const fresh = measured.map(cells);
  const names = new Set(fresh.map(([id, what]) => `${id} ${what}`));
  const kept = rowsOf(before).filter(([id, what]) => !names.has(`${id} ${what}`));
  return [...kept, ...fresh].sort((a, b) => place(a) - place(b));
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
  const from = text.indexOf(start) + start.length;
  const until = text.indexOf(end);
  const day = new Date().toISOString().slice(0, 10);
  const rows = merged(text.slice(from, until), measured);
  const generated = `\nLast measured ${day} on ${machine()}.\n\n${asLines(rows)}\n`;
  writeFileSync(path, text.slice(0, from) + generated + text.slice(until));
  return measured;
}
