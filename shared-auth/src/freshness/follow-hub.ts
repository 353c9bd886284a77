import type { ShellApi } from '@cadence/shared-contract/remote';
import type { Freshness } from './freshness.ts';

/** Passes what the hub sends to the freshness of a page. Returns the ways to stop. */
export function followHub(freshness: Freshness, { on }: ShellApi['hub']): readonly (() => void)[] {
  return [
    on('TenantUpdate', (event) => freshness.hear(event)),
    on('UserManualUpdate', (event) => freshness.hear(event)),
    on('NotificationUpdate', ({ id }) => freshness.hear({ type: 'notification', id })),
    on('missed', () => freshness.missed()),
  ];
}
