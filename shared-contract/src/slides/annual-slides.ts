import type { SummaryGoal, SummaryResult, SummaryText } from '../operations/summaries.ts';
import type { Slide } from './deck.ts';
import { BODY, rule } from './frame.ts';
import { drawCells, notesOf, tell } from './goal-cells.ts';
import type { ToldGoal } from './goal-cells.ts';
import { endingsOf, leftOutText } from './outcome-bars.ts';
import { paragraphs } from './slide-text.ts';
import { drawWhole, numbered, portions, wholeNotes, wholeSlide } from './whole-slide.ts';

/** people §9 */
const GOALS_ON_A_SLIDE = 4;
const PITCH = BODY.height / GOALS_ON_A_SLIDE;
const PADDING = 0.12;
const GUTTER = 0.5;
const HALF = (BODY.width - GUTTER) / 2;
const LEFT = { ...BODY, width: HALF };
const RIGHT = { ...BODY, x: BODY.x + HALF + GUTTER, width: HALF };

/** A quarter of the year: its name, its text and its goals. */
interface YearQuarter {
  /** 0 for what belongs to no quarter of the year. */
  readonly id: number;
  readonly name: string;
  readonly summary: SummaryText | null;
  readonly told: readonly ToldGoal[];
}

const goalsOf = ({ told }: YearQuarter): readonly SummaryGoal[] => told.map(({ goal }) => goal);

/** What belongs to no quarter of the year comes last. */
const OTHERS = 0;

/** Quarters with a text or with goals, earliest first. */
function quartersOf(result: SummaryResult, goals: readonly SummaryGoal[]): readonly YearQuarter[] {
  const periods = result.AnnualSummary?.Periods ?? [];
  const known = (result.Context?.Quarters ?? []).toSorted((a, b) => (a.StartDate < b.StartDate ? -1 : 1));
  const placeOf = (id: number): number => (known.some(({ Id }) => Id === id) ? id : OTHERS);
  const quarters = [
    ...known.map(({ Id, Quarter, Year }) => ({ id: Id, name: `Q${Quarter} ${Year}` })),
    { id: OTHERS, name: 'Other Goals' },
  ];
  return quarters
    .map(({ id, name }) => ({
      id,
      name,
      summary: periods.find(({ PeriodId }) => placeOf(PeriodId) === id) ?? null,
      told: goals
        .filter(({ PeriodId }) => placeOf(PeriodId) === id)
        .map((goal) => tell(goal, result.GoalSummary?.Goals ?? [])),
    }))
    .filter(({ summary, told }) => told.length > 0 || paragraphs(summary?.Summary ?? '') !== '');
}

function goalColumn(
  told: readonly ToldGoal[],
  column: typeof RIGHT | typeof BODY,
): Pick<Slide, 'bars' | 'texts'> {
  const cells = told.map((one, index) => {
    const box = { ...column, y: BODY.y + index * PITCH, height: PITCH - 2 * PADDING };
    return { told: one, box };
  });
  return { bars: cells.slice(1).map(({ box }) => rule(box.y - PADDING, box)), texts: drawCells(cells) };
}

/** The quarter's text beside its first goals; the others on separate slides. */
function quarterParts(quarter: YearQuarter): readonly Slide[] {
  const { name, summary, told } = quarter;
  const text = paragraphs(summary?.Summary ?? '');
  const [first = [], ...others] = portions(told, GOALS_ON_A_SLIDE);
  const endings = endingsOf(summary?.Counts?.[0], goalsOf(quarter));
  const row = { name: '', endings, note: leftOutText(endings, told.length) };
  const whole = drawWhole(text, [row], first.length > 0 ? LEFT : BODY);
  const beside = goalColumn(first, RIGHT);
  const notes = [
    summary === null ? '' : wholeNotes(summary, text, whole.texts),
    notesOf(first, beside.texts),
  ];
  return [
    {
      title: name,
      bars: [...whole.bars, ...beside.bars],
      texts: [...whole.texts, ...beside.texts],
      goalIds: first.map(({ goal }) => goal.Id),
      notes: notes.filter((note) => note !== '').join('\n\n'),
    },
    ...others.map((some, index) => {
      const drawn = goalColumn(some, BODY);
      const goalIds = some.map(({ goal }) => goal.Id);
      return { title: numbered(name, index + 1), ...drawn, goalIds, notes: notesOf(some, drawn.texts) };
    }),
  ];
}

/** The year as a whole, then its quarters. */
export function annualSlides(result: SummaryResult, goals: readonly SummaryGoal[]): readonly Slide[] {
  if (result.AnnualSummary === null) return [];
  const quarters = quartersOf(result, goals);
  const counted = result.AnnualSummary.Counts;
  const rows = quarters.map((quarter) => ({
    name: quarter.name,
    endings: endingsOf(
      counted?.find(({ PeriodId }) => PeriodId === quarter.id),
      goalsOf(quarter),
    ),
  }));
  return [...wholeSlide('Executive Summary', result.AnnualSummary, rows), ...quarters.flatMap(quarterParts)];
}
