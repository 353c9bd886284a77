import { RunError } from './run-error.ts';

const ID = /^[A-Z]+-\d+$/;

/** The requirements of the ledger (`docs/requirements.md`), in its order. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

export interface Ledger {
  readonly areas: ReadonlyMap<string, string>;
  readonly requirements: readonly Requirement[];
}

export function readLedger(markdown: string): Ledger {
  const headings = [...markdown.matchAll(/^## ([A-Z]+) (.+)$/gm)].map(
    ([, area = '', title = '']) => [area, title] as const,
  );
  const entries = [...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)];
  return {
    areas: new Map(headings),
    requirements: entries.map(([, id = '', text = '']) => ({ id, area: areaOf(id), text })),
  };
}

const areaOf = (id: string): string => id.split('-')[0] ?? '';

/**
 * The ids that `--requirement` names: one, a range `GOAL-041..050`, or an area.
 *
 * @throws RunError with what there is
 */
export function chooseRequirements(asked: readonly string[], { requirements }: Ledger): readonly string[] {
  return [...new Set(asked.flatMap((text) => idsOf(text.toUpperCase(), requirements)))];
}

function idsOf(text: string, known: readonly Requirement[]): readonly string[] {
  const ids = known.map(({ id }) => id);
  const ofArea = ids.filter((id) => areaOf(id) === areaOf(text));
  const [first, last] = [ofArea[0], ofArea.at(-1)];
  if (first === undefined)
    throw new RunError(`There is no area ${areaOf(text)}: ${[...new Set(ids.map(areaOf))].join(', ')}.`);
  if (!text.includes('-')) return ofArea;
  const [from = '', to = from] = text.split('..');
  const end = ID.test(to) ? to : `${areaOf(from)}-${to}`;
  const [start, stop] = [ofArea.indexOf(from), ofArea.indexOf(end)];
  if (start < 0 || stop < start) throw new RunError(`There is no requirement ${text}: ${first} to ${last}.`);
  return ofArea.slice(start, stop + 1);
}

/** A pattern for titles that name one of these: `[GOAL-041]`, also among others in the brackets. */
export const titlePattern = (ids: readonly string[]): string =>
  String.raw`\[(?:[A-Z]+-\d+, *)*(?:${ids.join('|')})(?:, *[A-Z]+-\d+)*\]`;

/** The ids of requirements and decisions that a title names. */
export function idsIn(title: string): readonly string[] {
  const lists = title.match(/\[[A-Z]+-\d+(?:, *[A-Z]+-\d+)*\]/g) ?? [];
  return [...new Set(lists.flatMap((list) => list.match(/[A-Z]+-\d+/g) ?? []))];
}
