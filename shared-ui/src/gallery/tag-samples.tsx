import type { ReactNode } from 'react';
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
} from '../icon/icons.ts';
import { Inline } from '../layout/layout.tsx';
import { Tag } from '../tag/tag.tsx';

/** Every tag of a goal, in the order risk, action, age, state. */
export function TagSamples(): ReactNode {
  return (
    <>
      <Inline wrap>
        <Tag tone="act" icon={<Clock aria-hidden />}>
          Needs Update
        </Tag>
        <Tag tone="act" icon={<Eye aria-hidden />}>
          Needs Review
        </Tag>
        <Tag tone="act" icon={<Flag aria-hidden />}>
          Needs Finalization
        </Tag>
      </Inline>
      <Inline wrap>
        <Tag tone="alarm" icon={<TriangleAlert aria-hidden />}>
          At Risk
        </Tag>
        <Tag tone="bad" icon={<TrendingDown aria-hidden />}>
          Trending Down
        </Tag>
        <Tag icon={<History aria-hidden />}>Status is 3 weeks old</Tag>
        <Tag icon={<Pencil aria-hidden />}>Pending edits</Tag>
        <Tag icon={<CircleDashed aria-hidden />}>Draft</Tag>
        <Tag icon={<Hourglass aria-hidden />}>Results in review</Tag>
        <Tag icon={<Archive aria-hidden />}>Shelved</Tag>
      </Inline>
      <Inline wrap>
        <Tag tone="good" icon={<CircleCheck aria-hidden />}>
          Finalized (Achieved)
        </Tag>
        <Tag tone="bad" icon={<CircleX aria-hidden />}>
          Finalized (Not Achieved)
        </Tag>
        <Tag tone="caution" icon={<Scale aria-hidden />}>
          Finalized (In Dispute)
        </Tag>
      </Inline>
    </>
  );
}
