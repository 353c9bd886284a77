import type { ReportParams, ReportView } from '@cadence/shared-contract';
import type { Picture } from '@cadence/shared-contract/charts';
import type { ReportColumn } from '@cadence/shared-contract/reports';
import type { Cell } from '../../../kernel/files/table/table-file.ts';
import type { ReportCtx } from '../report-request.ts';

/** One line of a report, as its page and its files show it. */
export interface ReportRow {
  /** Of the person or goal. */
  readonly id: number;
  /** A page about it that the reader may open. */
  readonly to: string | null;
  /** The person whose picture is shown before it. */
  readonly personId: number | null;
  /** By the keys of the columns; what is missing is empty. */
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface ReportSheet {
  /** 'Q4 2026' */
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** What it lists, in order: rows are read by these, in pages, and rows no longer visible are left out. */
  readonly ids: readonly number[];
  readonly rows: (ctx: ReportCtx, ids: readonly number[]) => Promise<readonly ReportRow[]>;
}

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A report that was asked for: what it lists and says, for its page and for every file. */
export interface TableReport {
  /** For titles and the names of files: 'Q4 2026', 'Q1 2026 to Q4 2026'; null where no quarter counts. */
  readonly quarters: string | null;
  /** For titles: 'my organization', 'Ana Ruiz'; null for everyone. */
  readonly about: string | null;
  readonly figure: { readonly value: string; readonly sentence: string; readonly detail: string } | null;
  readonly facts: readonly Fact[];
  readonly kinds: ReportView['Kinds'];
  readonly pictures: readonly Picture[];
  /** At least one. */
  readonly sheets: readonly ReportSheet[];
  readonly noun: Noun;
  readonly empty: string;
}

export interface Noun {
  readonly one: string;
  readonly many: string;
}
export const PEOPLE: Noun = { one: 'person', many: 'people' };
export const GOALS: Noun = { one: 'goal', many: 'goals' };
export const APPRAISALS: Noun = { one: 'appraisal', many: 'appraisals' };

const NUMBER = new Intl.NumberFormat('en-US');
export const inFigures = (count: number): string => NUMBER.format(count);
/** '14 people', '1 person' */
export const counted = (count: number, { one, many }: Noun): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

/** Makes a report of what was asked. @throws denied, not_found, invalid */
export type OpenTable = (ctx: ReportCtx, params: ReportParams) => Promise<TableReport>;

/** A search is among the facts of what it leaves out. */
export const searchFact = (search: string | undefined): readonly Fact[] =>
  search ? [{ label: 'Search', text: `“${search}”` }] : [];

/** The name of a department for people without one. */
export const NO_DEPARTMENT = 'No department';
const DEPARTMENT: Noun = { one: 'department', many: 'departments' };
/** Departments in a picture; the smaller ones are combined. */
const DEPARTMENTS = 8;

interface DepartmentCount {
  readonly name: string | null;
  readonly all: number;
  /** The people of whom something is missing. */
  readonly missing: number;
}

/** Bars of departments, most missing first: what is there and what is missing. */
export function departmentPicture(
  title: string,
  [done, missing, word = 'missing']: readonly [done: string, missing: string, word?: string],
  counts: readonly DepartmentCount[],
): Picture {
  const sorted = counts.toSorted((a, b) => b.missing - a.missing || b.all - a.all);
  // A single one keeps its name.
  const rest = sorted.length === DEPARTMENTS + 1 ? [] : sorted.slice(DEPARTMENTS);
  const others = rest.reduce(
    (sum, { all, missing: lacking }) => ({ ...sum, all: sum.all + all, missing: sum.missing + lacking }),
    { name: `${rest.length} other departments`, all: 0, missing: 0 },
  );
  const shown = rest.length === 0 ? sorted : [...sorted.slice(0, DEPARTMENTS), others];
  const total = counts.reduce((sum, { missing: lacking }) => sum + lacking, 0);
  const all = counts.reduce((sum, { all: people }) => sum + people, 0);
  return {
    Title: title,
    Kind: 'bars',
    Unit: 'people',
    Series: [
      { Name: done, Look: 'solid' },
      { Name: missing, Look: 'hatch' },
    ],
    Rows: shown.map(({ name, all: people, missing: lacking }) => ({
      Label: name ?? NO_DEPARTMENT,
      Values: [people - lacking, lacking],
      Note: `${lacking} of ${people} ${word}`,
    })),
    Sentence: `${title}: ${inFigures(total)} of ${counted(all, PEOPLE)} ${missing}, in ${counted(counts.length, DEPARTMENT)}.`,
  };
}
