import type { Ctx } from '../../kernel/http/index.ts';

/** The context that reading for a summary needs; a job has neither request nor session. */
export type SummaryCtx = Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>;
