import { shownTextOf } from './shown-text.ts';

test('plain text of a document has neither comments nor deletions nor hidden words', () => {
  expect(
    shownTextOf(
      `<html><head><style>p {margin:0}</style></head><body><p>Solid<a href="#_msocom_1">[A1]</a>
        <b>quarter</b>&nbsp;<del datetime="2026-11-10">SECRET</del><span class="TextRun TrackChangeTextDeletion">SECRET</span><i style="font-size:0">SECRET</i></p><ul><li>One</li><li>Two<br>lines</li></ul><table><tr><td>A</td><td>B</td></tr></table><div style='mso-element:comment-list'><p>SECRET</p></div></body></html>`,
    ),
  ).toBe('Solid quarter\nOne\nTwo\nlines\nA\tB');
});

test('where nothing is hidden the plain text of the clipboard is right', () => {
  expect(shownTextOf('<p>Solid <b>quarter</b></p>')).toBeNull();
  expect(shownTextOf('')).toBeNull();
});
