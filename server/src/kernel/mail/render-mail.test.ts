import type { MailContent } from './index.ts';
import { renderMail } from './index.ts';

const CONTENT: MailContent = {
  to: 'ann@example.test',
  subject: 'Reset your password',
  greeting: 'Hello Ann,',
  paragraphs: ['Somebody asked for a new password.', 'The link works once.'],
  items: ['Ben approved “Renew”.', 'Cem commented.'],
  button: { label: 'Reset Password', url: 'https://acme.example.com/v3/resetpassword/lnk_1_abc' },
  reason: 'If you did not ask for this, ignore it.',
};
const ACME = { name: 'Acme', color: '1B4D89' };

test('the plain text contains everything, line by line', () => {
  expect(renderMail(CONTENT, ACME).text).toBe(`Hello Ann,

Somebody asked for a new password.

The link works once.

- Ben approved “Renew”.
- Cem commented.

Reset Password:
https://acme.example.com/v3/resetpassword/lnk_1_abc

--
Acme
If you did not ask for this, ignore it.`);
});

test('the page has the same content, in the colour of the tenant', () => {
  const { html = '', subject, fromName, showsLogo } = renderMail(CONTENT, ACME);
  expect([subject, fromName, showsLogo]).toEqual(['Reset your password', 'Acme', false]);
  for (const text of [CONTENT.greeting, ...CONTENT.paragraphs, ...(CONTENT.items ?? []), CONTENT.reason])
    expect(html).toContain(text);
  expect(html).toContain(`<a href="${CONTENT.button?.url}"`);
  expect(html).toContain('background:#1B4D89;color:#FFFFFF');
  expect(html).toContain('border-left:4px solid #1B4D89');
});

test.each([
  [null, 'background:#E3AB24;color:#1D1C19'],
  ['red;background:url(//evil.example)', 'background:#E3AB24;color:#1D1C19'],
  ['FFFF00', 'background:#FFFF00;color:#1D1C19'],
  ['000080', 'background:#000080;color:#FFFFFF'],
])('[AUTH-004] the colour %p gives a readable button', (color, style) => {
  expect(renderMail(CONTENT, { name: 'Acme', color }).html).toContain(style);
});

test('the page shows the logo, and the name where pictures are not shown', () => {
  const mail = renderMail(CONTENT, { ...ACME, name: 'A "quoted" & Co', hasLogo: true });
  expect(mail.showsLogo).toBe(true);
  expect(mail.html).toContain('<img src="cid:logo" alt="A &quot;quoted&quot; &amp; Co" height="32"');
});

test('markup, line breaks and quotes in any text are shown as text', () => {
  const evil = `"><script>alert(1)</script>\r\nBcc: eve@example.test '&`;
  const {
    html = '',
    text,
    subject,
    fromName,
  } = renderMail(
    {
      ...{
        to: 'ann@example.test',
        subject: evil,
        greeting: evil,
        paragraphs: [evil],
        items: [evil],
        reason: evil,
      },
      button: { label: evil, url: 'https://acme.example.com/v3/x?a="><script>' },
    },
    { name: evil, color: null, hasLogo: true },
  );
  expect(html).not.toMatch(/<script|\r/);
  for (const line of [subject, fromName]) expect(line).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^Bcc:/m);
});
