import { Fragment, type ReactNode } from 'react';
import type { DiffPart } from './diff-texts.ts';

function Part({ part: { kind, text } }: { readonly part: DiffPart }): ReactNode {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="cd-vh">{kind}: </span>
      {text}
    </Mark>
  );
}

/** Two versions of a text in one: what went is struck out, what came is underlined, and both are said. */
export function MarkedText({ parts }: { readonly parts: readonly DiffPart[] }): ReactNode {
  return (
    <span className="cd-marked">
      {parts.map((part, index) => (
        // Parts have no identity; the whole list is drawn again.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <Part part={part} />
        </Fragment>
      ))}
    </span>
  );
}
