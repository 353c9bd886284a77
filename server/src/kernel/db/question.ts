import { escapeLiteral } from 'pg';

/** A query that is sent together with BEGIN and so costs no extra round trip. */
export interface Question {
  /** One statement, with typed placeholders such as `$1::text` for the values. */
  readonly text: string;
  readonly values: readonly (string | null)[];
}

function literalsOf({ values }: Question): readonly string[] {
  return values.map((value) => (value === null ? 'null' : escapeLiteral(value)));
}

/** The query as SQL text without preparing it. */
export function plainText(question: Question): string {
  const literals = literalsOf(question);
  return question.text.replaceAll(/\$(\d+)/g, (_, place: string) => literals[Number(place) - 1] ?? 'null');
}

/** SQL that prepares the query under a name, so that it is planned once. */
export function prepareText(name: string, { text }: Question): string {
  return `prepare "${name}" as ${text}`;
}

/** SQL that runs the query prepared under the name. */
export function executeText(name: string, question: Question): string {
  return `execute "${name}" (${literalsOf(question).join(', ')})`;
}
