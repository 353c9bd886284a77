export { createFolderMailer, createSmtpMailer, senderAt } from './mailer.ts';
export type { Mailer } from './mailer.ts';
