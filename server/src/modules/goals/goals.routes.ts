import { defineSlice } from '../../kernel/http/index.ts';
import { periodsRoutes } from '../periods/index.ts';
import { approvalRoutes } from './approval/approval.routes.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { goalRoutes } from './goal/goal.routes.ts';
import { listRoutes } from './list/list.routes.ts';
import { resultsRoutes } from './results/results.routes.ts';
import { weeklyRoutes } from './weekly/weekly.routes.ts';

/** All routes for goals, by room (core §7 Goals). */
export const goalsSlice = defineSlice('goals', {
  ...goalRoutes,
  ...approvalRoutes,
  ...weeklyRoutes,
  ...resultsRoutes,
  ...commentsRoutes,
  ...listRoutes,
  ...periodsRoutes,
});
