import { countWords, diffTexts, type DiffPart } from '@cadence/shared-ui/text-diff';
import { plainText } from './plain-text.ts';
import type { StrategyField, StrategyTexts } from './strategy-texts.ts';
import { STRATEGY_FIELDS } from './strategy-texts.ts';

export interface FieldChange {
  readonly field: StrategyField;
  /** `look`: the same words, formatted or linked in another way. */
  readonly kind: 'new' | 'changed' | 'gone' | 'look';
  readonly parts: readonly DiffPart[];
  /** Word counts. */
  readonly added: number;
  readonly removed: number;
}

function changeOf(field: StrategyField, before: string, after: string): FieldChange {
  const [old, now] = [plainText(before), plainText(after)];
  const parts = diffTexts(old, now);
  const kind = old === now ? 'look' : old === '' ? 'new' : now === '' ? 'gone' : 'changed';
  return { field, kind, parts, added: countWords(parts, 'added'), removed: countWords(parts, 'removed') };
}

/** What makes `after` out of `before`, section by section in the order of the page; unchanged sections are left out. */
export function changesBetween(before: StrategyTexts, after: StrategyTexts): readonly FieldChange[] {
  return STRATEGY_FIELDS.filter((field) => before[field].trim() !== after[field].trim()).map((field) =>
    changeOf(field, before[field], after[field]),
  );
}
