import { useState, type ReactNode } from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="cd-vh">{children}</span>;
}

/** A key, for example `/` or `⌘K`. */
export function Kbd({ children }: { readonly children: ReactNode }): ReactNode {
  return <kbd className="cd-kbd">{children}</kbd>;
}

/** A count in a pill: beyond one digit it would touch its neighbour, and nobody counts along. */
const shortCount = (count: number): string => (count > 9 ? '9+' : String(count));

/**
 * A count at the corner of a button or link whose name has the number; nothing at 0. It is drawn and not written: '9+'
 * is no part of that name.
 */
export function CountDot({ count }: { readonly count: number }): ReactNode {
  if (count <= 0) return null;
  return <span className="cd-count cd-btn-dot" data-count={shortCount(count)} aria-hidden />;
}

/** A number in a small pill; nothing at 0. */
export function CountBadge({ count, label }: { readonly count: number; readonly label?: string }): ReactNode {
  if (count <= 0) return null;
  return (
    <span className="cd-count">
      {shortCount(count)}
      {label !== undefined && <span className="cd-vh"> {label}</span>}
    </span>
  );
}

/** GOAL-066: longer text collapses behind 'View more'. */
export const EXPANDABLE_TEXT_LIMIT = 100;

export interface ExpandableTextProps {
  readonly text: string;
  /** Characters shown while collapsed. */
  readonly limit?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  readonly startsOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

function cutAtWord(text: string, limit: number): string {
  const head = [...text].slice(0, limit).join('');
  const space = head.search(/\s\S*$/);
  return (space > limit / 2 ? head.slice(0, space) : head).trimEnd();
}

/** The beginning of a text; the sheet writes the rest on paper, where nothing can be opened. */
function Beginning({ text, limit }: { readonly text: string; readonly limit: number }): ReactNode {
  const head = cutAtWord(text, limit);
  return (
    <>
      {head}
      <span className="cd-rest" data-rest={text.slice(head.length)}>
        <span>…</span>
      </span>
    </>
  );
}

/** Prose that collapses past 100 characters on the screen, and is whole on paper; line breaks are kept. */
export function ExpandableText({
  text,
  limit = EXPANDABLE_TEXT_LIMIT,
  moreLabel = 'View more',
  lessLabel = 'View less',
  startsOpen = false,
  onToggle,
}: ExpandableTextProps): ReactNode {
  const [isOpen, setOpen] = useState(startsOpen);
  if ([...text].length <= limit)
    return (
      <p className="cd-prose" dir="auto">
        {text}
      </p>
    );
  const toggle = (): void => {
    setOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <p className="cd-prose" dir="auto">
      {isOpen ? text : <Beginning text={text} limit={limit} />}{' '}
      <button type="button" className="cd-link cd-more" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? lessLabel : moreLabel}
      </button>
    </p>
  );
}
