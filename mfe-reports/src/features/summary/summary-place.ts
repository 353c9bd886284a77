import { readId } from '@cadence/shared-contract';
import type { OutputOf, SavedSummary } from '@cadence/shared-contract';
import { REPORT_IDS, reportType } from '@cadence/shared-contract/reports';

export type SummaryKind = SavedSummary['Kind'];
export type Audience = SavedSummary['Audience'];
const AUDIENCES = ['me', 'ceo'] as const satisfies readonly Audience[];
export type Choices = OutputOf<'reports.choices'>;

const REPORT_OF = { quarter: REPORT_IDS.goalSummary, year: REPORT_IDS.executiveSummary } as const;

/** The report that a kind of summary is. */
export const summaryReport = (kind: SummaryKind) => reportType(REPORT_OF[kind]);

/** What the address of a summary names: a saved one, or what is to be written about and for whom. */
export interface SummaryPlace {
  readonly kind: SummaryKind;
  /** The saved summary that is open; null for the choice. */
  readonly id: number | null;
  /** Of the quarter's period; null where none is named. */
  readonly periodId: number | null;
  readonly year: number | null;
  readonly audience: Audience | null;
  /** To be written again, although a saved one exists. */
  readonly isNew: boolean;
}

/** The subject of a summary, and its audience. */
export interface SummarySubject {
  readonly kind: SummaryKind;
  readonly periodId: number | null;
  readonly year: number | null;
  readonly audience: Audience;
}

export function readPlace(pathname: string, query: URLSearchParams): SummaryPlace {
  const read = (name: string): number | null => readId(query.get(name) ?? '');
  return {
    kind: pathname.toLowerCase().includes(summaryReport('year').slug) ? 'year' : 'quarter',
    id: read('id'),
    periodId: read('period'),
    year: read('year'),
    audience: AUDIENCES.find((audience) => audience === query.get('audience')) ?? null,
    isNew: query.has('new'),
  };
}

const pathOf = (kind: SummaryKind, query: Readonly<Record<string, string | number>>): string =>
  `/v3/reports/${summaryReport(kind).slug}?${new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()}`;

export const savedPath = ({ Kind, Id }: Pick<SavedSummary, 'Kind' | 'Id'>): string =>
  pathOf(Kind, { id: Id });

/** The address to start a summary; with `subject`, about the same again. */
export function startPath(kind: SummaryKind, subject?: SavedSummary): string {
  if (subject === undefined) return pathOf(kind, { new: 1 });
  const about = subject.PeriodId === null ? { year: subject.Year } : ({ period: subject.PeriodId } as const);
  return pathOf(kind, { ...about, audience: subject.Audience, new: 1 });
}

/** The latest saved summary about the same, for the same audience; null for none. */
export function savedAbout(
  summaries: readonly SavedSummary[],
  { kind, periodId, year, audience }: SummarySubject,
): SavedSummary | null {
  return (
    summaries.find(
      (saved) =>
        saved.Kind === kind &&
        saved.Audience === audience &&
        (kind === 'quarter' ? saved.PeriodId === periodId : saved.Year === year),
    ) ?? null
  );
}

export interface SubjectOption {
  /** Of the period, or the year. */
  readonly value: number;
  /** 'Q3 2026', '2026' */
  readonly label: string;
}

/** What can be written about, latest first: quarters that have begun, or years with an ended quarter. */
export function subjectOptions(kind: SummaryKind, { Periods, Years }: Choices): readonly SubjectOption[] {
  if (kind === 'year') return Years.map((year) => ({ value: year, label: String(year) }));
  return Periods.filter(({ Index }) => Index <= 0).map(({ Id, Quarter, Year }) => ({
    value: Id,
    label: `Q${Quarter} ${Year}`,
  }));
}

/** What is chosen where the address names nothing: the latest quarter that has ended, else the current one. */
export function defaultSubject(kind: SummaryKind, choices: Choices): number | null {
  const ended = kind === 'quarter' ? choices.Periods.find(({ Index }) => Index < 0)?.Id : undefined;
  return ended ?? subjectOptions(kind, choices)[0]?.value ?? null;
}
