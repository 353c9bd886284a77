import { Editor } from '@tiptap/core';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { EXTENSIONS } from './extensions.ts';

/** What the editor holds after pasting. */
function pasted(html: string): string {
  const editor = new Editor({
    injectCSS: false,
    extensions: EXTENSIONS,
    content: cleanPastedHtml(html).markup,
  });
  const markup = editor.getHTML();
  editor.destroy();
  return markup;
}

const word = (body: string): string => `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:1in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

test('text of Word keeps what it means and loses how it looked', () => {
  expect(
    pasted(
      word(
        `<h1 style='color:#2F5496'>Plan<o:p></o:p></h1><p class=MsoNormal style='line-height:150%'><b><span style='font-size:14.0pt;color:red'>Bold</span></b> and <i>italic</i> and <u>under</u><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>End</p>`,
      ),
    ),
  ).toBe('<h2>Plan</h2><p><strong>Bold</strong> and <em>italic</em> and <u>under</u></p><p>End</p>');
});

test('lists of Word, which come as paragraphs, are lists again', () => {
  const list = item(1, '·', 'One') + item(2, 'o', 'Inner') + item(2, 'o', 'Inner too') + item(1, '·', 'Two');
  expect(
    pasted(
      word(
        `<p class=MsoNormal>Before</p>${list}<p class=MsoNormal>Between</p>${item(1, '1.', 'First')}${item(1, '2.', 'Second')}`,
      ),
    ),
  ).toBe(
    '<p>Before</p><ul><li><p>One</p><ul><li><p>Inner</p></li><li><p>Inner too</p></li></ul></li><li><p>Two</p></li></ul>' +
      '<p>Between</p><ol><li><p>First</p></li><li><p>Second</p></li></ol>',
  );
});

test('a document of Google is not bold from end to end', () => {
  expect(
    pasted(
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> plain</span></p></b>`,
    ),
  ).toBe('<p><strong>Bold</strong> plain</p>');
});

test('what a style says becomes a tag, where it is not said already', () => {
  expect(
    pasted(
      `<p><span style="font-style:italic;text-decoration:underline">both</span> <span style="text-decoration-line:line-through">gone</span> <a href="https://a.test" style="text-decoration:underline">link</a></p><h2><span style="font-weight:bold">Heading</span></h2>`,
    ),
  ).toBe('<p><em><u>both</u></em> <s>gone</s> <a href="https://a.test">link</a></p><h2>Heading</h2>');
});

test('nothing is left that the page\u2019s policy could object to', () => {
  const { markup } = cleanPastedHtml(
    '<style>p{}</style><p onclick="x()" style="color:red" class="a" id="b">a<img src=x onerror="x()"></p><ol start="3" type="a"><li>b</li></ol>',
  );
  expect(markup).toBe('<p>a</p><ol><li>b</li></ol>');
});

test('of a web page the words, headings and links stay', () => {
  expect(
    pasted(
      `<div class="post"><h4 class="t">News</h4><img src="x.png" alt="x"><p style="color:#fff;background:#000">See <a href="https://a.test/" onclick="x()" class="btn" title="t" target="_top">this</a>, not <a href="/local">that</a><script>alert(1)</script></p><table><tr><td>Cell</td><td>Next</td></tr></table><button>Buy</button></div>`,
    ),
  ).toBe(
    '<h3>News</h3><p>See <a href="https://a.test/">this</a>, not that</p><p>Cell</p><p>Next</p><p>Buy</p>',
  );
});

test('hostile clipboards leave words only', () => {
  expect(
    pasted(
      `<p>a<iframe srcdoc="<script>alert(1)</script>"></iframe><a href="javascript:alert(1)">b</a><svg onload="alert(1)"></svg><img src=x onerror=alert(1)></p>`,
    ),
  ).toBe('<p>ab</p>');
});

test('what was copied in an editor like ours keeps where it was and its blank lines, and has nothing hidden', () => {
  const own = '<p data-pm-slice="1 1 []">Own <strong>text</strong></p><p></p><p>End</p>';
  expect(cleanPastedHtml(own)).toEqual({ markup: own, hasPictures: false });
  expect(cleanPastedHtml(`${own}<p style="display: none">Hidden</p>`).markup).toBe(own);
});

const numbered = (level: number, list: number, marker: string, text: string): string =>
  item(level, marker, text).replace('lfo1', `lfo${list}`);

/** The anchor of a comment as Word 365 writes it. */
const mark = `<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:A_1;mso-comment-date:20261110T0900'></a><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[A1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>`;
const comments = `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]><span style='mso-comment-author:"Ana Ruiz"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText><span class=MsoCommentReference><![if !supportAnnotations]>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[A1]</a><![endif]></span>SECRET<o:p></o:p></p><p class=MsoCommentText>SECRET too</p></div></div></div>`;
const note = `<p>Said<a style='mso-footnote-id:ftn1' href="file:///C:/Temp/clip.htm#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><![if !supportFootnotes]><span style='font-size:11.0pt'>[1]</span><![endif]></span></a></p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> In May</p></div></div>`;
const sheet = (rules: string): string => word('').replace('p.MsoNormal {margin:0}', rules);

test.each([
  [
    'Word: a comment with its mark and list',
    word(
      `<p class=MsoNormal>A <a style='mso-comment-reference:A_1;mso-comment-date:20261110T0900'>solid</a>${mark} quarter.</p>${comments}`,
    ),
    '<p>A solid quarter.</p>',
  ],
  [
    'Word: comments whose list has lost its style on the way through a mail',
    `<p>Solid<a href="file:///C:/Temp/clip.htm#_msocom_1">[A1]</a> quarter</p><div><p><a href="file:///C:/Temp/clip.htm#_msoanchor_1">[A1]</a>SECRET</p></div>`,
    '<p>Solid quarter</p>',
  ],
  [
    'Word: tracked deletions and insertions',
    word(
      `<p class=MsoNormal>We <span class=msoDel><del cite="mailto:Ana%20Ruiz" datetime="2026-11-10T09:00">SECRET</del></span><span class=msoIns><ins cite="mailto:Ana" datetime="2026-11-10T09:00">met</ins></span> it.</p><p class=MsoNormal><del datetime="2026-11-10T09:00">SECRET<o:p></o:p></del></p>`,
    ),
    '<p>We met it.</p>',
  ],
  [
    'Word: hidden runs and paragraphs',
    word(
      `<p class=MsoNormal>Shown<span style='display:none;mso-hide:all'> SECRET</span><span lang=EN-US style='mso-hide:all'> SECRET</span></p><p class=MsoNormal style='margin:0;DISPLAY: NONE !important'>SECRET</p>`,
    ),
    '<p>Shown</p>',
  ],
  [
    'Word: a style that hides, which only the sheet describes',
    `${sheet('span.Inner /* ours */ {mso-style-name:Inner;display:none;mso-hide:all} @page WordSection1 {size:8in} a:fake-state(x) {display:none} @media print { p { display:none } } p.MsoNormal {margin:0}')}<p class=MsoNormal>Shown<span class=Inner> SECRET</span></p>`,
    '<p>Shown</p>',
  ],
  [
    'Excel: a comment at a cell',
    `<table><tr><td>Cell<![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[1]</a><![endif]></td></tr></table><div style='mso-element:comment-list'><div style='mso-element:comment'><div><a class=msocomhide href="#_msoanchor_1" name="_msocom_1">[1]</a>SECRET</div></div></div>`,
    '<p>Cell</p>',
  ],
  ['Word: footnotes stay', word(note), '<p>Said[1]</p><p>[1] In May</p>'],
  [
    'Word: numbers after bullets, and a list that starts again',
    word(
      numbered(1, 1, '·', 'Bullet') +
        numbered(1, 2, '1.', 'One') +
        numbered(1, 2, '2.', 'Two') +
        numbered(1, 3, '1.', 'Again'),
    ),
    '<ul><li><p>Bullet</p></li></ul><ol><li><p>One</p></li><li><p>Two</p></li></ol><ol><li><p>Again</p></li></ol>',
  ],
  [
    'Word: bullets and numbers within an item, and the outer list goes on',
    word(
      numbered(1, 1, '1.', 'One') +
        numbered(2, 2, 'o', 'Bullet') +
        numbered(2, 3, 'a)', 'Letter') +
        numbered(1, 1, '2.', 'Two'),
    ),
    '<ol><li><p>One</p><ul><li><p>Bullet</p></li></ul><ol><li><p>Letter</p></li></ol></li><li><p>Two</p></li></ol>',
  ],
  [
    'Outlook: the hidden preview line, and a table that lays out',
    `<div style="display:none;max-height:0;mso-hide:all">SECRET</div><div class=WordSection1><table class=MsoNormalTable><tr><td style='padding:0'><p class=MsoNormal>Hi Bo,</p></td></tr><tr><td><p class=MsoNormal>thanks &#8211; <s>late</s> early.<o:p></o:p></p></td></tr></table></div>`,
    '<p>Hi Bo,</p><p>thanks – <s>late</s> early.</p>',
  ],
  [
    'Google Docs: comments of a document that was downloaded or mailed',
    `<p class="c1"><span>Solid</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span> quarter</span></p><div class="c2"><p class="c1"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>SECRET</span></p><p class="c1"><span>SECRET too</span></p></div>`,
    '<p>Solid quarter</p>',
  ],
  [
    'Google Docs: a list after a list',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Bullet</span></p></li></ul><ol><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr"><span style="font-weight:400">Number</span></p></li></ol></b>`,
    '<ul><li><p>Bullet</p></li></ul><ol><li><p>Number</p></li></ol>',
  ],
  [
    'LibreOffice: a comment, a deletion, a hidden word, a footnote',
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta name="generator" content="LibreOffice 24.8 (Linux)"/></head><body lang="en-US" dir="ltr"><p style="line-height: 100%">Solid<!-- Ana Ruiz: SECRET --> <del title="Deleted: Ana" datetime="2026-11-10T09:00:00">SECRET</del><span style="display: none">SECRET</span>quarter<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> In May</p></div></body></html>`,
    '<p>Solid quarter1</p><p>1 In May</p>',
  ],
  [
    'Notion: text that was discussed, and a list',
    `<meta charset='utf-8'><!-- notionvc: 5c8a --><p>Solid <span class="discussion-level-1 discussion-id-1">quarter</span></p><ul><li>One<ol><li>Inner</li></ol></li></ul>`,
    '<p>Solid quarter</p><ul><li><p>One</p><ol><li><p>Inner</p></li></ol></li></ul>',
  ],
  [
    'Confluence: an editor like ours, with an emoji drawn as a picture',
    `<meta charset='utf-8'><p data-pm-slice="1 1 []">Solid <span data-mark-type="annotation" data-mark-annotation-type="inlineComment">quarter</span> <img class="emoji" src="/e/1f389.png" alt=":tada:" data-emoji-fallback="🎉"></p>`,
    '<p>Solid quarter 🎉</p>',
  ],
])('%s', (_name, html, expected) => {
  expect(pasted(html)).toBe(expected);
  expect(cleanPastedHtml(html).hasPictures).toBe(false);
});

test.each([
  [
    'a picture of Word',
    `<p><!--[if gte vml 1]><v:shape id="a"/><![endif]--><![if !vml]><img width=200 height=90 src="file:///C:/Temp/image001.png"><![endif]></p>`,
    true,
  ],
  ['a picture of a page', '<figure><img src="https://a.test/a.png" alt="Chart"></figure>', true],
  ['a picture that was hidden', '<p style="display:none"><img src="a.png"></p>', false],
  [
    'the bullet of a list',
    item(1, '<img width=12 height=12 src="file:///C:/Temp/b.gif" alt="*">', 'One'),
    false,
  ],
  [
    'a mail that counts its readers',
    '<p>Hi<img src="https://spy.test/1.gif" width="1" height="1"></p>',
    false,
  ],
  ['an emoji of a mail', '<p>Hi <img data-emoji="🎉" alt="🎉" src="https://a.test/e.png"></p>', false],
])('%s: pictures that are lost are known', (_name, html, hasPictures) => {
  expect(cleanPastedHtml(html).hasPictures).toBe(hasPictures);
});
