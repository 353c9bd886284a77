import type { LinkKind } from '../../migrations/kernel-tables.ts';

const HOUR = 3_600_000;
/** D-45, and D-81 for undo links. */
const LIFETIMES: Readonly<Record<LinkKind, number>> = {
  reset: 24 * HOUR,
  unlock: 24 * HOUR,
  confirm_email: 24 * HOUR,
  undo_email: 7 * 24 * HOUR,
  invitation: 14 * 24 * HOUR,
};

/** When a link that is made now expires. */
export function linkEnd(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + LIFETIMES[kind]);
}
