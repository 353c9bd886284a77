import type { BodyOf, FieldError, Overwritten } from '@cadence/shared-contract';
import { MESSAGES, timeZoneName } from '@cadence/shared-contract';
import { denied, invalid, stale } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import { orderLink } from '../../../kernel/links/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { overwrittenFields } from '../../../kernel/versions/index.ts';
import { announcePeople } from '../announce-people.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import { recordChanges } from '../history/person-changes.queries.ts';
import { loadVisible } from '../load-visible.ts';
import { editRefusal, peoplePolicy } from '../people.policy.ts';
import type { ProfileRow } from '../person-rows.ts';
import { roleChoiceOf } from '../roles/role-choice.ts';
import { saveRoles } from '../roles/save-roles.ts';
import { addressRefusal } from './address.policy.ts';
import type { ProfileValues } from './check-profile.ts';
import { profileErrors, readProfileValues } from './check-profile.ts';
import type { ProfileUpdate } from './profile.queries.ts';
import { isEmailTaken, lockPerson, updateProfile } from './profile.queries.ts';

export const EMAIL_TAKEN = 'Somebody else has this email address already.';

type ProfileBody = BodyOf<'people.update'>;

/** Whether the address is neither the person's own nor the pending one. */
function isNewAddress(person: ProfileRow, { email }: ProfileValues): boolean {
  return email !== person.email.toLowerCase() && email !== person.unconfirmed_email;
}

/**
 * The person's two addresses after the change. A new one is pending until it is confirmed (D-42). If the invitation is
 * not accepted yet, the new address applies at once and gets the invitation. Entering the address in use discards a
 * pending one.
 */
function addressesOf(actor: Actor, person: ProfileRow, email: string) {
  if (email === person.email.toLowerCase()) {
    // The documented payload always has an address: from anyone who may not change it, it is ignored.
    const pending = addressRefusal(actor, person) === null ? null : person.unconfirmed_email;
    return { email: person.email, unconfirmed_email: pending, order: null } as const;
  }
  if (person.invitation_accepted_at === null)
    return { email, unconfirmed_email: null, order: 'invitation' } as const;
  const isNew = email !== person.unconfirmed_email;
  return {
    email: person.email,
    unconfirmed_email: email,
    order: isNew ? 'confirm_email' : null,
  } as const;
}

async function saveValues(ctx: Ctx, person: ProfileRow, values: ProfileValues): Promise<ProfileUpdate> {
  const { order, ...addresses } = addressesOf(ctx.actor, person, values.email);
  await updateProfile(ctx, person.id, { ...values, ...addresses });
  if (order !== null) {
    orderLink(ctx.outbox, { kind: order, to: { personId: person.id }, by: ctx.actor.id });
    await recordChanges(ctx, [
      { personId: person.id, change: 'Email', from: person.email, to: values.email },
    ]);
  }
  announcePeople(ctx, 'user_updated', { ids: [person.id] });
  return { ...values, ...addresses };
}

/** The fields of the request as the profile shows them, to compare before and after (D-116). */
function shownFields(ctx: Ctx, person: Pick<ProfileRow, keyof ProfileUpdate | 'role'>) {
  return {
    Name: person.name,
    JobTitle: person.job_title,
    Email: person.unconfirmed_email ?? person.email,
    PhoneNumber: person.phone_number,
    TimeZone: timeZoneName(person.time_zone ?? ctx.tenant.timeZone),
    OrgUnit: person.org_unit,
    RoleName: person.role,
    LinkedinUrl: person.linkedin_url,
    Biography: person.biography,
  };
}

/** The person to edit. @throws not_found; denied; stale when the person changed since `seenAt` (D-3) */
async function loadForEdit(ctx: Ctx, id: number, seenAt: string | undefined): Promise<ProfileRow> {
  const person = await loadVisible(ctx, id);
  if (!peoplePolicy.edit(ctx.actor, person)) throw denied(editRefusal(person));
  if (seenAt !== undefined && seenAt !== person.updated_at.toISOString())
    throw stale('Someone else changed this profile while you were editing. Please reload and try again.');
  return person;
}

/** @throws invalid with the fields */
async function checkValues(ctx: Ctx, person: ProfileRow, values: ProfileValues): Promise<void> {
  const isNew = isNewAddress(person, values);
  const refusal = isNew ? addressRefusal(ctx.actor, person) : null;
  const errors: readonly FieldError[] = [
    ...profileErrors(values, person),
    ...(refusal === null ? [] : [{ path: 'Email', message: refusal }]),
  ];
  if (errors.length > 0) throw invalid(errors);
  if (isNew && (await isEmailTaken(ctx.db, values.email, { exceptId: person.id, now: ctx.now })))
    throw invalid([{ path: 'Email', message: EMAIL_TAKEN }]);
}

async function save(request: Ctx, id: number, body: ProfileBody): Promise<Overwritten> {
  // The facts that the permission depends on cannot change until this is done. This lock comes before any person's.
  const ctx = { ...request, actor: await lockHierarchy(request) };
  await lockPerson(ctx.db, id);
  const person = await loadForEdit(ctx, id, body.UpdatedAt);
  const values = readProfileValues(body);
  await checkValues(ctx, person, values);
  const role = body.RoleName ?? person.role;
  if (role !== person.role) await saveRoles(ctx, id, { ...roleChoiceOf(person), RoleName: role });
  const saved = await saveValues(ctx, person, values);
  return overwrittenFields(body.UpdatedAt, {
    before: shownFields(ctx, person),
    after: shownFields(ctx, { ...saved, role }),
  });
}

/** `checkOwnPassword` of the auth slice, which owns passwords. */
export type CheckOwnPassword = (ctx: Ctx, password: string) => Promise<() => Promise<string | null>>;

export interface ProfileChange<T> {
  readonly id: number;
  readonly body: ProfileBody;
  readonly checkOwnPassword: CheckOwnPassword;
  /** Reads the answer in the transaction that saved. */
  readonly answer: (ctx: Ctx, overwritten: Overwritten) => Promise<T>;
}

/**
 * Saves an edited profile (people §5 Edit profile, D-42). `RoleName` obeys the rules of Manage User; null, or the
 * current role, changes nothing. Changing one's own address requires the password (D-81). Without `UpdatedAt` it
 * overwrites the stored version, and the answer includes what that was (D-116).
 *
 * @throws not_found, denied, stale as `loadForEdit`; invalid with the fields; rate_limited after many wrong passwords
 */
export async function saveProfile<T>(ctx: Ctx, change: ProfileChange<T>): Promise<T | AfterCommit<T>> {
  const { id, body, checkOwnPassword, answer } = change;
  const saveAndAnswer = async (now: Ctx): Promise<T> => {
    const overwritten = await save(now, id, body);
    return answer(now, overwritten);
  };
  const person = await loadForEdit(ctx, id, body.UpdatedAt);
  const values = readProfileValues(body);
  if (id !== ctx.actor.id || !isNewAddress(person, values)) return saveAndAnswer(ctx);
  await checkValues(ctx, person, values);
  const password = body.Password ?? '';
  if (password === '') throw invalid([{ path: 'Password', message: MESSAGES.addressPasswordRequired }]);
  const ownPassword = await checkOwnPassword(ctx, password);
  return new AfterCommit(async ({ finish }) => {
    if ((await ownPassword()) === null)
      throw invalid([{ path: 'Password', message: MESSAGES.passwordWrong }]);
    return finish(saveAndAnswer);
  });
}
