import { GOAL_OUTCOME_LABELS } from '../goals/outcome-words.ts';
import type { GoalSummaryText, SummaryGoal } from '../operations/summaries.ts';
import type { SlideText } from './deck.ts';
import { commonSize, countLines, cutToFit, leading, lineWidth } from './fit-text.ts';
import { line } from './frame.ts';
import { directionOf, oneLine, paragraphs, slideText } from './slide-text.ts';

const TITLE_SIZES = [16, 15, 14, 13, 12];
const TITLE_LINES = 2;
const META = { size: 12, height: 0.22 } as const;
const META_GAP = 0.15;
const TEXT_SIZES = [15, 14, 13, 12, 11, 10];
const INKS = { achieved: 'good', notAchieved: 'bad', inDispute: 'disputed' } as const;

/** A goal and what its summary says; '' for nothing. */
export interface ToldGoal {
  readonly goal: SummaryGoal;
  readonly title: string;
  readonly text: string;
  readonly sources: string;
}

/** 'Result, Sep 30; Week 6, Aug 7' */
const sourcesOf = (text: GoalSummaryText | undefined): string =>
  (text?.Sources ?? []).map(({ Label }) => oneLine(Label)).join('; ');

export function tell(goal: SummaryGoal, texts: readonly GoalSummaryText[]): ToldGoal {
  const text = texts.find(({ Id }) => Id === goal.Id);
  return {
    goal,
    title: oneLine(goal.Title) || 'Untitled',
    text: paragraphs(text?.Summary ?? ''),
    sources: sourcesOf(text),
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Owner and outcome next to each other, beginning where the title begins. */
function metaLine({ goal, title }: ToldGoal, { x, y, width }: Omit<Box, 'height'>): readonly SlideText[] {
  const style = { size: META.size, isStrong: true };
  const { Outcome, StateText } = goal;
  const outcome = oneLine(Outcome === null ? StateText : GOAL_OUTCOME_LABELS[Outcome]);
  const outcomeWidth = Math.min(lineWidth(outcome, style) + 0.02, width / 2);
  const owner = oneLine(goal.User.Name);
  const most = width - outcomeWidth - META_GAP;
  const ownerWidth = Math.min(lineWidth(owner, { ...style, isStrong: false }) + 0.02, most);
  const isRight = directionOf(title) === 'rtl';
  const at = (start: number, taken: number) => ({
    x: isRight ? x + width - start - taken : x + start,
    width: taken,
  });
  const shared = { ...META, y, align: isRight ? 'right' : 'left', goalId: goal.Id } as const;
  const gap = owner === '' ? 0 : ownerWidth + META_GAP;
  return [
    line(owner, { ...shared, ...at(0, ownerWidth), ink: 'quiet' }),
    line(outcome, {
      ...shared,
      ...at(gap, outcomeWidth),
      isStrong: Outcome !== null,
      ink: Outcome === null ? 'quiet' : INKS[Outcome],
    }),
  ].filter(({ text }) => text !== '');
}

interface Cell {
  readonly told: ToldGoal;
  readonly box: Box;
}

const titleRoom = ({ width }: Box, size: number) => ({ width, height: TITLE_LINES * leading(size) });

/** The place for a goal's text below its title and owner. */
function textBox({ told, box }: Cell, titleSize: number): Box {
  const style = { size: titleSize, isStrong: true };
  const title = Math.min(countLines(told.title, box.width, style), TITLE_LINES) * leading(titleSize);
  const above = title + META.height + 0.06;
  return { x: box.x, y: box.y + above, width: box.width, height: box.height - above };
}

function drawCell({ told, box }: Cell, titleSize: number, textSize: number): readonly SlideText[] {
  const { goal, title, text } = told;
  const below = textBox({ told, box }, titleSize);
  const style = { size: titleSize, isStrong: true };
  const height = below.y - box.y - META.height - 0.06;
  const texts = [
    slideText({
      ...box,
      height,
      ...style,
      text: cutToFit(title, titleRoom(box, titleSize), style),
      goalId: goal.Id,
    }),
    ...metaLine(told, { ...box, y: box.y + height }),
  ];
  const shown = cutToFit(text, below, { size: textSize, isStrong: false });
  return text === ''
    ? texts
    : [...texts, slideText({ ...below, size: textSize, text: shown, goalId: goal.Id })];
}

/** Goals of one slide, each in its box, their letters of one size. */
export function drawCells(cells: readonly Cell[]): readonly SlideText[] {
  const titleSize =
    TITLE_SIZES.find((size) =>
      cells.every(
        ({ told, box }) => countLines(told.title, box.width, { size, isStrong: true }) <= TITLE_LINES,
      ),
    ) ?? 12;
  const rooms = cells.map((cell) => [cell.told.text, textBox(cell, titleSize)] as const);
  const textSize = commonSize(rooms, TEXT_SIZES, false);
  return cells.flatMap((cell) => drawCell(cell, titleSize, textSize));
}

/** What the presenter may need of the goals: the whole text where the slide has a part of it, and its sources. */
export function notesOf(told: readonly ToldGoal[], texts: readonly SlideText[]): string {
  return told
    .map(({ goal, title, text, sources }) => {
      const shown = texts.filter(({ goalId }) => goalId === goal.Id);
      const isWhole = [title, text].every((one) => one === '' || shown.some((box) => box.text === one));
      const lines = [title, isWhole ? '' : text, sources === '' ? '' : `Sources: ${sources}`];
      return isWhole && sources === '' ? '' : lines.filter((one) => one !== '').join('\n');
    })
    .filter((note) => note !== '')
    .join('\n\n');
}
