export { notificationMailJob } from './mail-batch-job.ts';
export { createNotificationsSlice } from './notifications.routes.ts';
export { notify } from './notify.ts';
export type { NotificationEvent } from './notify.ts';
export type { ReadGoalNews } from './goal-news.ts';
export type { ReadGoalTitles } from './shown-words.ts';
