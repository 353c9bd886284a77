import { foldText } from '../text/fold-text.ts';
import type { ComboboxOption } from './combobox-props.ts';

/** The options whose label or second line holds every word typed, accents and case aside. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = foldText(`${option.label} ${option.meta ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
