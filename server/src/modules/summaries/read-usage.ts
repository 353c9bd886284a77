import type { OutputOf } from '@cadence/shared-contract';
import { dateInZone } from '../../kernel/clock/clock.ts';
import { listRequestsSince, monthStartOf } from '../../kernel/model/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { demandUsage } from './summaries.policy.ts';
import type { SummaryCtx } from './summary-ctx.ts';

/** This month's requests to the model, by person, with their token usage; never a text. @throws denied */
export async function readUsage(
  ctx: SummaryCtx,
  monthlyTokens: number | null,
): Promise<OutputOf<'summaries.usage'>> {
  demandUsage(ctx);
  const monthStart = monthStartOf(ctx.now, ctx.tenant.timeZone);
  const { tokens, requests } = await listRequestsSince(ctx.db, monthStart);
  const people = await findPersonRefs(
    ctx,
    requests.map(({ person_id }) => person_id),
  );
  return {
    Month: dateInZone(monthStart, ctx.tenant.timeZone),
    Tokens: tokens,
    Budget: monthlyTokens,
    Requests: requests.flatMap(({ person_id, purpose, at, tokens_in, tokens_out, outcome }) => {
      const Person = people.get(person_id);
      if (!Person || outcome === null) return [];
      const Tokens = tokens_in + tokens_out;
      return [{ Person, Purpose: purpose, At: at.toISOString(), Tokens, Outcome: outcome }];
    }),
  };
}
