import type { Ctx } from '../../kernel/http/index.ts';

/** Ends everything a person has open: tokens with this transaction, hub connections right after its commit. */
export async function endSessions(ctx: Ctx, personId: number): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ revoked_at: ctx.now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute();
  ctx.outbox.disconnect(personId);
}
