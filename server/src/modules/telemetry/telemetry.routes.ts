import type { BodyOf } from '@cadence/shared-contract';
import { rateLimited } from '../../kernel/errors/index.ts';
import type { Ctx, Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { WindowCounter } from '../../kernel/load/index.ts';
import type { RemoteHealth, RemoteMetrics, RemoteRelease } from '../../kernel/telemetry/index.ts';
import { classLabel } from './error-classes.ts';
import { createFailureLog } from './failure-log.ts';
import type { KnownReleases } from './known-releases.ts';

/** Reports of one person a minute, from all of their pages; a page sends one every 30 s and one after a failure. */
const MAX_REPORTS = 60;

export interface TelemetryServices {
  readonly metrics: RemoteMetrics;
  readonly health: RemoteHealth;
  readonly known: KnownReleases;
}

type Report = BodyOf<'telemetry.report'>;

const releaseOf = ({ Remote, Version }: { Remote: string; Version: string }): RemoteRelease => ({
  remote: Remote,
  version: Version,
});

/** Adds a report to the figures, by known names only. */
function count({ metrics, known }: TelemetryServices, { Loaded, Failed, Vitals }: Report): void {
  for (const part of Loaded) metrics.loaded(known.label(part));
  for (const failure of Failed) metrics.failed({ ...known.label(failure), Class: classLabel(failure.Class) });
  for (const vital of Vitals) metrics.vital({ ...known.label(vital), Page: known.page(vital.Page) });
}

/** Only releases that exist: a made-up one would push others out. */
function noteHealth(ctx: Ctx, { health, known }: TelemetryServices, { Loaded, Failed }: Report): void {
  const loaded = Loaded.map(releaseOf).filter((release) => known.has(release));
  const failed = Failed.map((failure) => ({ ...releaseOf(failure), phase: failure.Phase })).filter(
    // A second copy of a module is a fault, and the page works.
    (release) => known.has(release) && release.phase !== 'instances',
  );
  if (loaded.length + failed.length > 0)
    health.record({ tenant: ctx.tenant.subdomain, person: ctx.actor.id }, { loaded, failed });
}

/** What pages measure (ADR 24). Nothing is stored: it is counted in memory, and failures are logged. */
export function createTelemetrySlice(services: TelemetryServices): Slice {
  const limit = new WindowCounter(MAX_REPORTS);
  const logFailures = createFailureLog();
  return defineSlice('telemetry', {
    'telemetry.report': async (ctx, { body }) => {
      const person = `${ctx.tenant.id}:${ctx.actor.id}`;
      const now = ctx.now.getTime();
      const wait = limit.waitFor(person, now);
      if (wait !== null) {
        services.metrics.report('limited');
        throw rateLimited(wait);
      }
      limit.add(person, now);
      await services.known.refresh();
      services.metrics.report('taken');
      count(services, body);
      noteHealth(ctx, services, body);
      logFailures(ctx, body.Failed);
    },
  });
}
