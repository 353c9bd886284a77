import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../kernel/session/index.ts';
import { isBeneath } from './beneath.queries.ts';
import { administersAll, editsByFlag, flagsBeyond } from './people.policy.ts';
import type { peoplePolicy } from './people.policy.ts';

type PersonSql = (actor: Actor) => RawBuilder<boolean>;

const mayRead: PersonSql = () => sql`true`;

const mayDecideOn: PersonSql = (actor) =>
  administersAll(actor) ? sql`true` : isBeneath('people', actor.path);

const mayEdit: PersonSql = (actor) =>
  sql`(people.id = ${actor.id} or ${mayDecideOn(actor)} or ${editsByFlag(actor) ? sql`people.role <> 'ceo'` : sql`false`})`;

const couldGrant: PersonSql = (actor) => {
  const held = flagsBeyond(actor).map((column) => sql`people.${sql.ref(column)}`);
  return held.length === 0 ? sql`true` : sql`not (${sql.join(held, sql` or `)})`;
};

const mayDeactivate: PersonSql = (actor) =>
  sql`(people.id <> ${actor.id} and people.role <> 'ceo' and ${mayDecideOn(actor)} and ${couldGrant(actor)})`;

/** The rules of `peoplePolicy` as SQL on `people`; a test compares each pair. */
export const peopleWhere: Readonly<Record<keyof typeof peoplePolicy, PersonSql>> = {
  read: mayRead,
  edit: mayEdit,
  deactivate: mayDeactivate,
};
