import type { BodyOf } from '@cadence/shared-contract';
import { denied, invalid, stale } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { orderLink } from '../../../kernel/links/index.ts';
import { announcePeople } from '../announce-people.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import { recordChanges } from '../history/person-changes.queries.ts';
import { loadVisible } from '../load-visible.ts';
import { peoplePolicy } from '../people.policy.ts';
import type { ProfileRow } from '../person-rows.ts';
import { roleChoiceOf } from '../roles/role-choice.ts';
import { saveRoles } from '../roles/save-roles.ts';
import type { ProfileValues } from './check-profile.ts';
import { profileErrors, readProfileValues } from './check-profile.ts';
import { isEmailTaken, lockPerson, updateProfile } from './profile.queries.ts';

export const EMAIL_TAKEN = 'Somebody else has this email address already.';

/**
 * What becomes of the two addresses. A new one is pending until it is confirmed (D-42); who has not come yet is reached at
 * the new one at once, and invited there. Entering the address in use gives up a pending one.
 */
function addressesOf(person: ProfileRow, email: string) {
  if (email === person.email.toLowerCase())
    return { email: person.email, unconfirmed_email: null, order: null } as const;
  if (person.invitation_accepted_at === null)
    return { email, unconfirmed_email: null, order: 'invitation' } as const;
  const isNew = email !== person.unconfirmed_email;
  return {
    email: person.email,
    unconfirmed_email: email,
    order: isNew ? 'confirm_email' : null,
  } as const;
}

async function saveValues(ctx: Ctx, person: ProfileRow, values: ProfileValues): Promise<void> {
  const { order, ...addresses } = addressesOf(person, values.email);
  await updateProfile(ctx, person.id, { ...values, ...addresses });
  if (order !== null) {
    orderLink(ctx.outbox, { kind: order, to: { personId: person.id }, by: ctx.actor.id });
    await recordChanges(ctx, [
      { personId: person.id, change: 'Email', from: person.email, to: values.email },
    ]);
  }
  announcePeople(ctx, 'user_updated', [person.id]);
}

/**
 * The person to edit, whom nobody else changes until the transaction ends.
 *
 * @throws not_found; denied; stale when they were changed since `seenAt` (D-3)
 */
async function loadForEdit(ctx: Ctx, id: number, seenAt: string | undefined): Promise<ProfileRow> {
  await lockPerson(ctx.db, id);
  const person = await loadVisible(ctx, id);
  if (!peoplePolicy.edit.check(ctx.actor, person)) throw denied('You cannot edit this profile.');
  if (seenAt !== undefined && seenAt !== person.updated_at.toISOString())
    throw stale('This profile was changed by someone else meanwhile. Please reload and try again.');
  return person;
}

/** @throws invalid with the fields */
async function checkValues(ctx: Ctx, person: ProfileRow, values: ProfileValues): Promise<void> {
  const errors = profileErrors(values, person);
  if (errors.length > 0) throw invalid(errors);
  const isNew = values.email !== person.email.toLowerCase() && values.email !== person.unconfirmed_email;
  if (isNew && (await isEmailTaken(ctx.db, values.email, person.id)))
    throw invalid([{ path: 'Email', message: EMAIL_TAKEN }]);
}

/**
 * Saves an edited profile (people §5 Edit profile, D-42). `RoleName` obeys the rules of Manage User; null, and the role
 * that is, change nothing.
 *
 * @throws not_found, denied, stale as `loadForEdit`; invalid with the fields
 */
export async function saveProfile(ctx: Ctx, id: number, body: BodyOf<'people.update'>): Promise<void> {
  const role = body.RoleName ?? null;
  // The lock of the whole hierarchy comes before any person's.
  if (role !== null) await lockHierarchy(ctx);
  const person = await loadForEdit(ctx, id, body.UpdatedAt);
  const values = readProfileValues(body);
  await checkValues(ctx, person, values);
  if (role !== null && role !== person.role)
    await saveRoles(ctx, id, { ...roleChoiceOf(person), RoleName: role });
  await saveValues(ctx, person, values);
}
