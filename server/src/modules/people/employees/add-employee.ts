import type { BodyOf, FieldError, RoleName } from '@cadence/shared-contract';
import { isEmail, MESSAGES, ROLE_LABELS } from '@cadence/shared-contract';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { orderLink } from '../../../kernel/links/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { announcePeople } from '../announce-people.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import { findEmployeeParents } from '../hierarchy/manager-candidates.queries.ts';
import { recordChanges } from '../history/person-changes.queries.ts';
import { administersAll } from '../people.policy.ts';
import { mayAddEmployees } from '../profile/profile-abilities.ts';
import { isEmailTaken } from '../profile/profile.queries.ts';
import { EMAIL_TAKEN } from '../profile/save-profile.ts';
import { insertEmployee } from './employees.queries.ts';

type EmployeeBody = BodyOf<'people.addEmployee'>;

/** @throws denied for anyone who may not add employees */
export function demandMayAdd(actor: Actor): void {
  if (!mayAddEmployees(actor)) throw denied('Only the CEO, managers and Org Admins can add employees.');
}

export function roleOf({ IsManager, IsObserver }: Pick<EmployeeBody, 'IsManager' | 'IsObserver'>): RoleName {
  if (IsManager) return 'manager';
  return IsObserver ? 'observer' : 'contributor';
}

function employeeErrors(actor: Actor, body: EmployeeBody): readonly FieldError[] {
  const problems: readonly (readonly [string, string | null])[] = [
    ['Name', body.Name.trim() === '' ? MESSAGES.employeeNameRequired : null],
    ['Email', isEmail(body.Email.trim()) ? null : MESSAGES.employeeEmailInvalid],
    ['IsObserver', body.IsManager && body.IsObserver ? 'A manager cannot be an observer.' : null],
    [
      'IsObserver',
      body.IsObserver && !administersAll(actor) ? 'Only the CEO or an Org Admin can add observers.' : null,
    ],
  ];
  return problems.flatMap(([path, message]) => (message === null ? [] : [{ path, message }]));
}

/**
 * Adds an employee and mails the invitation (people §5, §6 Add employee).
 *
 * @throws denied for anyone who may not add employees; invalid with the fields
 * @returns the new person's id
 */
export async function addEmployee(ctx: Ctx, body: EmployeeBody): Promise<number> {
  const actor = await lockHierarchy(ctx);
  demandMayAdd(actor);
  const errors = employeeErrors(actor, body);
  if (errors.length > 0) throw invalid(errors);
  const parents = await findEmployeeParents(ctx.db, actor);
  const parent = parents.find(({ id }) => id === body.ParentId);
  if (!parent) throw invalid([{ path: 'ParentId', message: 'Please choose a manager you may add to.' }]);
  const email = body.Email.trim().toLowerCase();
  if (await isEmailTaken(ctx.db, email, { exceptId: null, now: ctx.now }))
    throw invalid([{ path: 'Email', message: EMAIL_TAKEN }]);
  const role = roleOf(body);
  const id = await insertEmployee(ctx, {
    name: body.Name.trim(),
    email,
    role,
    job_title: body.JobTitle?.trim() || null,
    org_unit: body.OrgUnit?.trim() || null,
    manager_id: parent.id,
  });
  await recordChanges(ctx, [{ personId: id, change: 'Added', from: null, to: ROLE_LABELS[role] }]);
  orderLink(ctx.outbox, { kind: 'invitation', to: { personId: id }, by: actor.id });
  announcePeople(ctx, 'employee_added', { ids: [id], managerIds: [parent.id] });
  return id;
}
