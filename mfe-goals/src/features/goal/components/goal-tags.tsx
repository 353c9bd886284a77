import type { ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { Tag, type TagTone } from '@cadence/shared-ui';
import {
  Archive,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Eye,
  Flag,
  History,
  Hourglass,
  Pencil,
  Scale,
  TrendingDown,
  TriangleAlert,
  type LucideIcon,
} from '@cadence/shared-ui/icons';
import { tagsOf, type GoalTagId } from '../goal-tags.ts';

/** Filled asks someone to act, outlined is a fact; each meaning has its own icon. */
const LOOKS: Readonly<Record<GoalTagId, readonly [tone: TagTone, icon: LucideIcon]>> = {
  atRisk: ['alarm', TriangleAlert],
  trendingDown: ['bad', TrendingDown],
  needsReview: ['act', Eye],
  needsUpdate: ['act', Clock],
  needsFinalization: ['act', Flag],
  weeksOld: ['plain', History],
  pendingEdits: ['plain', Pencil],
  draft: ['plain', CircleDashed],
  inReview: ['plain', Hourglass],
  shelvingInReview: ['plain', Hourglass],
  shelved: ['plain', Archive],
  resultsInReview: ['plain', Hourglass],
  achieved: ['good', CircleCheck],
  notAchieved: ['bad', CircleX],
  inDispute: ['caution', Scale],
};

/** The tags of a goal; null when it carries none. */
export function goalTags(goal: Goal): ReactNode {
  const tags = tagsOf(goal);
  if (tags.length === 0) return null;
  return tags.map(({ id, label }) => {
    const [tone, Glyph] = LOOKS[id];
    return (
      <Tag key={id} tone={tone} icon={<Glyph aria-hidden />}>
        {label}
      </Tag>
    );
  });
}
