import type { Actor } from '../../../kernel/session/index.ts';

/** Who looks at goals: all that visibility depends on. */
export type Viewer = Pick<
  Actor,
  'tenantId' | 'id' | 'role' | 'isOrgAdmin' | 'isGoalAdmin' | 'isGoalManager'
> & {
  /** Everyone whose requests the viewer decides on (D-17), where that was read already; else each query asks for it. */
  readonly decides?: readonly number[];
};
