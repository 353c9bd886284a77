export { DEMO_COMPANIES } from './build-demo.ts';
export { FEEDBACK, OUTCOMES, STATUS_COMMENTS } from './comment-texts.ts';
export { GOAL_TEXTS } from './goal-texts.ts';
export type { GoalText } from './goal-texts.ts';
export { DEMO_PASSWORD, seedDemo } from './seed-demo.ts';
