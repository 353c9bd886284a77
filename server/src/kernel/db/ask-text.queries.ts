import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Question } from './question.ts';
import type { Db } from './transaction.ts';

/** The rows of a statement that is a text already. */
export async function askText<R extends QueryResultRow>(db: Db, { text, values }: Question): Promise<R[]> {
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, [...values]));
  return rows;
}
