import { useEffect, type RefObject } from 'react';

const WRITABLE = '[contenteditable="true"],input,textarea';

/** What is written into, in the part of a form that bears the field's name; null while it is not there. */
export function findWritable(form: HTMLElement | null, field: string | null): HTMLElement | null {
  if (field === null) return null;
  return form?.querySelector(`[data-field="${field}"]`)?.querySelector<HTMLElement>(WRITABLE) ?? null;
}

/**
 * Gives a field the focus as soon as it can take it: the code of an editor comes later than its frame. What the
 * person does before that wins.
 *
 * @param field its name, null for none; a new `attempt` focuses it again
 */
export function useFocusOnField(
  form: RefObject<HTMLElement | null>,
  { field, attempt }: { readonly field: string | null; readonly attempt: number },
): void {
  useEffect(() => {
    const { current } = form;
    if (field === null || current === null) return undefined;
    const focus = (): boolean => {
      const target = findWritable(current, field);
      target?.focus();
      return target !== null;
    };
    if (focus()) return undefined;
    const watch = new MutationObserver(() => {
      if (focus()) stop();
    });
    const stop = (): void => {
      watch.disconnect();
      window.removeEventListener('keydown', stop);
      window.removeEventListener('pointerdown', stop);
    };
    watch.observe(current, { childList: true, subtree: true, attributes: true });
    // oxlint-disable-next-line cadence/no-bare-page-key -- any key ends the waiting, and none does anything else
    window.addEventListener('keydown', stop);
    window.addEventListener('pointerdown', stop);
    return stop;
  }, [form, field, attempt]);
}
