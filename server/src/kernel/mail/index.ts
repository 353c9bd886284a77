export { logoPicture } from './logo.ts';
export { createFolderMailer, createSmtpMailer, senderAt } from './mailer.ts';
export type { Mailer } from './mailer.ts';
export type { Envelope, Mail } from './mail.ts';
export { registerOutboxPage } from './outbox-page/register-outbox-page.ts';
export { PostOffice } from './post-office.ts';
export type { MailRow, MailWriter } from './post-office.ts';
export { renderMail } from './render-mail.ts';
export type { MailBranding, MailContent } from './render-mail.ts';
