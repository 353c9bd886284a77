import type { LocalDraft } from './use-local-draft.ts';

/** What is needed of a form's state; what `useFormik` returns fits. */
export interface FormState<T> {
  readonly values: T;
  readonly errors: object;
  setValues(values: T, shouldValidate: false): unknown;
  setErrors(errors: object): void;
}

export interface KeptForm<T> {
  /** Puts all values in place of those shown. */
  show(values: T): void;
  /** Changes some; their errors are cleared. */
  set(part: Partial<T>): void;
  /** Takes over what was found on this device. */
  restore(): void;
}

/** The ways to change a form whose text is kept on this device as it is typed. */
export function keptForm<T extends object>(form: FormState<T>, draft: LocalDraft<T>): KeptForm<T> {
  const show = (values: T): void => {
    void form.setValues(values, false);
    draft.keep(values);
  };
  return {
    show,
    set: (part) => {
      show({ ...form.values, ...part });
      form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([name]) => !(name in part))));
    },
    restore: () => {
      const kept = draft.take();
      if (kept !== null) void form.setValues(kept, false);
    },
  };
}
