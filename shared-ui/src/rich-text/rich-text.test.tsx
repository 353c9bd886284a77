import { render, screen } from '@testing-library/react';
import { RichText } from '../rich-text.ts';
import { isLinkAddress, toLinkAddress } from './link-address.ts';

function show(markup: string): HTMLElement {
  const { container } = render(<RichText markup={markup} />);
  const body = container.querySelector<HTMLElement>('.cd-rich-body');
  if (body === null) throw new Error('nothing was drawn');
  return body;
}

test('everything the editor writes is shown as it is', () => {
  const markup =
    '<h2>Plan</h2><h3>First</h3><p><strong>bold</strong> <em>it</em> <u>un</u> <s>gone</s><br>next</p><ul><li><p>one</p><ol><li><p>inner</p></li></ol></li></ul><blockquote><p>said</p></blockquote>';
  expect(show(markup).innerHTML).toBe(markup);
});

test('links open a new tab that cannot reach back; mailboxes do not', () => {
  show('<p><a href="https://a.test/?a=1&amp;b=2">site</a> <a href="mailto:ana@a.test">Ana</a></p>');
  const site = screen.getByRole('link', { name: 'site' });
  expect(site).toHaveAttribute('href', 'https://a.test/?a=1&b=2');
  expect(site).toHaveAttribute('target', '_blank');
  expect(site).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Ana' })).not.toHaveAttribute('target');
});

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<svg onload=alert(1)><script>alert(1)</script></svg>'],
  ['<iframe src="https://evil.test">alert(1)</iframe>'],
  ['<style>*{display:none}</style>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ['<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)></form>'],
  ['<object data="data:text/html,x">alert(1)</object>'],
  ['<template><script>alert(1)</script></template>'],
])('stored %j is drawn as nothing', (hostile) => {
  const body = show(`<p onclick="alert(1)" style="position:fixed" class="cd-scrim">a</p>${hostile}<p>b</p>`);
  expect(body.textContent).not.toContain('alert');
  for (const element of body.querySelectorAll('*')) {
    expect(['p', 'br']).toContain(element.localName);
    expect(element.getAttributeNames()).toEqual([]);
  }
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '/v3/signout',
  '//evil.test',
  '',
])('a link to %j is only its words', (href) => {
  const body = show(`<p>see <a href="${href}">this</a></p>`);
  expect(body.querySelector('a')).toBeNull();
  expect(body).toHaveTextContent('see this');
});

test('unknown elements lose their tag and keep their words', () => {
  expect(show('<table><tr><td>cell</td></tr></table><font color="red">red</font>').innerHTML).toBe('cellred');
});

test('a thousand levels of nesting, and 1 MB, are drawn', () => {
  const deep = show('<blockquote>'.repeat(1000) + 'deep' + '</blockquote>'.repeat(1000));
  expect(deep).toHaveTextContent('deep');
  expect(deep.querySelectorAll('blockquote').length).toBeLessThan(50);
  const words = 'x'.repeat(1024 * 1024);
  expect(show(`<p>${words}<script>`).textContent).toBe(words);
});

test.each([
  ['https://a.test/x', 'https://a.test/x'],
  [' example.com/a?b=1 ', 'https://example.com/a?b=1'],
  ['example.com:8080', 'https://example.com:8080'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ['javascript:alert(1)', null],
  ['javascript.x:alert(1)', null],
  ['ftp://a.test', null],
  ['v1.2', null],
  ['just words', null],
  ['', null],
])('the address meant by %j is %j', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
  if (address !== null) expect(isLinkAddress(address)).toBe(true);
});
