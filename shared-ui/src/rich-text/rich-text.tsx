import { useMemo, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { richTextNodes } from './rich-text-nodes.tsx';

export interface RichTextProps {
  /** Markup as the editor writes and the server stores it; everything else in it is left out. */
  readonly markup: string;
  readonly className?: string;
}

/** Formatted text to read. Links open a new tab. */
export function RichText({ markup, className }: RichTextProps): ReactNode {
  const nodes = useMemo(() => richTextNodes(markup), [markup]);
  return <div className={cx('cd-rich-body', className)}>{nodes}</div>;
}
