import type { GoalState } from '@cadence/shared-contract';
import type { DemoCompany, DemoPerson } from './company.ts';
import type { GoalText } from './goal-texts.ts';
import { GOAL_TEXTS, OKR_TEXTS } from './goal-texts.ts';
import type { Random } from './random.ts';
import type { Wish } from './scripted-goals.ts';
import { SCRIPTED } from './scripted-goals.ts';
import type { DemoQuarter } from './timeline.ts';
import type { Course, Posting } from './weekly-course.ts';
import { weighted } from './weighted.ts';

/** A goal before it becomes rows. */
export interface PlannedGoal {
  readonly owner: DemoPerson;
  readonly quarter: DemoQuarter;
  readonly text: GoalText;
  readonly state: GoalState;
  readonly isPrivate: boolean;
  readonly course: Course;
  /** By week of the quarter, null for a missed one: in place of a random course. */
  readonly levels?: readonly (Posting | null)[];
  /** Who published the goal before it was given to its owner. */
  readonly publisher?: DemoPerson;
  readonly edit: 'draft' | 'review' | null;
  readonly outcome: 'achieved' | 'missed' | 'dispute';
  /** The goal it is aligned to, planned before it. */
  readonly parent: PlannedGoal | null;
}

const ALIGNABLE: readonly GoalState[] = ['approved', 'results_in_review', 'finalized'];
type Outcome = PlannedGoal['outcome'];
/** The ceo's own results have no reviewer who could disagree. */
const OWN_OUTCOMES: readonly (readonly [Outcome, number])[] = [
  ['achieved', 70],
  ['missed', 22],
];
const OUTCOMES: typeof OWN_OUTCOMES = [...OWN_OUTCOMES, ['dispute', 10]];
const COURSES: readonly Course[] = ['steady', 'steady', 'steady', 'rising', 'falling', 'stale', 'fresh'];

function stateFor(random: Random, person: DemoPerson, index: number): GoalState {
  const isCeo = person.role === 'ceo';
  if (index < 0) {
    return weighted<GoalState>(random, [
      ['finalized', 84],
      ['results_in_review', isCeo || index < -1 ? 0 : 5],
      ['approved', index === -1 ? 7 : 0],
      ['shelved', 6],
    ]);
  }
  if (index > 0)
    return weighted<GoalState>(random, [
      ['draft', 6],
      ['review', isCeo ? 0 : 3],
      ['approved', 2],
    ]);
  return weighted<GoalState>(random, [
    ['approved', 74],
    ['draft', 8],
    ['review', isCeo ? 0 : 7],
    ['shelved', 3],
    ['shelving_in_review', isCeo ? 0 : 2],
    ['results_in_review', isCeo ? 0 : 3],
    ['finalized', 2],
  ]);
}

function goalCount(random: Random, person: DemoPerson, index: number): number {
  if (index > 1 || person.status === 'invited') return 0;
  if (index === 1) return random.chance(0.25) ? 1 : 0;
  if (person.status === 'deactivated') return index < 0 ? 2 : 1;
  if (person.role === 'ceo') return 3;
  return person.role === 'manager' ? random.between(2, 3) : random.between(1, 3);
}

/** Fills in a text's numbers; a title that the person had before gets the quarter's name. */
function fill(random: Random, text: GoalText, quarter: DemoQuarter): GoalText {
  const low = random.between(3, 12);
  const high = random.between(88, 98);
  const insert = (line: string): string =>
    line
      .replaceAll('{low}', String(low))
      .replaceAll('{high}', String(high))
      .replaceAll('{quarter}', quarter.name);
  return {
    ...text,
    title: insert(text.title),
    measurement: insert(text.measurement),
    ...(text.description ? { description: insert(text.description) } : {}),
  };
}

class Planner {
  readonly #company: DemoCompany;
  readonly #random: Random;
  readonly #planned: PlannedGoal[] = [];
  readonly #used = new Map<string, number>();

  constructor(company: DemoCompany, random: Random) {
    this.#company = company;
    this.#random = random;
  }

  plan(quarters: readonly DemoQuarter[]): readonly PlannedGoal[] {
    for (const quarter of quarters) {
      for (const owner of this.#company.people) this.#planPerson(owner, quarter);
    }
    return this.#planned;
  }

  #planPerson(owner: DemoPerson, quarter: DemoQuarter): void {
    if (owner.role === 'observer' || this.#company.withoutGoals.includes(owner.key)) return;
    const script = quarter.index === 0 ? SCRIPTED[`${this.#company.subdomain}/${owner.key}`] : undefined;
    const count = script?.length ?? goalCount(this.#random, owner, quarter.index);
    for (let number = 0; number < count; number += 1) this.#planGoal(owner, quarter, script?.[number]);
  }

  #planGoal(owner: DemoPerson, quarter: DemoQuarter, wish: Wish = {}): void {
    const random = this.#random;
    const isCeo = owner.role === 'ceo';
    const { isUnaligned = isCeo, ...wished } = wish;
    const state = wished.state ?? stateFor(random, owner, quarter.index);
    const isEdited = state === 'approved' && quarter.index === 0 && random.chance(0.05);
    const parent = this.#findParent(owner, quarter);
    this.#planned.push({
      ...{ owner, quarter, state },
      text: fill(random, this.#nextText(owner), quarter),
      isPrivate: random.chance(isCeo ? 0 : 0.04),
      course: random.pick(COURSES),
      edit: isEdited ? 'draft' : null,
      outcome: weighted(random, isCeo ? OWN_OUTCOMES : OUTCOMES),
      parent: isUnaligned ? null : parent,
      ...wished,
    });
  }

  /** A published goal of the nearest person above who has one; sometimes none. */
  #findParent(owner: DemoPerson, quarter: DemoQuarter): PlannedGoal | null {
    if (this.#random.chance(0.12)) return null;
    let above = this.#company.people.find(({ key }) => key === owner.manager);
    while (above) {
      const key = above.key;
      const goals = this.#planned.filter(
        (goal) =>
          goal.owner.key === key &&
          goal.quarter === quarter &&
          !goal.isPrivate &&
          ALIGNABLE.includes(goal.state),
      );
      if (goals.length > 0) return this.#random.pick(goals);
      above = this.#company.people.find((candidate) => candidate.key === above?.manager);
    }
    return null;
  }

  /** The department's texts by rotation, so that colleagues rarely share one. */
  #nextText(owner: DemoPerson): GoalText {
    const unit = owner.unit ?? 'Support';
    const texts = this.#company.goalType === 'okr' ? OKR_TEXTS : (GOAL_TEXTS[unit] ?? OKR_TEXTS);
    const pool = this.#company.goalType === 'okr' ? 'okr' : unit;
    const turn = this.#used.get(pool) ?? 0;
    this.#used.set(pool, turn + 1);
    const text = texts[turn % texts.length];
    if (!text) throw new Error(`no texts for ${unit}`);
    return text;
  }
}

/** Plans the goals of everybody in a company, quarter by quarter; managers before their reports. */
export function planGoals(
  company: DemoCompany,
  quarters: readonly DemoQuarter[],
  random: Random,
): readonly PlannedGoal[] {
  return new Planner(company, random).plan(quarters);
}
