import type { Actor } from '../../../kernel/session/index.ts';

/** Who looks at goals: all that visibility depends on. */
export type Viewer = Pick<Actor, 'tenantId' | 'id' | 'role' | 'isOrgAdmin' | 'isGoalAdmin' | 'isGoalManager'>;
