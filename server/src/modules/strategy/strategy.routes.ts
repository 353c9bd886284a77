import { denied } from '../../kernel/errors/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { readPublishedStrategy, readStrategy } from './read-strategy.ts';
import { readVersion, readVersions } from './read-versions.ts';
import { saveStrategy } from './save-strategy.ts';
import { editingRefusal, readingRefusal } from './strategy.policy.ts';

/** @throws denied with the reason, when there is one */
function refuseFor(reason: string | null): void {
  if (reason !== null) throw denied(reason);
}

/** The strategy of the organisation (people §7 Strategy). */
export const strategySlice = defineSlice('strategy', {
  'strategy.read': async (ctx) => {
    refuseFor(readingRefusal(ctx));
    return readStrategy(ctx);
  },

  'strategy.published': async (ctx) => {
    refuseFor(readingRefusal(ctx));
    return readPublishedStrategy(ctx);
  },

  'strategy.save': async (ctx, { body }) => {
    refuseFor(editingRefusal(ctx));
    await saveStrategy(ctx, body);
    return readStrategy(ctx);
  },

  'strategy.history': async (ctx) => {
    refuseFor(editingRefusal(ctx));
    return { data: await readVersions(ctx) };
  },

  'strategy.version': async (ctx, { params }) => {
    refuseFor(editingRefusal(ctx));
    return readVersion(ctx, params.id);
  },
});
