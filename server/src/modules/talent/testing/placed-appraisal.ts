import type { ManagerName, Model, Where, Writing } from './appraisal-rules.ts';
import { FRESH, NOTHING } from './appraisal-rules.ts';
import type { Employee, Scenery } from './appraisal-scenery.ts';
import { endAppraisals, readStored, textsOf } from './stored-appraisal.ts';
import { SETTINGS } from './talent-world.ts';

const WHOLE: Writing = { text: 1, primary: 1, secondary: 1 };
const AGREED = { writing: WHOLE, agrees: true };

/** All places of an appraisal. */
export const PLACES = {
  'not started': {},
  'draft without text': { where: 'draft' },
  draft: { where: 'draft', writing: WHOLE },
  shared: { where: 'shared', writing: WHOLE },
  acknowledged: { where: 'acknowledged', writing: WHOLE, signed: AGREED, signatures: 1 },
  'edited after the signature': {
    where: 'acknowledged',
    writing: { ...WHOLE, text: 2 },
    signed: AGREED,
    signatures: 1,
  },
  completed: { where: 'completed', writing: WHOLE, signed: AGREED, signatures: 2 },
} as const satisfies Readonly<Record<string, Partial<Model>>>;
export type Place = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as readonly Place[];

/** The model of an appraisal in that place. */
export function modelAt(place: Place, reviewer: ManagerName = 'manager'): Model {
  return { ...FRESH, writing: NOTHING, ...PLACES[place], reviewer };
}

function stampsOf(where: Exclude<Where, null>, at: Date) {
  const isSigned = where === 'acknowledged' || where === 'completed';
  return {
    ...(where !== 'draft' && {
      settings: JSON.stringify(SETTINGS),
      // Long enough ago not to count as a repeat.
      shared_at: new Date(at.getTime() - 86_400_000),
      employee_version: at,
    }),
    ...(isSigned && { acknowledged_at: at, employee_signature: 'Employee', employee_agrees: true }),
    ...(where === 'completed' && { completed_at: at, manager_signature: 'Somebody else' }),
  };
}

/** Inserts an appraisal directly into the tables; returns its id, 0 if there is none. */
export async function placeAppraisal(
  scenery: Scenery,
  employee: Employee,
  { place, reviewer = 'manager' }: { readonly place: Place; readonly reviewer?: ManagerName },
): Promise<number> {
  await endAppraisals(scenery, employee);
  const { where, writing } = modelAt(place);
  if (where === null) return 0;
  const { talent } = scenery;
  const { t, tenant } = talent.world;
  const at = t.clock.now();
  const { review, primary, secondary } = textsOf(writing);
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    db
      .insertInto('appraisals')
      .values({
        tenant_id: tenant.id,
        person_id: employee.person.id,
        reviewer_id: scenery.person(reviewer).id,
        period_id: talent.periodId,
        ...{ state: where, review, primary_rating: primary, secondary_rating: secondary },
        ...stampsOf(where, at),
        ...(place === 'edited after the signature' && { edited_after_signature_at: at }),
        ...{ created_at: at, updated_at: at },
      })
      .execute(),
  );
  return (await readStored(scenery, employee, talent.periodId)).id ?? 0;
}
