import { HUB_AUDIENCE, HUB_MISSED } from '@cadence/shared-contract';
import type { TenantUpdate } from '@cadence/shared-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared-auth/src/api/api-client.ts';
import { startFreshness } from '../../../shared-auth/src/freshness/freshness.ts';

/** What keeps one page fresh. */
export interface KeptFresh {
  /** Something that the hub says. */
  hear(method: string, event: unknown): void;
  /** Somebody looks at the page again. */
  seen(): void;
}

export interface KeepFreshOptions {
  readonly cache: QueryClient;
  readonly call: ApiClient['call'];
  readonly personId: number;
  readonly isHidden: () => boolean;
}

/** The client's own module, fed as the shell feeds it. */
export function keepFresh({ cache, call, personId, isHidden }: KeepFreshOptions): KeptFresh {
  const page = crypto.randomUUID();
  const freshness = startFreshness({ cache, call, viewerId: () => personId, page, isHidden });
  return {
    hear(method, event) {
      if (method === HUB_AUDIENCE) freshness.setAudience(event as number);
      else if (method === HUB_MISSED) freshness.missed();
      else if (method === 'TenantUpdate') freshness.hear(event as TenantUpdate);
      else if (method === 'NotificationUpdate')
        freshness.hear({ type: 'notification', id: (event as { readonly id: number | null }).id });
    },
    seen: () => freshness.seen(),
  };
}
