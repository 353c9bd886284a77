import type { OutputOf, ParamsOf, PersonRef, TalentCalibration } from '@cadence/shared-contract';
import { LIMITS, RATING_AXES } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs } from '../people/index.ts';
import type { DistributionRow } from './matrix.queries.ts';
import { tallySteps } from './matrix.queries.ts';
import { chooseLabels, questionFor } from './read-matrix.ts';
import { loadOrganization } from './read-team.ts';

type Distribution = TalentCalibration['Company'];

function distribution(
  name: string,
  rows: readonly DistributionRow[],
  { steps, manager }: { readonly steps: number; readonly manager: PersonRef | null },
): Distribution {
  const Counts = Array.from(
    { length: steps },
    (_, step) => rows.find(({ rating }) => rating === step)?.count ?? 0,
  );
  return { Name: name, Manager: manager, Counts, count: Counts.reduce((sum, count) => sum + count, 0) };
}

function isCompany({ org_unit, reviewer_id }: DistributionRow): boolean {
  return org_unit === null && reviewer_id === null;
}

const bySize = (a: Distribution, b: Distribution): number => b.count - a.count || (a.Name < b.Name ? -1 : 1);

/**
 * How often each step of a scale was given, by department and by reviewer next to the company; no distribution is
 * enforced (D-94). For HR Admins and the ceo, without the viewer's own.
 *
 * @throws not_found, denied
 */
export async function readCalibration(
  ctx: Ctx,
  { periodId, axis }: ParamsOf<'talent.calibration'>,
): Promise<OutputOf<'talent.calibration'>> {
  const team = await loadOrganization(ctx, periodId);
  const question = await questionFor(ctx, team);
  const tallied = await tallySteps(ctx.db, question, axis);
  const { digest, settings: labels } = await chooseLabels(ctx, question, tallied.filter(isCompany));
  const rows = tallied.filter((row) => row.labels === digest);
  const Labels = labels[RATING_AXES[axis].labels];
  const steps = Labels.length;
  const byDepartment = Map.groupBy(
    rows.filter(({ org_unit }) => org_unit !== null),
    ({ org_unit }) => org_unit ?? '',
  );
  const byReviewer = Map.groupBy(
    rows.filter(({ reviewer_id }) => reviewer_id !== null),
    ({ reviewer_id }) => reviewer_id ?? 0,
  );
  const people = await findPersonRefs(ctx, [...byReviewer.keys()]);
  const managers = [...byReviewer]
    .map(([id, found]) => {
      const manager = people.get(id) ?? null;
      return distribution(manager?.Name ?? '', found, { steps, manager });
    })
    .toSorted(bySize);
  return {
    Labels,
    AxisName: labels.FormLable[RATING_AXES[axis].name],
    Company: distribution('Company', rows.filter(isCompany), { steps, manager: null }),
    Departments: [...byDepartment]
      .map(([name, found]) => distribution(name, found, { steps, manager: null }))
      .toSorted(bySize),
    Managers: managers.slice(0, LIMITS.calibrationRows),
    LeftOut: Math.max(0, managers.length - LIMITS.calibrationRows),
  };
}
