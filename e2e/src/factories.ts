/**
 * What a test needs to be there, made through the product's API: `aGoal(await api('contributor'))`. Everything has a name
 * that no other test has, unless the test gives one.
 */
import type { ApiSession } from './api.ts';
import { makeApprovedGoal, makeGoal } from './goals-api.ts';
import type { ReadGoal } from './goals-api.ts';
import type { Organisation, PersonWish } from './organisation.ts';

let made = 0;

/** `Goal k3f9-1`: also another worker's have other names. */
function unique(what: string): string {
  made += 1;
  return `${what} ${Date.now().toString(36)}-${made}`;
}

interface GoalWish {
  readonly title?: string;
  readonly isDraft?: boolean;
  /** The goal that it contributes to. */
  readonly parent?: ReadGoal;
}

/** A goal of this person in the current quarter that asks for approval, or a draft. */
export const aGoal = (
  owner: ApiSession,
  { title, isDraft = false, parent }: GoalWish = {},
): Promise<ReadGoal> => makeGoal(owner, title ?? unique('Goal'), { isDraft, parentId: parent?.Id ?? null });

/** A goal at work: its owner may post weeks and finalize it. */
export const anApprovedGoal = (
  owner: ApiSession,
  approver: ApiSession,
  { title }: Pick<GoalWish, 'title'> = {},
): Promise<ReadGoal> => makeApprovedGoal(owner, approver, title ?? unique('Goal at work'));

/** Somebody who has accepted their invitation; `sessionOf(email, organisation.subdomain)` signs them in. */
export async function aPerson(
  organisation: Organisation,
  wish: Partial<PersonWish> = {},
): Promise<{ readonly name: string; readonly email: string }> {
  const name = wish.name ?? unique('Person');
  const [email = ''] = await organisation.hire([{ ...wish, name }]);
  return { name, email };
}
