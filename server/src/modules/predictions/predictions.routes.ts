import { defineSlice } from '../../kernel/http/index.ts';
import { findByTitle, readFirstGoal } from './first-goal.ts';
import { readMatrix } from './read-matrix.ts';

/** The prediction matrix (core §2 Prediction matrix, §7). */
export const predictionsSlice = defineSlice('predictions', {
  'predictions.matrix': (ctx, { params }) => readMatrix(ctx, params),
  'predictions.firstGoal': (ctx, { params }) => readFirstGoal(ctx, params.periodId),
  'predictions.searchGoals': (ctx, { params }) => findByTitle(ctx, params.title),
});
