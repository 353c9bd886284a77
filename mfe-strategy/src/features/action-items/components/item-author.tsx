import type { ReactNode } from 'react';
import type { ActionItem } from '@cadence/shared-contract';
import { nameFor } from '../name-for.ts';

/** Who added an item in somebody else's name; nothing where the requester did (D-86). */
export function ItemAuthor({
  item: { Author, RequesterId },
  viewerId,
}: {
  readonly item: ActionItem;
  readonly viewerId: number;
}): ReactNode {
  if (Author === null || Author.Id === RequesterId) return null;
  return <span className="ai-author">Added by {nameFor(Author, viewerId)}</span>;
}
