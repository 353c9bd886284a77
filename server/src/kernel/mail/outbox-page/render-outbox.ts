import { escapeHtml } from '../escape-html.ts';
import type { OutboxMail } from './read-outbox.ts';

/** Address of the list; mails are beneath it. */
export const OUTBOX_PATH = '/dev/outbox';

const STYLE = `
:root{color-scheme:light dark;--bg:#F7F6F2;--panel:#FFF;--ink:#1D1C19;--ink2:#5C5952;--line:#E6E4DC;--link:#0B5C8F}
@media(prefers-color-scheme:dark){:root{--bg:#171614;--panel:#201F1C;--ink:#F2F0EA;--ink2:#B0ACA2;--line:#38362F;--link:#7CC0EC}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:14px/20px Inter,'Segoe UI',Arial,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 48px}
h1{margin:0 0 4px;font-size:20px;line-height:28px}
p{margin:0 0 16px;color:var(--ink2)}
a{color:var(--link)}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:6px;background:var(--panel)}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 16px;padding:10px 16px;color:inherit;text-decoration:none}
li a:hover b{text-decoration:underline}
b{overflow-wrap:anywhere;font-weight:600}
time,small{color:var(--ink2);font-size:13px}
small{grid-column:1/-1;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:16px 0}
dt{color:var(--ink2)}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:620px;border:1px solid var(--line);border-radius:6px;background:#F7F6F2}
pre{margin:0;padding:16px;border:1px solid var(--line);border-radius:6px;background:var(--panel);white-space:pre-wrap;overflow-wrap:anywhere}
h2{margin:24px 0 8px;font-size:14px;line-height:20px}`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

function time(at: Date): string {
  const text = at.toISOString();
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

/** The list of mails, latest first. */
export function renderList(mails: readonly OutboxMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, sentAt }) =>
      `<li><a href="${OUTBOX_PATH}/${encodeURIComponent(id)}"><b>${escapeHtml(subject)}</b>${time(sentAt)}<small>To ${escapeHtml(to)}</small></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p>Nothing has been sent yet. Ask for a new password, for example.</p>';
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>Without a mail server, mails stay on this machine. <a href="${OUTBOX_PATH}">Look again</a></p>${list}`,
  );
}

/** One mail: its page as a mail program shows it, without scripts and forms, and its plain text. */
export function renderOne({ subject, from, to, sentAt, html, text }: OutboxMail): string {
  // Links open in a new tab, as they do from a mail program.
  const frame =
    html === null
      ? ''
      : `<iframe title="The mail's page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`;
  return page(
    subject,
    `<a href="${OUTBOX_PATH}">Outbox</a><h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${time(sentAt)}</dd></dl>
${frame}<h2>Plain text</h2><pre>${escapeHtml(text)}</pre>`,
  );
}
