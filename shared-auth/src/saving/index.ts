export { isOutdated, useSaveQueue, type SaveQueueOptions } from './use-save-queue.ts';
