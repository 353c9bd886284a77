import { richTextOf } from './rich-text-of.ts';
import type { DemoPerson } from './company.ts';
import { DEPARTMENT_TEXTS } from './department-texts.ts';
import type { PlannedGoal } from './plan-goals.ts';
import type { Random } from './random.ts';
import type { ReviewTone } from './review-texts.ts';
import { CLOSINGS, GOAL_SENTENCES, KEEP_ANYWHERE, NEXT_ANYWHERE, OPENINGS } from './review-texts.ts';

/** The person and quarter that a review is about. */
export interface ReviewSubject {
  readonly person: DemoPerson;
  readonly tone: ReviewTone;
  /** 'Q3 2026'. */
  readonly quarter: string;
  /** The person's goals of the quarter. */
  readonly goals: readonly PlannedGoal[];
}

/** First names of people for whom it is not the first word of the name. */
const CALLED: Readonly<Record<string, string>> = {
  'huong.nguyen': 'Hương',
  'weiling.chen': 'Wei-Ling',
  'jose.munoz': 'José Ángel',
  'fatima.elamrani': 'Fatima-Zahra',
};

function calledName({ key, name }: DemoPerson): string {
  return CALLED[key] ?? name.split(' ')[0] ?? name;
}

function goalSentencesOf({ state, outcome }: PlannedGoal): readonly string[] {
  return state === 'finalized' ? GOAL_SENTENCES[outcome] : GOAL_SENTENCES.open;
}

/** Leaves out private goals, drafts and shelved goals. */
function isWorthNaming({ isPrivate, state }: PlannedGoal): boolean {
  return !isPrivate && state !== 'shelved' && state !== 'draft';
}

/** Composes reviews from lists of sentences, each used in turn, so that no two reviews are alike. */
export class ReviewComposer {
  readonly #random: Random;
  readonly #turns = new Map<readonly string[], number>();

  constructor(random: Random) {
    this.#random = random;
  }

  compose(subject: ReviewSubject): string {
    const { person, tone } = subject;
    const department = DEPARTMENT_TEXTS[person.unit ?? ''];
    const parts = {
      opening: this.#next(OPENINGS[tone]).replace('{name}', calledName(person)),
      goals: this.#goalSentences(subject),
      keep: [this.#next(department?.keep ?? KEEP_ANYWHERE), this.#next(KEEP_ANYWHERE)],
      next: this.#next(tone === 'high' || !department ? NEXT_ANYWHERE : department.next),
      closing: this.#random.chance(0.45) ? [this.#next(CLOSINGS)] : [],
    };
    return this.#lay(person.manager ?? '', parts);
  }

  /** The beginning of a review that is still being written. */
  begin({ person, tone }: ReviewSubject): string {
    return richTextOf(this.#next(OPENINGS[tone]).replace('{name}', calledName(person)));
  }

  /** Each reviewer always uses the same one of three layouts. */
  #lay(
    reviewer: string,
    {
      opening,
      goals,
      keep,
      next,
      closing,
    }: Readonly<Record<'goals' | 'keep' | 'closing', readonly string[]>> & {
      readonly opening: string;
      readonly next: string;
    },
  ): string {
    switch (reviewer.length % 3) {
      case 0:
        return richTextOf(
          [opening, ...goals].join(' '),
          { heading: 'What I want you to keep' },
          keep[0] ?? '',
          { heading: 'What I would like to see next' },
          [next, ...closing].join(' '),
        );
      case 1:
        return richTextOf(opening, { list: [...goals, ...keep] }, [next, ...closing].join(' '));
      default:
        return richTextOf([opening, keep[0] ?? ''].join(' '), goals.join(' '), next, ...closing);
    }
  }

  #goalSentences({ goals, quarter }: ReviewSubject): readonly string[] {
    const named = goals.filter(isWorthNaming).slice(0, 2);
    if (named.length === 0) return [this.#next(GOAL_SENTENCES.none).replace('{quarter}', quarter)];
    return named.map((goal) => this.#next(goalSentencesOf(goal)).replace('{goal}', () => goal.text.title));
  }

  #next(list: readonly string[]): string {
    const turn = this.#turns.get(list) ?? this.#random.between(0, list.length - 1);
    this.#turns.set(list, turn + 1);
    return list[turn % list.length] ?? '';
  }
}
