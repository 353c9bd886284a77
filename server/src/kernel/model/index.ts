export { listRequestsSince } from './ai-requests.queries.ts';
export { createModel } from './create-model.ts';
export { ModelError } from './model.ts';
export type { Model, ModelAsker, ModelPurpose, ModelQuestion } from './model.ts';
export { ADDRESS, MARKUP, plainTextFault } from './plain-text.ts';

export { discardRequestsJob, monthStartOf } from './request-log.ts';
