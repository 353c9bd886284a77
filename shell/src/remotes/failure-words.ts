import type { LoadPhase } from './failures.ts';

/** What a person reads when a page cannot be shown; the sentence says what to do. */
export function describeFailure(
  title: string,
  reason: LoadPhase | 'incompatible' | 'broken',
): { readonly heading: string; readonly sentence: string } {
  return { heading: `${title} can’t be shown right now`, sentence: SENTENCES[reason] };
}

const UNREACHABLE = 'This part of Cadence could not be loaded. Check your connection and try again.';

const SENTENCES: Readonly<Record<LoadPhase | 'incompatible' | 'broken', string>> = {
  registry: 'This part of Cadence is not available at the moment.',
  manifest: UNREACHABLE,
  entry: UNREACHABLE,
  module: 'This part of Cadence could not be started. Try again; if it stays, tell your administrator.',
  render: 'Something went wrong on this page. The rest of Cadence keeps working.',
  incompatible:
    'This part of Cadence needs a newer version of the platform. Reload the page in a few minutes.',
  broken:
    'This part of Cadence failed several times and is waiting for a new version. You can still try again.',
};
