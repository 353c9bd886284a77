import type {
  BodyOf,
  GoalSummaryText,
  PeriodSummary,
  SavedSummary,
  SummaryGoal,
  SummaryResult,
  SummaryText,
} from '@cadence/shared-contract';
import { markSentences } from './sentences.ts';

/** A summary that is saved. */
export type OpenSummary = SummaryResult & { readonly Saved: SavedSummary };

export const isOpenSummary = (result: SummaryResult): result is OpenSummary =>
  result.Success && result.Saved !== null;

/** One text of a summary, with its subject. */
export interface SummaryPart {
  /** 'goal:12', 'quarter:39', 'year:0' */
  readonly key: string;
  readonly Part: BodyOf<'summaries.save'>['Parts'][number]['Part'];
  /** Of the goal or the quarter; 0 for the year. */
  readonly Id: number;
  readonly title: string;
  readonly goal: SummaryGoal | null;
  readonly text: SummaryText;
  /** The instructions to the writer for a goal; '' for none. */
  readonly words: string;
}

const quarterName = (quarters: readonly PeriodSummary[], id: number): string => {
  const period = quarters.find(({ Id }) => Id === id);
  return period === undefined ? 'The quarter' : `Q${period.Quarter} ${period.Year}`;
};

function goalParts({ GoalSummary, Context }: SummaryResult): readonly SummaryPart[] {
  return (GoalSummary?.Goals ?? []).flatMap((text): SummaryPart[] => {
    const goal = Context?.Goals.find(({ Id }) => Id === text.Id);
    if (goal === undefined) return [];
    const { Id, SummaryAdditionalContext: words } = text;
    return [{ key: `goal:${Id}`, Part: 'goal', Id, title: goal.Title, goal, text, words }];
  });
}

function annualParts({ AnnualSummary, Context }: SummaryResult): readonly SummaryPart[] {
  if (AnnualSummary === null) return [];
  const { Periods, ...year } = AnnualSummary;
  return [
    { key: 'year:0', Part: 'year', Id: 0, title: 'The year', goal: null, text: year, words: '' },
    ...Periods.map((text): SummaryPart => {
      const title = quarterName(Context?.Quarters ?? [], text.PeriodId);
      return {
        key: `quarter:${text.PeriodId}`,
        Part: 'quarter',
        Id: text.PeriodId,
        title,
        goal: null,
        text,
        words: '',
      };
    }),
  ];
}

function quarterPart({ QuarterSummary: text, Saved }: SummaryResult): readonly SummaryPart[] {
  const id = Saved?.PeriodId ?? null;
  if (text === null || id === null) return [];
  return [
    { key: `quarter:${id}`, Part: 'quarter', Id: id, title: 'The quarter', goal: null, text, words: '' },
  ];
}

/** The texts of a summary in their order: the text about the whole comes first. */
export function partsOf(result: SummaryResult): readonly SummaryPart[] {
  return [...annualParts(result), ...quarterPart(result), ...goalParts(result)];
}

/** Texts by the keys of their parts. */
export type Texts = Readonly<Record<string, string>>;

export function textsOf(result: SummaryResult): Texts {
  return Object.fromEntries(partsOf(result).map(({ key, text }) => [key, text.Summary]));
}

type Change = <T extends SummaryText>(text: T, key: string) => T;

/** The same summary with every text changed. */
function mapTexts(result: OpenSummary, change: Change): OpenSummary {
  const { QuarterSummary, GoalSummary, AnnualSummary, Saved } = result;
  return {
    ...result,
    QuarterSummary: QuarterSummary && change(QuarterSummary, `quarter:${Saved.PeriodId}`),
    GoalSummary: GoalSummary && { Goals: GoalSummary.Goals.map((text) => change(text, `goal:${text.Id}`)) },
    AnnualSummary: AnnualSummary && {
      ...change(AnnualSummary, 'year:0'),
      Periods: AnnualSummary.Periods.map((text) => change(text, `quarter:${text.PeriodId}`)),
    },
  };
}

/** The summary as it reads with what is not saved yet. */
export function withTexts(result: OpenSummary, values: Texts): OpenSummary {
  return mapTexts(result, (text, key) => {
    const Summary = values[key] ?? text.Summary;
    if (Summary === text.Summary) return text;
    const Sentences = [...markSentences(Summary, text.Sentences)];
    const Original = text.Original ?? text.Summary;
    return { ...text, Summary, Sentences, Original, IsEdited: Summary !== Original };
  });
}

/** The summary with one text put in place of another, as it was saved. */
export function withPart(
  result: OpenSummary,
  key: string,
  { text, saved }: { readonly text: SummaryText | GoalSummaryText; readonly saved: SavedSummary | null },
): OpenSummary {
  const changed = mapTexts(result, (old, at) => (at === key ? { ...old, ...text } : old));
  return { ...changed, Saved: saved ?? result.Saved };
}
