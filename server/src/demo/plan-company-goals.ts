import type { DemoCompany, DemoPerson } from './company.ts';
import type { CompanyGoal, GivenGoal } from './company-goals.ts';
import { COMPANY_GOALS } from './company-goals.ts';
import type { PlannedGoal } from './plan-goals.ts';
import type { DemoQuarter } from './timeline.ts';
import type { Posting } from './weekly-course.ts';

/** '3/2 - 3/3': likelihood and quality of each week, a dash for a missed one. */
function levelsOf(weeks: string): readonly (Posting | null)[] {
  return weeks.split(' ').map((week) => {
    const [likelihood, quality] = week.split('/').map(Number);
    return likelihood === undefined || quality === undefined ? null : { likelihood, quality };
  });
}

/** Plans the goals that the ceo published for others in the current quarter, each before those beneath it. */
export function planCompanyGoals(
  company: DemoCompany,
  quarters: readonly DemoQuarter[],
): readonly PlannedGoal[] {
  const quarter = quarters.find(({ index }) => index === 0);
  const publisher = company.people.find(({ role }) => role === 'ceo');
  const given = COMPANY_GOALS[company.subdomain] ?? [];
  if (!quarter || !publisher) return [];
  const plan = ({ owner, weeks, ...goal }: GivenGoal, parent: PlannedGoal | null): PlannedGoal => ({
    ...{ quarter, parent, text: goal.text, owner: personCalled(company, owner) },
    ...{ state: 'approved', isPrivate: false, edit: null, outcome: 'achieved' },
    ...{ course: goal.course ?? 'steady', levels: levelsOf(weeks) },
    ...(parent ? {} : { publisher }),
  });
  return given.flatMap(({ beneath = [], ...goal }: CompanyGoal) => {
    const top = plan(goal, null);
    return [top, ...beneath.map((one) => plan(one, top))];
  });
}

function personCalled(company: DemoCompany, key: string): DemoPerson {
  const person = company.people.find((one) => one.key === key);
  if (!person) throw new Error(`${company.name} has nobody called ${key}`);
  return person;
}
