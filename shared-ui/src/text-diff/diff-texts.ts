import { diffArrays } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Texts further apart than this many words are two texts: comparing them word by word costs more than it is worth. */
const MAX_CHANGED_WORDS = 1500;

/** How `after` differs from `before`, word by word; texts that have next to nothing in common are shown whole. */
export function diffTexts(before: string, after: string): readonly DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const changes = diffArrays(wordsOf(before), wordsOf(after), {
    comparator: isSameWord,
    maxEditLength: MAX_CHANGED_WORDS,
  });
  if (changes === undefined) return wholeTexts(before, after);
  return apart(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** The last word of today's text has no space after it; before what is gone it needs one to be read. */
function apart(parts: readonly DiffPart[]): readonly DiffPart[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const isJoined = next?.kind === 'removed' && /\S$/.test(part.text) && /^\S/.test(next.text);
    return part.kind === 'same' && isJoined ? { ...part, text: `${part.text} ` } : part;
  });
}

/** How many words the parts of one kind hold; bullets are none. */
export function countWords(parts: readonly DiffPart[], kind: DiffPart['kind']): number {
  return parts
    .filter((part) => part.kind === kind)
    .reduce((sum, { text }) => sum + (text.match(/[^\s•]\S*/g)?.length ?? 0), 0);
}

/**
 * Words with the space after them, so that neighbours that changed are one change: '5% or 6%', not '5', '%', …; the end
 * of a line is a separate word.
 */
function wordsOf(text: string): string[] {
  return text.match(/\n|[^\S\n]*\S+[^\S\n]*|[^\S\n]+/g) ?? [];
}

function isSameWord(a: string, b: string): boolean {
  return a === b || (a.trim() !== '' && a.trim() === b.trim());
}

function wholeTexts(before: string, after: string): readonly DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
}
