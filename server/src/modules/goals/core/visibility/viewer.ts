import type { ActorFlag } from '@cadence/shared-contract';
import type { Actor } from '../../../../kernel/session/index.ts';

/** The viewer of one goal whose approver is known. */
export type RowViewer = Pick<Actor, 'tenantId' | 'id' | 'role' | ActorFlag>;

/** The viewer of goals: everything that visibility depends on. */
export type Viewer = RowViewer & Pick<Actor, 'decides'>;
