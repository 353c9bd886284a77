import type { ReactNode } from 'react';
import type { DiscType } from '@cadence/shared-contract';
import { errorSentence } from '@cadence/shared-auth';
import { Button, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { useSuggestion } from '../api/use-user-manual.ts';

interface SuggestionProps {
  readonly type: DiscType;
  /** What is written so far; a suggestion is added below it and never replaces it. */
  readonly written: string;
  readonly onTake: (text: string) => void;
}

/** A description of the chosen type, not the person's own until accepted (D-95). */
export function Suggestion({ type, written, onTake }: SuggestionProps): ReactNode {
  const query = useSuggestion(type);
  if (query.isError) {
    return (
      <p className="mn-composed mn-composed-foot">
        <span>No description could be suggested. {errorSentence(query.error)}</span>
        <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  if (!query.data) {
    return (
      <SkeletonGroup label="Loading a suggestion">
        <div className="mn-composed">
          <Skeleton width="92%" />
          <Skeleton width="60%" />
        </div>
      </SkeletonGroup>
    );
  }
  const { Description, Label } = query.data;
  const isEmpty = written.trim() === '';
  return (
    <aside className="mn-composed" aria-label="Suggested description">
      <p>{Description}</p>
      <footer className="mn-composed-foot">
        <span>{Label}, not yours yet</span>
        <Button
          size="sm"
          onClick={() => onTake(isEmpty ? Description : `${written.trimEnd()}\n\n${Description}`)}
        >
          {isEmpty ? 'Use this text' : 'Add this text'}
        </Button>
      </footer>
    </aside>
  );
}
