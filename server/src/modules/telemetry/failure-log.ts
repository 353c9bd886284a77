import type { BodyOf } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { WindowCounter } from '../../kernel/load/index.ts';

type Failures = BodyOf<'telemetry.report'>['Failed'];

/** Failures of one person that are logged in a minute; the figures have the others. */
const MAX_LOGGED = 20;

interface Report extends Pick<Ctx, 'now' | 'log'> {
  readonly tenant: { readonly id: number };
  readonly actor: { readonly id: number };
}

/** Logs what failed on pages; nobody's pages can fill the log. */
export function createFailureLog(): (report: Report, failures: Failures) => void {
  const limit = new WindowCounter(MAX_LOGGED);
  return ({ tenant, actor, now, log }, failures) => {
    const person = `${tenant.id}:${actor.id}`;
    for (const failure of failures) {
      if (limit.waitFor(person, now.getTime()) !== null) return;
      limit.add(person, now.getTime());
      log.warn({ failure }, 'a remote failed on a page');
    }
  };
}
