import { plainText } from './plain-text.ts';

test('formatted text as lines: paragraphs, headings, items of lists, breaks', () => {
  const markup =
    '<h2>Why</h2><p>We <strong>keep</strong>\n it<br>running.</p><ul><li><p>One</p></li><li>Two</li></ul><blockquote><p>Said.</p></blockquote>';
  expect(plainText(markup)).toBe('Why\nWe keep it\nrunning.\n• One\n• Two\nSaid.');
});

test('what holds no words is nothing, and plain words are themselves', () => {
  expect(plainText('')).toBe('');
  expect(plainText('<p> </p><ul><li><p></p></li></ul><script>alert(1)</script>')).toBe('');
  expect(plainText('5 < 6 & more')).toBe('5 < 6 & more');
});
