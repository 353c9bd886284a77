import { printedInstant } from '../printed-time.ts';
import type { TableFile } from './table-file.ts';

/** The facts of the report, with author, time and zone unless they are included already. */
export function factsOf({ facts, author, madeAt, timeZone }: Omit<TableFile, 'sheets'>): TableFile['facts'] {
  const made = [
    { label: 'Made by', text: author },
    { label: 'Made on', text: printedInstant(madeAt, timeZone) },
    { label: 'Time zone', text: timeZone },
  ];
  const isSaid = (one: (typeof made)[number]): boolean =>
    facts.some(({ label, text }) => label === one.label || text === one.text);
  return [...facts, ...made.filter((one) => !isSaid(one))];
}
