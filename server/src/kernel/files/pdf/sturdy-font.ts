import type { Font } from 'fontkit';

/** What moves glyphs; without it marks are beside their letters. */
const MOVES = ['kern', 'mark', 'mkmk', 'abvm', 'blwm', 'curs', 'dist'] as const;
const WITHOUT_MOVES = Object.fromEntries(MOVES.map((feature) => [feature, false]));

/**
 * The same font, whose layout does not fail: fontkit throws where a font gives marks that nobody writes together no anchor.
 * Texts are anybody's, and one of them must not keep a document from being made.
 */
export function sturdy(font: Font): Font {
  const layout = font.layout.bind(font) as (text: string, features?: object) => ReturnType<Font['layout']>;
  font.layout = (text: string, features?: object) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, WITHOUT_MOVES);
    }
  };
  return font;
}
