import type { ReportParams, ReportView } from '@cadence/shared-contract';
import type { Picture } from '@cadence/shared-contract/charts';
import type { ReportColumn } from '@cadence/shared-contract/reports';
import type { Cell } from '../../../kernel/files/table/table-file.ts';
import type { ReportCtx } from '../report-request.ts';

/** One row of a report, for its page and its files. */
export interface ReportRow {
  /** The id of the person or goal. */
  readonly id: number;
  /** A page about it that the reader may open. */
  readonly to: string | null;
  /** The person whose picture is shown in front of it. */
  readonly personId: number | null;
  /** By the keys of the columns; missing values are empty. */
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface ReportSheet {
  /** 'Q4 2026' */
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** The listed ids, in order: rows are read by id, in pages; whatever is no longer visible is left out. */
  readonly ids: readonly number[];
  readonly rows: (ctx: ReportCtx, ids: readonly number[]) => Promise<readonly ReportRow[]>;
}

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** An opened report: its content for the page and for every file. */
export interface TableReport {
  /** For titles and file names: 'Q4 2026', 'Q1 2026 to Q4 2026'; null if the report has no quarter. */
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

/** Opens a report with the given parameters. @throws denied, not_found, invalid */
export type OpenTable = (ctx: ReportCtx, params: ReportParams) => Promise<TableReport>;

/** The fact that a search limits the report. */
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
  /** How many people have something missing. */
  readonly missing: number;
}

/** Bars by department, most missing first: done and missing. */
export function departmentPicture(
  title: string,
  [done, missing, word = 'missing']: readonly [done: string, missing: string, word?: string],
  counts: readonly DepartmentCount[],
): Picture {
  const sorted = counts.toSorted((a, b) => b.missing - a.missing || b.all - a.all);
  // A single remaining department keeps its name.
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
