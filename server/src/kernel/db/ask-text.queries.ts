import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Question } from './question.ts';
import type { Db } from './transaction.ts';

/** Runs a query that is already SQL text, and returns its rows. */
export async function askText<R extends QueryResultRow>(db: Db, { text, values }: Question): Promise<R[]> {
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, [...values]));
  return rows;
}
