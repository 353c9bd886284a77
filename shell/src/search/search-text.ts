import { useState } from 'react';

export const SEARCH_LABEL = 'Search or jump to';
export const SEARCH_PLACEHOLDER = 'A page, a person, a goal or a command';

/** What is typed, shared by the field that is there at once and by the palette that follows it. */
export interface SearchText {
  readonly text: string;
  /** True after Enter, until the first result has been opened or the text changes. */
  readonly isSubmitted: boolean;
  type(text: string): void;
  /** Enter: open the first result as soon as it is known. */
  submit(): void;
  /** There was nothing to open. */
  settle(): void;
  clear(): void;
}

export function useSearchText(): SearchText {
  const [{ text, isSubmitted }, set] = useState({ text: '', isSubmitted: false });
  return {
    text,
    isSubmitted,
    type: (typed) => set({ text: typed, isSubmitted: false }),
    submit: () => set((was) => ({ ...was, isSubmitted: was.text.trim() !== '' })),
    settle: () => set((was) => ({ ...was, isSubmitted: false })),
    clear: () => set({ text: '', isSubmitted: false }),
  };
}
