export { NOTHING_WRITTEN } from './strategy-content.ts';
export { mayEditStrategy, mayReadStrategy } from './strategy.policy.ts';
export { strategySlice } from './strategy.routes.ts';
export { readStrategySummary } from './strategy-summary.ts';
