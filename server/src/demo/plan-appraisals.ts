import type { Fate } from './appraisal-fates.ts';
import type { DemoCompany, DemoPerson } from './company.ts';
import type { Random } from './random.ts';
import type { ScriptedAppraisal } from './scripted-appraisals.ts';
import { SCRIPTED_APPRAISALS } from './scripted-appraisals.ts';
import type { DemoQuarter } from './timeline.ts';
import { weighted } from './weighted.ts';

/** An appraisal before it becomes rows. */
export interface PlannedAppraisal {
  readonly person: DemoPerson;
  readonly quarter: DemoQuarter;
  readonly fate: Fate;
  /** Steps of the company's scales, from 0. */
  readonly ratings: readonly [primary: number, secondary: number, tertiary: number | null];
  readonly script: ScriptedAppraisal | null;
}

type Weights<T> = readonly (readonly [T, number])[];

/** By quarter: appraisals of the latest one are in progress, those of earlier ones are nearly all completed. */
const FATES_OF_QUARTERS: Readonly<Record<number, Weights<Fate>>> = {
  [-3]: [
    ['completed', 94],
    ['recompleted', 3],
    ['agreed', 3],
  ],
  [-2]: [
    ['completed', 86],
    ['recompleted', 3],
    ['agreed', 5],
    ['shared', 4],
    ['written', 2],
  ],
  [-1]: [
    ['not_started', 6],
    ['begun', 4],
    ['written', 14],
    ['shared', 22],
    ['agreed', 16],
    ['disagreed', 4],
    ['edited', 3],
    ['completed', 31],
  ],
};

/** How often each step is given, by the number of steps. */
const PRIMARY: Readonly<Record<number, Weights<number>>> = {
  3: [0, 1, 2].map((step, index) => [step, [12, 62, 26][index] ?? 0] as const),
  5: [0, 1, 2, 3, 4].map((step, index) => [step, [3, 10, 46, 30, 11][index] ?? 0] as const),
};
const TERTIARY: Weights<number | null> = [
  [null, 35],
  [0, 5],
  [1, 42],
  [2, 18],
];

function within(step: number, levels: number): number {
  return Math.max(0, Math.min(levels - 1, step));
}

class Planner {
  readonly #company: DemoCompany;
  readonly #random: Random;

  constructor(company: DemoCompany, random: Random) {
    this.#company = company;
    this.#random = random;
  }

  /** Appraisals of one person: ratings sometimes move by a step from quarter to quarter. */
  planPerson(person: DemoPerson, quarters: readonly DemoQuarter[]): readonly PlannedAppraisal[] {
    const random = this.#random;
    const levels = this.#company.talent.PrimaryLabels.length;
    let primary = weighted(random, PRIMARY[levels] ?? []);
    let secondary = within(primary + random.pick([-2, -1, -1, 0, 1]), levels);
    return quarters.map((quarter) => {
      primary = this.#moved(primary, levels);
      secondary = this.#moved(secondary, levels);
      const isThirdUsed = this.#company.talent.EnableTertiaryRatings;
      const tertiary = isThirdUsed ? weighted(random, TERTIARY) : null;
      const fate = weighted(random, FATES_OF_QUARTERS[quarter.index] ?? []);
      const key = `${this.#company.subdomain}/${person.key}`;
      const script = quarter.index === -1 ? (SCRIPTED_APPRAISALS[key] ?? null) : null;
      const ratings = script?.ratings ?? ([primary, secondary, tertiary] as const);
      return { person, quarter, fate: script?.fate ?? fate, ratings, script };
    });
  }

  #moved(step: number, levels: number): number {
    return this.#random.chance(0.3) ? within(step + this.#random.pick([-1, 1]), levels) : step;
  }
}

/** The quarters in which a person is appraised: not as ceo or observer (D-47), and not after the deactivation. */
function quartersOf(person: DemoPerson, quarters: readonly DemoQuarter[]): readonly DemoQuarter[] {
  if (person.status === 'invited' || person.role === 'ceo' || person.role === 'observer') return [];
  return quarters.filter(({ index }) => index < 0 && !(person.status === 'deactivated' && index === -1));
}

/** Plans everybody's appraisals of the quarters that are over. */
export function planAppraisals(
  company: DemoCompany,
  quarters: readonly DemoQuarter[],
  random: Random,
): readonly PlannedAppraisal[] {
  const planner = new Planner(company, random);
  return company.people.flatMap((person) => planner.planPerson(person, quartersOf(person, quarters)));
}
