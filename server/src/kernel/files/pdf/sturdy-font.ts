import type { Font } from 'fontkit';

/** Features that position glyphs; without them marks are beside their letters. */
const MOVES = ['kern', 'mark', 'mkmk', 'abvm', 'blwm', 'curs', 'dist'] as const;
const WITHOUT_MOVES = Object.fromEntries(MOVES.map((feature) => [feature, false]));

/**
 * The same font with a layout that does not fail: fontkit throws for combinations of marks without an anchor, which
 * nobody normally writes. Texts come from users, and no text may keep a document from being made.
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
