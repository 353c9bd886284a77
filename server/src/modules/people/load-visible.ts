import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { peoplePolicy } from './people.policy.ts';
import { findProfileRow } from './people.queries.ts';
import type { ProfileRow } from './person-rows.ts';

/** A person whom the actor may see. @throws not_found */
export async function loadVisible(ctx: Ctx, id: number): Promise<ProfileRow> {
  const person = await findProfileRow(ctx.db, id);
  if (!person || !peoplePolicy.read(ctx.actor, person)) throw notFound();
  return person;
}
