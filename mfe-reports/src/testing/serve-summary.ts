import type { BodyOf, OutputOf, SavedSummary } from '@cadence/shared-contract';
import { ApiProblem, on, type ApiServer } from '@cadence/shared-auth/testing';
import { withTexts } from '../features/summary/parts.ts';
import { fakeChoices, type FakeSummary } from './summary.fixtures.ts';

interface HeldSummary {
  /** What the server has; a test changes it, and calls do. */
  summary: FakeSummary;
  readonly saved: BodyOf<'summaries.save'>[];
  /** Keys that came with the saves. */
  readonly keys: (string | null)[];
}

interface Around {
  readonly choices?: OutputOf<'reports.choices'>;
  readonly saved?: SavedSummary[];
}

/** What is known before a summary is opened. */
export function serveChoices(server: ApiServer, { choices = fakeChoices(), saved = [] }: Around = {}): void {
  server.use(
    on('reports.choices', () => choices),
    on('summaries.list', () => ({ Summaries: saved })),
    on('summaries.progress', () => null),
  );
}

/** The next version, as after each change. */
export function nextVersion(summary: FakeSummary, over: Partial<FakeSummary> = {}): FakeSummary {
  const Version = summary.Saved.Version + 1;
  const UpdatedAt = `2026-11-19T17:${String(Version).padStart(2, '0')}:00.000Z`;
  return { ...summary, ...over, Saved: { ...summary.Saved, Version, UpdatedAt } };
}

/** Answers as the server would from the copy held, and keeps what was sent. */
export function serveSummary(server: ApiServer, summary: FakeSummary, around: Around = {}): HeldSummary {
  const held: HeldSummary = { summary, saved: [], keys: [] };
  serveChoices(server, { saved: [summary.Saved], ...around });
  server.use(
    on('summaries.read', ({ params }) => {
      if (Number(params.id) !== held.summary.Saved.Id)
        throw new ApiProblem('not_found', 'This does not exist.');
      return held.summary;
    }),
    on('summaries.save', ({ body, headers }) => {
      held.saved.push(body);
      held.keys.push(headers.get('idempotency-key'));
      if (body.UpdatedAt !== held.summary.Saved.UpdatedAt)
        throw new ApiProblem('stale', 'This summary was changed in another window.');
      change(held, Object.fromEntries(body.Parts.map(({ Part, Id, Summary }) => [`${Part}:${Id}`, Summary])));
      return held.summary;
    }),
  );
  return held;
}

/** Texts are changed, here or in another window. */
export function change(held: HeldSummary, texts: Readonly<Record<string, string>>): void {
  const { Saved } = held.summary;
  held.summary = nextVersion({ ...withTexts(held.summary, texts), Saved });
}
