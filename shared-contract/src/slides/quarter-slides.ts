import type { SummaryGoal, SummaryResult } from '../operations/summaries.ts';
import type { Slide } from './deck.ts';
import { BODY, rule } from './frame.ts';
import { drawCells, notesOf, tell } from './goal-cells.ts';
import type { ToldGoal } from './goal-cells.ts';
import { endingsOf, leftOutText } from './outcome-bars.ts';
import { numbered, portions, wholeSlide } from './whole-slide.ts';

/** people §9 */
const GOALS_ON_A_SLIDE = 6;
const COLUMNS = 2;
const GUTTER = 0.5;
const WIDTH = (BODY.width - GUTTER) / COLUMNS;
const PITCH = BODY.height / (GOALS_ON_A_SLIDE / COLUMNS);
const PADDING = 0.12;

function goalSlide(told: readonly ToldGoal[], title: string): Slide {
  const cells = told.map((one, index) => {
    const x = BODY.x + (index % COLUMNS) * (WIDTH + GUTTER);
    const y = BODY.y + Math.floor(index / COLUMNS) * PITCH;
    return { told: one, box: { x, y, width: WIDTH, height: PITCH - 2 * PADDING } };
  });
  const texts = drawCells(cells);
  return {
    title,
    bars: cells.slice(COLUMNS).map(({ box }) => rule(box.y - PADDING, box)),
    texts,
    goalIds: told.map(({ goal }) => goal.Id),
    notes: notesOf(told, texts),
  };
}

/** The quarter as a whole, then its goals. */
export function quarterSlides(result: SummaryResult, goals: readonly SummaryGoal[]): readonly Slide[] {
  const { QuarterSummary, GoalSummary } = result;
  const told = goals.map((goal) => tell(goal, GoalSummary?.Goals ?? []));
  const endings = endingsOf(QuarterSummary?.Counts?.[0], goals);
  const rows = [{ name: '', endings, note: leftOutText(endings, goals.length) }];
  return [
    ...(QuarterSummary === null ? [] : wholeSlide('Quarter Summary', QuarterSummary, rows)),
    ...portions(told, GOALS_ON_A_SLIDE).map((some, index) =>
      goalSlide(some, numbered('Goal Summary', index)),
    ),
  ];
}
