import { escapeLiteral } from 'pg';

/** A question that travels with BEGIN and so costs no extra round trip. */
export interface Question {
  /** One statement, with `$1::text` and so on for the values, each with its type. */
  readonly text: string;
  readonly values: readonly (string | null)[];
}

function literalsOf({ values }: Question): readonly string[] {
  return values.map((value) => (value === null ? 'null' : escapeLiteral(value)));
}

/** The question as a text that is planned for itself. */
export function plainText(question: Question): string {
  const literals = literalsOf(question);
  return question.text.replaceAll(/\$(\d+)/g, (_, place: string) => literals[Number(place) - 1] ?? 'null');
}

/** Keeps the question under a name on the connection, so that it is planned once. */
export function prepareText(name: string, { text }: Question): string {
  return `prepare "${name}" as ${text}`;
}

/** Asks the question that is kept under the name. */
export function executeText(name: string, question: Question): string {
  return `execute "${name}" (${literalsOf(question).join(', ')})`;
}
