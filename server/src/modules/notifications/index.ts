export { notificationMailJob } from './mail-batch-job.ts';
export { notificationsSlice } from './notifications.routes.ts';
export { notify } from './notify.ts';
export type { NotificationEvent } from './notify.ts';
