import type { ActorFlag } from '@cadence/shared-contract';
import type { Actor } from '../../../../kernel/session/index.ts';

/** Who looks at one goal whose approver is known. */
export type RowViewer = Pick<Actor, 'tenantId' | 'id' | 'role' | ActorFlag>;

/** Who looks at goals: all that visibility depends on. */
export type Viewer = RowViewer & Pick<Actor, 'decides'>;
