import { useDeferredValue, useMemo } from 'react';
import { useSession } from '@cadence/shared-auth';
import { formatDateLong } from '@cadence/shared-ui';
import { deckOf, type Deck } from '@cadence/shared-contract/slides';
import type { OpenSummary } from './parts.ts';
import { summaryReport } from './summary-place.ts';

/** The tenant's colour that the shell has painted the page in, for answers without it. */
function pageColor(): string | null {
  const color = document.documentElement.style.getPropertyValue('--tenant').trim().replace('#', '');
  return /^[\da-f]{6}$/i.test(color) ? color : null;
}

/** The slides of a summary, as in the file; while somebody types they follow with a short delay. */
export function useDeck(shown: OpenSummary): Deck {
  const { profile, tenant, period } = useSession();
  const result = useDeferredValue(shown);
  return useMemo(
    () =>
      deckOf(result, {
        organisation: tenant.Name,
        brand: result.Brand === undefined ? pageColor() : result.Brand,
        author: profile.Name,
        date: formatDateLong(period.Today),
        name: `${summaryReport(result.Saved.Kind).name} ${result.Saved.Title}`,
      }),
    [result, tenant.Name, profile.Name, period.Today],
  );
}
