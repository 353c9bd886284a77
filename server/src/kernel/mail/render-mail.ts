import { INK, textOn } from '../color/index.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

/** The tenant's branding of a mail. */
export interface MailBranding {
  readonly name: string;
  /** Six hex digits without #; null: the default. */
  readonly color: string | null;
  /** Whether the tenant has a logo: then the page shows it, with the name where pictures are not shown. */
  readonly hasLogo?: boolean;
}

/** The content of a mail, apart from its branding. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Lines that belong together, for example notifications. */
  readonly items?: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Why this mail was sent, in small print at its end. */
  readonly reason: string;
  /** Where such mails can be stopped, beneath the reason. */
  readonly stop?: { readonly label: string; readonly url: string };
}

const DEFAULT_COLOR = 'E3AB24';

/** One line: a line break in a name or a title must not begin a header or a new paragraph. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function plain(content: MailContent, { name }: MailBranding): string {
  const { greeting, paragraphs, items = [], button, reason, stop } = content;
  return [
    oneLine(greeting),
    ...paragraphs.map(oneLine),
    ...(items.length > 0 ? [items.map((item) => `- ${oneLine(item)}`).join('\n')] : []),
    ...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
    `--\n${oneLine(name)}\n${oneLine(reason)}${stop ? `\n${oneLine(stop.label)}: ${stop.url}` : ''}`,
  ].join('\n\n');
}

function header({ name, hasLogo = false }: MailBranding, color: string): string {
  const title = escapeHtml(oneLine(name));
  return hasLogo
    ? `<p style="margin:0 0 16px;font-size:16px;font-weight:600"><img src="cid:logo" alt="${title}" height="32" style="height:32px;border:0;vertical-align:middle"></p>`
    : `<p style="margin:0 0 16px;padding-left:10px;border-left:4px solid #${color};font-size:16px;font-weight:600">${title}</p>`;
}

function page(content: MailContent, branding: MailBranding): string {
  const { subject, greeting, paragraphs, items = [], button, reason, stop } = content;
  const color = /^[0-9a-f]{6}$/i.test(branding.color ?? '') ? (branding.color ?? '') : DEFAULT_COLOR;
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(oneLine(text))}</p>`;
  const list = items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(oneLine(item))}</li>`).join('');
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#${color};color:${textOn(color)};font-weight:600;text-decoration:none">${escapeHtml(oneLine(button.label))}</a></p>
<p style="margin:0 0 16px;font-size:12px;color:#6B6860;overflow-wrap:anywhere;word-break:break-word">If the button does not work, copy this address: ${escapeHtml(button.url)}</p>`
    : '';
  const stopLink = stop
    ? ` <a href="${escapeHtml(stop.url)}" style="color:#6B6860">${escapeHtml(oneLine(stop.label))}</a>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;background:#F7F6F2;color:${INK};font:14px/20px Inter,'Segoe UI',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
${header(branding, color)}
<div style="padding:24px;border:1px solid #E6E4DC;border-radius:6px;background:#FFFFFF">
${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${list && `<ul style="margin:0 0 16px;padding-left:20px">${list}</ul>`}${link}
</div>
<p style="margin:16px 0 0;font-size:12px;color:#6B6860">${escapeHtml(oneLine(reason))}${stopLink}</p>
</div></body></html>`;
}

/** A mail as plain text and as a page, in the tenant's colour; every text is escaped. */
export function renderMail(content: MailContent, branding: MailBranding): Mail {
  return {
    to: content.to,
    subject: oneLine(content.subject),
    text: plain(content, branding),
    html: page(content, branding),
    fromName: oneLine(branding.name),
    showsLogo: branding.hasLogo ?? false,
  };
}
