import type { Ctx } from '../../kernel/http/index.ts';

/** What reading for a summary needs to know of its requester; a job has no request, and no session. */
export type SummaryCtx = Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>;
