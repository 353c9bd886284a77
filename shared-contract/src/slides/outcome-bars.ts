import { GOAL_OUTCOME_LABELS } from '../goals/outcome-words.ts';
import type { SummaryCounts, SummaryGoal } from '../operations/summaries.ts';
import type { SlideBar, SlideText } from './deck.ts';
import { lineWidth } from './fit-text.ts';
import { line } from './frame.ts';
import { recordOf } from '../records.ts';

const ENDING_NAMES = ['achieved', 'notAchieved', 'inDispute', 'open', 'shelved'] as const;
type Ending = (typeof ENDING_NAMES)[number];

const ENDINGS: readonly { readonly ending: Ending; readonly label: string; readonly ink: SlideBar['ink'] }[] =
  [
    { ending: 'achieved', label: GOAL_OUTCOME_LABELS.achieved, ink: 'good' },
    { ending: 'notAchieved', label: GOAL_OUTCOME_LABELS.notAchieved, ink: 'bad' },
    { ending: 'inDispute', label: GOAL_OUTCOME_LABELS.inDispute, ink: 'disputed' },
    { ending: 'open', label: 'Open', ink: 'open' },
    { ending: 'shelved', label: 'Shelved', ink: 'shelved' },
  ];
const BAR = 0.22;
const LABEL = { size: 12, height: 0.25 } as const;
const SWATCH = 0.14;
const ROW = 0.36;
const GAP = 0.03;
const AFTER = 0.3;

function endingOf({ Outcome, State }: SummaryGoal): Ending {
  return Outcome ?? (State === 'shelved' ? 'shelved' : 'open');
}

/** How many goals ended in each way. */
export type Endings = Readonly<Record<Ending, number>>;

const NONE: Endings = { achieved: 0, notAchieved: 0, inDispute: 0, open: 0, shelved: 0 };

const sumOf = (endings: Endings): number => ENDINGS.reduce((sum, { ending }) => sum + endings[ending], 0);

/** What the text beside the bar counts; the goals of the slides where it counts none. */
export function endingsOf(counts: SummaryCounts | undefined, goals: readonly SummaryGoal[]): Endings {
  if (counts !== undefined) {
    const { Achieved, NotAchieved, InDispute, Open } = counts;
    return { ...NONE, achieved: Achieved, notAchieved: NotAchieved, inDispute: InDispute, open: Open };
  }
  return goals.reduce((sum, goal) => ({ ...sum, [endingOf(goal)]: sum[endingOf(goal)] + 1 }), NONE);
}

/** 'Shown here: 12 of 35 goals.'; '' where the bar counts no more than the slides show (D-165). */
export function leftOutText(endings: Endings, shown: number): string {
  const all = sumOf(endings);
  return all > shown && shown > 0 ? `Shown here: ${shown} of ${all} goals.` : '';
}

const countEndings = (endings: Endings) =>
  ENDINGS.map((ending) => ({ ...ending, count: endings[ending.ending] })).filter(({ count }) => count > 0);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function stackedBar(endings: Endings, { x, y, width }: Area): readonly SlideBar[] {
  let left = x;
  const all = sumOf(endings);
  return countEndings(endings).map(({ ink, label, count }) => {
    const share = (count / all) * width;
    const bar = {
      x: left,
      y,
      width: share - Math.min(GAP, share / 3),
      height: BAR,
      ink,
      label: `${label}: ${count}`,
    };
    left += share;
    return bar;
  });
}

interface Drawn {
  readonly bars: readonly SlideBar[];
  readonly texts: readonly SlideText[];
  /** Inches from the top of the area to what comes below it. */
  readonly height: number;
}

/** What the colours mean and how many goals have each, in as many rows as it takes. */
function legend(endings: Endings, { x, y, width }: Area): Drawn {
  const bars: SlideBar[] = [];
  const texts: SlideText[] = [];
  let [left, top] = [x, y];
  for (const { ink, label, count } of countEndings(endings)) {
    const text = `${label} ${count}`;
    const taken = lineWidth(text, { size: LABEL.size, isStrong: false }) + 0.02;
    if (left > x && left + SWATCH + 0.08 + taken > x + width) [left, top] = [x, top + LABEL.height + 0.04];
    bars.push({ x: left, y: top + 0.05, width: SWATCH, height: SWATCH, ink, label: '' });
    texts.push(line(text, { x: left + SWATCH + 0.08, y: top, width: taken, ...LABEL }));
    left += SWATCH + 0.08 + taken + 0.3;
  }
  return { bars, texts, height: top - y + LABEL.height };
}

export interface BarOf {
  /** 'Q3 2026'; '' where there is only one. */
  readonly name: string;
  readonly endings: Endings;
  /** What is said under the bars; '' for nothing. */
  readonly note?: string;
}

/** What is left out, in a line under the bars. */
function noteLines(rows: readonly BarOf[], { x, y, width }: Area): Drawn {
  const text = rows
    .map(({ note = '' }) => note)
    .join(' ')
    .trim();
  if (text === '') return { bars: [], texts: [], height: 0 };
  const texts = [line(text, { x, y: y + 0.04, width, ...LABEL, ink: 'quiet' })];
  return { bars: [], texts, height: LABEL.height + 0.04 };
}

/** How goals ended: a bar each, and what their colours mean. Nothing where there are no goals. */
export function outcomeBars(all: readonly BarOf[], area: Area): Drawn {
  const rows = all.filter(({ endings }) => sumOf(endings) > 0);
  if (rows.length === 0) return { bars: [], texts: [], height: 0 };
  const isNamed = rows.some(({ name }) => name !== '');
  const indent = isNamed ? 1 : 0;
  const drawn = rows.map(({ name, endings }, index) => {
    const y = area.y + index * ROW;
    return {
      bars: stackedBar(endings, { x: area.x + indent, y, width: area.width - indent }),
      texts: isNamed ? [line(name, { x: area.x, y: y - 0.02, width: indent - 0.1, ...LABEL })] : [],
    };
  });
  const below = rows.length * ROW;
  const inside = { x: area.x + indent, width: area.width - indent };
  const together = rows.reduce(
    (sum, { endings }) => recordOf(ENDING_NAMES, (ending) => sum[ending] + endings[ending]),
    NONE,
  );
  const meaning = legend(together, { ...inside, y: area.y + below });
  const note = noteLines(rows, { ...inside, y: area.y + below + meaning.height });
  return {
    bars: [...drawn.flatMap(({ bars }) => bars), ...meaning.bars],
    texts: [...drawn.flatMap(({ texts }) => texts), ...meaning.texts, ...note.texts],
    height: below + meaning.height + note.height + AFTER,
  };
}
