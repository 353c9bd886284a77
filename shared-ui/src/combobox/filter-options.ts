import type { ComboboxOption } from './combobox-props.ts';

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** The options whose label or second line holds every word typed, accents and case aside. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.meta ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
