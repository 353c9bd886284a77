import type { Actor, TenantContext } from '../../kernel/session/index.ts';

/** The person whose rights are checked, and their tenant. */
export interface StrategyViewer {
  readonly actor: Pick<Actor, 'role' | 'isOrgAdmin' | 'strategyMember'>;
  readonly tenant: Pick<TenantContext, 'strategyEnabled'>;
}

/** The ceo and Org Admins may write the strategy (people §6 Strategy). */
function leads({ actor }: StrategyViewer): boolean {
  return actor.role === 'ceo' || actor.isOrgAdmin;
}

/** Why the viewer may not read the strategy; null when they may (core §6, D-53). */
export function readingRefusal(viewer: StrategyViewer): string | null {
  if (!viewer.tenant.strategyEnabled) return 'The strategy page is not enabled for your organization.';
  if (leads(viewer) || viewer.actor.strategyMember) return null;
  return 'You are not in the strategy group of your organization.';
}

/** Why the viewer may neither edit the strategy nor read its history; null when they may. */
export function editingRefusal(viewer: StrategyViewer): string | null {
  const refusal = readingRefusal(viewer);
  if (refusal !== null || leads(viewer)) return refusal;
  return 'Only the ceo or an Org Admin can change the strategy.';
}

export function mayReadStrategy(viewer: StrategyViewer): boolean {
  return readingRefusal(viewer) === null;
}

/** Editors read the working copy, and legacy answers (people §2.6, D-53). */
export function mayEditStrategy(viewer: StrategyViewer): boolean {
  return editingRefusal(viewer) === null;
}
