import type { Figure, Measure } from './figures.ts';
import { table, writeReport } from './report.ts';

interface Suite {
  /** Names the JSON in `artifacts/` and the markers in the document. */
  readonly name: string;
  /** Markdown file, from the root, in whose generated part a run replaces the lines that it measured. */
  readonly document: string;
  readonly measures: readonly Measure[];
}

/** Runs the measures that the command line names, all by default, and prints the table; resolves to the exit code. */
export async function runMeasures({ name, document, measures }: Suite): Promise<number> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((one) => !measures.some((measure) => measure.name === one));
  if (unknown.length > 0) {
    const known = measures.map((measure) => measure.name).join(', ');
    console.error(`No such measure: ${unknown.join(', ')}. There are ${known}.`);
    return 1;
  }
  const figures: Figure[] = [];
  for (const measure of measures) {
    if (wanted.length > 0 && !wanted.includes(measure.name)) continue;
    console.log(`Measuring ${measure.name} …`);
    figures.push(...(await measure.run()));
  }
  console.log(`\n${table(figures)}`);
  writeReport(name, document, figures);
  return 0;
}
