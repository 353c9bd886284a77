import { GOAL_OUTCOME_LABELS } from '../goals/outcome-words.ts';
import type { SummaryGoal } from '../operations/summaries.ts';
import type { SlideBar, SlideText } from './deck.ts';
import { lineWidth } from './fit-text.ts';
import { line } from './frame.ts';

type Ending = 'achieved' | 'notAchieved' | 'inDispute' | 'open' | 'shelved';

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

const countEndings = (goals: readonly SummaryGoal[]) =>
  ENDINGS.map((ending) => ({
    ...ending,
    count: goals.filter((goal) => endingOf(goal) === ending.ending).length,
  })).filter(({ count }) => count > 0);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function stackedBar(goals: readonly SummaryGoal[], { x, y, width }: Area): readonly SlideBar[] {
  let left = x;
  return countEndings(goals).map(({ ink, label, count }) => {
    const share = (count / goals.length) * width;
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
function legend(goals: readonly SummaryGoal[], { x, y, width }: Area): Drawn {
  const bars: SlideBar[] = [];
  const texts: SlideText[] = [];
  let [left, top] = [x, y];
  for (const { ink, label, count } of countEndings(goals)) {
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
  readonly goals: readonly SummaryGoal[];
}

/** How goals ended: a bar each, and what their colours mean. Nothing where there are no goals. */
export function outcomeBars(all: readonly BarOf[], area: Area): Drawn {
  const rows = all.filter(({ goals }) => goals.length > 0);
  if (rows.length === 0) return { bars: [], texts: [], height: 0 };
  const isNamed = rows.some(({ name }) => name !== '');
  const indent = isNamed ? 1 : 0;
  const drawn = rows.map(({ name, goals }, index) => {
    const y = area.y + index * ROW;
    return {
      bars: stackedBar(goals, { x: area.x + indent, y, width: area.width - indent }),
      texts: isNamed ? [line(name, { x: area.x, y: y - 0.02, width: indent - 0.1, ...LABEL })] : [],
    };
  });
  const below = rows.length * ROW;
  const meaning = legend(
    rows.flatMap(({ goals }) => goals),
    { x: area.x + indent, y: area.y + below, width: area.width - indent },
  );
  return {
    bars: [...drawn.flatMap(({ bars }) => bars), ...meaning.bars],
    texts: [...drawn.flatMap(({ texts }) => texts), ...meaning.texts],
    height: below + meaning.height + AFTER,
  };
}
