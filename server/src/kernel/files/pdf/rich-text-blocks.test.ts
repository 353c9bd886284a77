import { richTextBlocks } from './rich-text-blocks.ts';

/** Each block as `kind depth marker: text`, with its marks in brackets. */
const blocksOf = (markup: string): readonly string[] =>
  richTextBlocks(markup).map(({ kind, depth, marker, isQuote, spans }) => {
    const place = [kind, depth, marker, isQuote ? 'quote' : null].filter(
      (part) => part !== null && part !== 0,
    );
    const words = spans.map(({ text, bold, italic, underline, strike, link }) => {
      const marks = Object.entries({ bold, italic, underline, strike })
        .filter(([, isSet]) => isSet)
        .map(([name]) => name);
      const said = [...marks, ...(link === null ? [] : [link])];
      return said.length === 0 ? text : `[${said.join(' ')}: ${text}]`;
    });
    return `${place.join(' ')}: ${words.join('')}`;
  });

test('everything the editor writes is read', () => {
  const markup =
    '<h2>Plan</h2><h3>First</h3><p><strong>bold <em>both</em></strong> <u>under</u> <s>gone</s><br />next</p>' +
    '<ul><li><p>one</p><ol><li><p>inner</p><p>more</p></li><li>last</li></ol></li></ul>' +
    '<blockquote><p>said</p></blockquote><p><a href="mailto:ana@example.test">Ana</a> &amp; co</p>';
  expect(blocksOf(markup)).toEqual([
    'heading: Plan',
    'subheading: First',
    'paragraph: [bold: bold ][bold italic: both] [underline: under] [strike: gone]\nnext',
    'paragraph 1 •: one',
    'paragraph 2 1.: inner',
    'paragraph 2: more',
    'paragraph 2 2.: last',
    'paragraph quote: said',
    'paragraph: [mailto:ana@example.test: Ana] & co',
  ]);
});

test('text without markup is a paragraph, and empty markup gives nothing', () => {
  expect(blocksOf('Only\n  words')).toEqual(['paragraph: Only words']);
  expect(blocksOf('<p></p>\n<p><br></p><ul><li></li></ul>')).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.test',
  '',
])('[S9] a link to %j is reduced to its text', (href) => {
  expect(blocksOf(`<p><a href="${href}">here</a></p>`)).toEqual(['paragraph: here']);
});
