import { sql } from 'kysely';
import { DEMO_COMPANIES } from '../demo/index.ts';
import type { Db } from '../kernel/db/index.ts';
import { OPEN_QUESTIONS } from '../modules/user-manual/texts/questions.ts';
import { chance, days, pick } from './expressions.queries.ts';

/** How many of the people have a user manual. */
const SHARE = 0.6;
const [QUESTION] = OPEN_QUESTIONS;

const n = sql<number>`person.id`;

/** The user manuals of the demo, numbered, with the columns of the table. */
function examples(): readonly object[] {
  const manuals = DEMO_COMPANIES.flatMap((company) => company.manuals);
  return manuals.flatMap((manual, place): readonly object[] => {
    if (manual.kind === 'progress') return [];
    if (manual.kind === 'entry')
      return [{ place, entry_disc: manual.disc, entry_description: manual.description }];
    const { D, I, S, C } = manual.percentages;
    const shares = { result_d: D, result_i: I, result_s: S, result_c: C };
    return [{ place, result_disc: manual.disc, ...shares, result_remarks: manual.remarks }];
  });
}

/** Gives most people of a generated organisation a user manual: results and own entries as in the demo. */
export async function addUserManuals(
  db: Db,
  { tenantId, now }: { readonly tenantId: number; readonly now: Date },
): Promise<void> {
  const known = examples();
  const at = sql`greatest(person.created_at, ${now}::timestamptz - ${days(sql`300 * ${chance(n, 90)}`)})`;
  const answer = pick(QUESTION?.choices ?? [], chance(n, 91));
  await sql`insert into user_manuals (tenant_id, person_id, public_key, private_key, entry_disc, entry_description,
      entry_updated_at, result_disc, result_d, result_i, result_s, result_c, result_remarks, provider, completed_at,
      answers)
    select ${tenantId}, person.id, gen_random_uuid()::text, encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
      example.entry_disc, example.entry_description, case when example.entry_disc is not null then ${at} end,
      example.result_disc, example.result_d, example.result_i, example.result_s, example.result_c,
      example.result_remarks, case when example.result_disc is not null then 'built-in' end,
      case when example.result_disc is not null then ${at} end, jsonb_build_object(${QUESTION?.key ?? ''}::text, ${answer})
    from people person
    join (select row_number() over (order by place) as number, given.*
        from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as given(place int, entry_disc text,
          entry_description text, result_disc text, result_d smallint, result_i smallint, result_s smallint,
          result_c smallint, result_remarks jsonb)) example
      on example.number = 1 + floor(${sql.lit(known.length)} * ${chance(n, 92)})
    where person.tenant_id = ${tenantId} and person.invitation_accepted_at is not null
      and ${chance(n, 93)} < ${sql.lit(SHARE)}`.execute(db);
  await sql`update people set disc = coalesce(manual.result_disc, manual.entry_disc) from user_manuals manual
    where manual.tenant_id = people.tenant_id and manual.person_id = people.id and people.tenant_id = ${tenantId}`.execute(
    db,
  );
}
