import { useEffect, type RefObject } from 'react';

export interface FirstErrorOptions {
  /** What is wrong, by field. */
  readonly errors: object;
  /** How often saving was tried: a second refusal of the same fields counts, too. */
  readonly attempts: number;
}

/** After a refused save the first field to mend has the focus, in the order that `fields` shows them. */
export function useFirstErrorFocused(
  fields: RefObject<HTMLElement | null>,
  { errors, attempts }: FirstErrorOptions,
): void {
  const names = Object.keys(errors).join();
  useEffect(() => {
    if (names !== '') fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields, names, attempts]);
}
