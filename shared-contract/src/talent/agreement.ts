/** The answers of an employee who signs, by what `EmployeeAgrees` holds for them; either acknowledges (D-93). */
export const AGREEMENTS = [
  { agrees: true, label: 'I agree' },
  { agrees: false, label: 'I have read it and disagree' },
] as const;

/** The answer as it is shown beside a signature; null where none was asked for. */
export function agreementText(agrees: boolean | null): string | null {
  return AGREEMENTS.find((answer) => answer.agrees === agrees)?.label ?? null;
}
