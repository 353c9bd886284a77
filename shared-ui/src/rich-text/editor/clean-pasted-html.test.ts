import { Editor } from '@tiptap/core';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { EXTENSIONS } from './extensions.ts';

/** What the editor holds after pasting. */
function pasted(html: string): string {
  const editor = new Editor({ injectCSS: false, extensions: EXTENSIONS, content: cleanPastedHtml(html) });
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
  const clean = cleanPastedHtml(
    '<style>p{}</style><p onclick="x()" style="color:red" class="a" id="b">a<img src=x onerror="x()"></p><ol start="3" type="a"><li>b</li></ol>',
  );
  expect(clean).toBe('<p>a</p><ol><li>b</li></ol>');
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

test('what was copied in an editor of ours comes through untouched', () => {
  const own = '<p data-pm-slice="1 1 []">Own <strong>text</strong></p>';
  expect(cleanPastedHtml(own)).toBe(own);
});
