import type { ReactNode } from 'react';
import type { UnsentUpdate } from '../unsent-update.ts';

/** 'Week 9 of “Cut the median answer time”' */
export function UpdateName({ update }: { readonly update: Pick<UnsentUpdate, 'week' | 'title'> }): ReactNode {
  return (
    <>
      Week {update.week} of “<bdi>{update.title}</bdi>”
    </>
  );
}
