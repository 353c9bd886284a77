import type { ReactNode } from 'react';
import { ExpandableText } from '@cadence/shared-ui';
import { useViewMore, type ViewMoreOf } from '../use-view-more.ts';

export interface ViewMoreProps {
  readonly of: ViewMoreOf;
  readonly text: string;
}

/** What was said of a week is a sentence or two: cutting it at 100 would hide what it says. */
const COMMENT_LIMIT = 300;

/** Prose past 100 characters is behind 'View more'; whoever opens such a text reads the next one in full (GOAL-066). */
export function ViewMore({ of, text }: ViewMoreProps): ReactNode {
  const [isOpen, remember] = useViewMore(of);
  return (
    <ExpandableText
      text={text}
      startsOpen={isOpen}
      onToggle={remember}
      {...(of === 'comment' && { limit: COMMENT_LIMIT })}
    />
  );
}
