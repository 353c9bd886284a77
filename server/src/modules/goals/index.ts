export { goalsSlice } from './goals.routes.ts';
export { updateReminderJob } from './weekly/update-reminder-job.ts';
export { readGoalNews } from './core/announce/goal-news.ts';
export { readGoalTitles } from './core/announce/goal-titles.ts';

// Goals as every page shows them, as far as the viewer may see them.
export { readGoalsById, readWithStatuses } from './core/records/read-goals.ts';
export { readGoal } from './goal/read-goal.ts';
export { outcomeFrom } from './core/records/goal-flags.queries.ts';
export { findCompanyGoalIds } from './list/company-goals.queries.ts';
export { listGoalsOf } from './list/goals-of-person.ts';
export { tallyGoalsOf } from './list/goals-of-person.queries.ts';
export { readEditReviewData, readReviewData } from './approval/review-data.ts';
export { findLackingThisWeek } from './weekly/weekly-pass.queries.ts';

// Parts of a goal, for rows that other modules read.
export { presentOutcome, presentOwner } from './core/records/present-goal.ts';
export type { OutcomeRow } from './core/records/goal-records.queries.ts';

// Rules in SQL, for queries of other modules over `goals`; each is defined beside the same rule for one row.
export { openAndHidden, visibleTo } from './core/visibility/visibility.queries.ts';
export { needsReviewSql, needsUpdateSql } from './core/records/goal-flags.queries.ts';
