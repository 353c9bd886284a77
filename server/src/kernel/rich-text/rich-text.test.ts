import { LIMITS } from '@cadence/shared-contract';
import fc from 'fast-check';
import { DomainError } from '../errors/index.ts';
import { readRichText } from './read-rich-text.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const EVERYTHING =
  '<h2>Plan</h2><h3>First</h3><p><strong>bold</strong> <em>italic</em> <u>under</u> <s>gone</s><br />next</p>' +
  '<ul><li><p>one</p><ol><li><p>inner</p></li></ol></li></ul><blockquote><p>said</p></blockquote>' +
  '<p><a href="https://example.test/a?b=1&amp;c=2">site</a> <a href="mailto:ana@example.test">Ana</a></p>';

const refusalOf = (work: () => unknown): DomainError => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('expected a refusal');
};

describe('allowed markup', () => {
  test('everything the editor writes stays exactly as it is', () => {
    expect(sanitizeRichText(EVERYTHING)).toBe(EVERYTHING);
  });

  test('what other editors write becomes our equivalent', () => {
    expect(sanitizeRichText('<h1>A</h1><h5>B</h5><div><b>c</b><i>d</i><strike>e</strike></div>')).toBe(
      '<h2>A</h2><h3>B</h3><p><strong>c</strong><em>d</em><s>e</s></p>',
    );
  });

  test('no attribute is kept except the address of a link', () => {
    expect(
      sanitizeRichText(
        '<p class="x" id="y" style="position:fixed" onclick="a()" data-x="1"><a href="https://a.test" target="_top" rel="opener" onmouseover="b()" style="color:red" ping="https://spy.test">a</a></p>',
      ),
    ).toBe('<p><a href="https://a.test">a</a></p>');
  });
});

describe('what a copied document hides', () => {
  test.each([
    [
      'comments of Word',
      `<p>Solid<a class=msocomanchor href="#_msocom_1">[A1]</a><span style='mso-special-character:comment'>&nbsp;</span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>SECRET <b>twice</b></p></div></div>`,
    ],
    ['comments that lost their list', '<p>Solid</p><p class="a MsoCommentText">SECRET</p>'],
    ['marks of Google Docs', '<p>Solid<a href="#cmnt1">[a]</a></p>'],
    ['tracked deletions', '<p>Solid<del cite="mailto:Ana" datetime="2026-11-10T09:00">SECRET</del></p>'],
    [
      'tracked deletions of Word for the web',
      '<p>Solid<span class="TextRun TrackChangeTextDeletion SCXW1">SECRET</span></p>',
    ],
    [
      'words without a size',
      '<p>Solid<span style="color:red;font-size:0px">SECRET</span><i style="font-size: 0">SECRET</i></p>',
    ],
    ['hidden runs', `<p>Solid<span style="color:red;mso-hide: all">SECRET</span></p>`],
    ['text that is not displayed', '<p>Solid<span style="DISPLAY:none !important">SECRET</span></p>'],
    ['invisible text', '<p>Solid<b hidden>SECRET</b><br style="visibility:hidden"></p>'],
  ])('%s: removed with their text', (_name, markup) => {
    expect(sanitizeRichText(`${markup}<p><em>More</em></p>`)).toBe('<p>Solid</p><p><em>More</em></p>');
  });

  test('a struck word, a comment in words and footnotes stay', () => {
    expect(
      sanitizeRichText(
        '<p><del>old</del> <a href="https://a.test/#comments" style="font-size:0.9em">comments</a><span class="MsoFootnoteReference">[1]</span><i style="display:inline">in</i></p>',
      ),
    ).toBe('<p><s>old</s> <a href="https://a.test/#comments">comments</a>[1]<em>in</em></p>');
  });
});

describe('hostile markup', () => {
  test.each([
    ['a script', 'a<script>alert(1)</script>b'],
    ['a script in upper case with a space', 'a<SCRIPT >alert(1)</SCRIPT >b'],
    ['a script that is never closed', 'ab<script>alert(1)'],
    ['a script from elsewhere', 'a<script src="https://evil.test/x.js"></script>b'],
    ['a style sheet', 'a<style>*{background:url(javascript:alert(1))}</style>b'],
    ['a frame', 'a<iframe src="https://evil.test" srcdoc="<script>alert(1)</script>">alert(1)</iframe>b'],
    ['a picture that fails', 'a<img src=x onerror=alert(1)>b'],
    [
      'a drawing',
      'a<svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)">alert(1)</a></svg>b',
    ],
    [
      'a formula that leaves its namespace',
      'a<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>b',
    ],
    [
      'an embedded object',
      'a<object data="javascript:alert(1)">alert(1)</object><embed src="javascript:alert(1)">b',
    ],
    ['a form', 'a<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)></form>b'],
    ['a base for every address', 'a<base href="https://evil.test/">b'],
    ['a page that sends away', 'a<meta http-equiv="refresh" content="0;url=javascript:alert(1)">b'],
    ['a template', 'a<template><script>alert(1)</script></template>b'],
    [
      'text that was never text',
      'a<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>b',
    ],
    ['a comment that hides a script', 'a<!--><script>alert(1)</script>-->b'],
    ['a conditional comment', 'a<!--[if gte IE 4]><script>alert(1)</script><![endif]-->b'],
    ['a data section', 'a<![CDATA[<script>alert(1)</script>]]>b'],
    ['attributes without spaces', 'a<p/onclick=alert(1)//style=x:expression(alert(1))>b</p>'],
  ])('%s is removed', (_name, markup) => {
    const clean = sanitizeRichText(markup);
    expect(clean).not.toMatch(/<(?!\/?p>|br \/>)/);
    expect(clean.replaceAll(/<[^>]*>/g, '')).toMatch(/^a.*b$/s);
    expect(clean).not.toMatch(/<[^>]*(on\w+|src|style|href)=/i);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.test/1',
    '//evil.test',
    '/v3/signout',
    'not an address',
    '',
  ])('a link to %j is reduced to its text', (href) => {
    expect(sanitizeRichText(`<p>see <a href="${href}">this</a></p>`)).toBe('<p>see this</p>');
  });

  test('malformed and misnested markup comes out closed', () => {
    expect(sanitizeRichText('<p><strong>a<em>b</strong>c</em><ul><li>d')).toMatch(
      /^<p><strong>a<em>b<\/em><\/strong>c.*<li>d<\/li><\/ul>/s,
    );
    expect(sanitizeRichText('</p></ul>< p><<p>a</p')).not.toMatch(/<(?!\/?p>)/);
    expect(sanitizeRichText('<a href="https://a.test"')).not.toContain('<a');
  });

  test('markup is clean after one pass: a second one changes nothing', () => {
    const broken =
      '<scr<script>ipt>alert(1)</scr</script>ipt><<b>p onclick=x</b>>&lt;script&gt;alert(1)&lt;/script&gt;';
    const once = sanitizeRichText(broken);
    expect(sanitizeRichText(once)).toBe(once);
    expect(once).not.toMatch(/<(?!\/?strong>)/);
    expect(once).toContain('&lt;script&gt;');
  });

  /** The names of unclosed tags after `markup`, or null when a tag is closed that is not open. */
  function openAfter(markup: string): readonly string[] | null {
    const open: string[] = [];
    for (const [tag, slash, name = ''] of markup.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash === '/' && open.pop() !== name) return null;
      if (slash === '' && !tag.endsWith('/>')) open.push(name);
    }
    return open;
  }

  test('any combination gives only allowed tags, each closed, and a second pass changes nothing', () => {
    const tags = ['p', 'a', 'b', 'h1', 'div', 'em', 'ul', 'li', 'blockquote', 'script', 'style', 'svg', 'td'];
    const hiding = ['<p hidden>', '<b hidden>', '<br hidden>', '<a href="#cmnt1">'];
    const pieces = [
      ...hiding,
      ...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]),
      '<a href="https://a.test">',
      '<a href="javascript:x">',
      '<br>',
      ...['<', '>', '</', '/>', '"', "'", '=', ' ', '&', ';', '<!--', '-->', '\t', 'word', 'href', 'onload'],
      ...['javascript:', 'https://a.test', '&lt;', '&#60', ']]>'],
    ];
    const allowed =
      /^<(\/?(p|strong|em|u|s|h2|h3|ul|ol|li|a|blockquote)|br \/|a href="(https?:\/\/|mailto:)[^"<>]*")>$/;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 80 }), (parts) => {
        const clean = sanitizeRichText(parts.join(''));
        for (const [tag] of clean.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(allowed);
        expect(openAfter(clean)).toEqual([]);
        expect(sanitizeRichText(clean)).toBe(clean);
      }),
      { numRuns: 3000 },
    );
  });

  test('a broken link does not damage the ones after it', () => {
    expect(
      sanitizeRichText('<p>a<a href="javascript:x">b</a> <a href="https://a.test">c</a><img src=x></p>'),
    ).toBe('<p>ab <a href="https://a.test">c</a></p>');
  });

  test('ten thousand levels of nesting are cut to a few', () => {
    const clean = sanitizeRichText('<blockquote>'.repeat(10_000) + 'deep' + '</blockquote>'.repeat(10_000));
    expect(clean.split('<blockquote>').length).toBeLessThan(30);
    expect(clean).toContain('deep');
  });
});

describe('formatted text of a request', () => {
  const read = (markup: string): string => readRichText(markup, { path: 'Body', required: 'Please enter!' });

  test('1 MB is refused at its field with a sentence, before it is parsed', () => {
    const { code, errors } = refusalOf(() => read('<b>x</b>'.repeat(131_072)));
    expect(code).toBe('invalid');
    expect(errors).toEqual([
      {
        path: 'Body',
        message: 'Body is too long: with its formatting it may have at most 30,000 characters.',
      },
    ]);
  });

  test.each(['&#1;', '&#x7f;', '&#x1b;', '<a href="https://a.test/&#2;">a</a>'])(
    '[D-126] a character that no text may hold is refused in whatever way it is written: %s',
    (markup) => {
      expect(refusalOf(() => read(`<p>a${markup}b</p>`)).errors).toEqual([
        { path: 'Body', message: 'Body contains a character that cannot be shown. Please remove it.' },
      ]);
    },
  );

  test('a text that exceeds the limit only after sanitising is refused, too', () => {
    expect(refusalOf(() => read('&'.repeat(LIMITS.richText))).errors).toHaveLength(1);
    expect(read('x'.repeat(LIMITS.richText))).toHaveLength(LIMITS.richText);
  });

  test.each([
    '',
    '  \n ',
    '<p></p>',
    '<p><br></p><p>&nbsp;</p>',
    '<ul><li><p>\u200b</p></li></ul>',
    '<script>x</script>',
  ])('%j is blank', (markup) => {
    expect(refusalOf(() => read(markup)).errors).toEqual([{ path: 'Body', message: 'Please enter!' }]);
    expect(readRichText(markup, { path: 'Body' })).toBe('');
  });
});
