import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { SummaryText } from '@cadence/shared-contract';
import { caretAt } from '../caret.ts';
import { markSentences, type MarkedSentence } from '../sentences.ts';
import { Citations } from './citations.tsx';

/** The last word of a sentence, which its numbers stay with. */
function splitLastWord(text: string): readonly [rest: string, last: string] {
  const at = text.search(/\S+$/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

function Sentence({
  sentence: { Text, Sources, IsOwn, at },
  known,
}: {
  readonly sentence: MarkedSentence;
  readonly known: SummaryText['Sources'];
}): ReactNode {
  if (IsOwn)
    return (
      <span className="sum-own" data-at={at} title="Written by you, no source">
        {Text}
      </span>
    );
  const sources = known.filter(({ Number: number }) => Sources.includes(number));
  const [rest, last] = splitLastWord(Text);
  return (
    <>
      <span data-at={at}>{rest}</span>
      <span className="sum-nb">
        <span data-at={at + rest.length}>{last}</span>
        <Citations sources={sources} />
      </span>
    </>
  );
}

/** The blanks between two sentences as they were typed: line breaks stay. */
const gapBefore = (text: string, sentences: readonly MarkedSentence[], index: number): string => {
  const before = sentences[index - 1];
  const here = sentences[index];
  return before === undefined || here === undefined
    ? ''
    : text.slice(before.at + before.Text.length, here.at);
};

export interface PartTextProps {
  readonly title: string;
  readonly text: SummaryText;
  /** The hint on how to edit it. */
  readonly hintId: string;
  /** It had the focus as a field just now. */
  readonly isLeft: boolean;
  /** `caret`: where it was clicked; null for the end. */
  readonly onEdit: (caret: number | null) => void;
}

/** One text as it is read. A click or Enter makes it a field (AI-008). */
export function PartText({ title, text, hintId, isLeft, onEdit }: PartTextProps): ReactNode {
  const place = useRef(isLeft);
  const sentences = markSentences(text.Summary, text.Sentences);
  const onClick = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    // A selection is for copying, not editing.
    if (!isLink && window.getSelection()?.isCollapsed !== false) onEdit(caretAt(event));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onEdit(null);
  };
  return (
    // It contains links, so it is no button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={(box) => {
        if (place.current) box?.focus({ preventScroll: true });
        place.current = false;
      }}
      className="sum-para"
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Enter edits it
      tabIndex={0}
      aria-label={`Text: ${title}`}
      aria-describedby={hintId}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {text.Summary.trim() === '' && <span className="cd-ink3">No text. Click to write one.</span>}
      {sentences.map((sentence, index) => (
        <span key={sentence.at}>
          {gapBefore(text.Summary, sentences, index)}
          <Sentence sentence={sentence} known={text.Sources} />
        </span>
      ))}
    </div>
  );
}
