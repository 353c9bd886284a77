import { diffArrays } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Past this, comparing word by word costs more than it tells: the texts are shown whole. */
const MAX_LENGTH = 12_000;

/** How `after` differs from `before`, word by word. */
export function diffTexts(before: string, after: string): readonly DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  if (before.length + after.length > MAX_LENGTH) return wholeTexts(before, after);
  return diffArrays(wordsOf(before), wordsOf(after), { comparator: isSameWord }).map(
    ({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
}

/** Words with the space after them, so that neighbours that changed are one change: '5% or 6%', not '5', '%', … */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function isSameWord(a: string, b: string): boolean {
  return a.trimEnd() === b.trimEnd();
}

function wholeTexts(before: string, after: string): readonly DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
}
