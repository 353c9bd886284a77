import type { OutputOf, SavedSummary, SummaryResult } from '@cadence/shared-contract';
import { apiQuery, useQuery, type OwnChange, type QueryClient } from '@cadence/shared-auth/query';
import { isOpenSummary, type OpenSummary } from '../parts.ts';

const readOf = (id: number) => apiQuery('summaries.read', { params: { id } });
const LIST = apiQuery('summaries.list');

/** A saved summary. */
export const useSummary = (id: number) => useQuery(readOf(id));

/** The viewer's saved summaries, latest first; not asked for by who has none to write. */
export const useSavedSummaries = (enabled = true) => useQuery({ ...LIST, enabled });

/** The list as it is now, not as it is shown. */
export async function fetchSaved(client: QueryClient): Promise<readonly SavedSummary[]> {
  const { Summaries } = await client.fetchQuery({ ...LIST, staleTime: 0 });
  return Summaries;
}

/** The list as it is known; empty before it is. */
export function knownSaved(client: QueryClient): readonly SavedSummary[] {
  return client.getQueryData<OutputOf<'summaries.list'>>(LIST.queryKey)?.Summaries ?? [];
}

/**
 * The newest copy, not the one shown.
 * @throws {Error} also where the answer holds no summary
 */
export async function fetchSummary(client: QueryClient, id: number): Promise<OpenSummary> {
  const result = await client.fetchQuery({ ...readOf(id), staleTime: 0 });
  if (!isOpenSummary(result)) throw new Error(result.Message ?? 'The answer holds no summary.');
  return result;
}

/** What was written, or deleted: list and versions are read again, the summary is what the change answered. */
export const summaryChanged = (saved: Pick<SavedSummary, 'Id'> | null): OwnChange | readonly OwnChange[] =>
  saved === null ? [] : { type: 'summary_changed', id: saved.Id };

/** Shows what a change answered. */
export function takeOver(client: QueryClient, summary: SummaryResult): void {
  if (summary.Saved !== null) client.setQueryData(readOf(summary.Saved.Id).queryKey, summary);
}

/** A read that is under way answers with what was before. */
export const cancelReads = (client: QueryClient, id: number): Promise<void> =>
  client.cancelQueries({ queryKey: readOf(id).queryKey });

/** It was deleted, or taken back. */
export function forgetSummary(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: readOf(id).queryKey });
}
