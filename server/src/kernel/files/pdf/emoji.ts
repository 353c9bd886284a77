const ANY_EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}[\ufe0f\u200d]|\u20e3/u;
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}[\ufe0f\u200d\p{Emoji_Modifier}]|[#*\d]\ufe0f?\u20e3)/u;
const VARIATION_SELECTORS = /[\ufe0e\ufe0f]/g;
const SKIN_TONES = /(?<=\p{Extended_Pictographic})\p{Emoji_Modifier}/gu;
/** What only changes the picture before it: joiners, marks, and the letters of a region behind its flag. */
const ATTACHED = /\u200d|(?<=\p{Extended_Pictographic})\p{M}+|[\u{e0020}-\u{e007f}]/gu;

/** Whether a text may have an emoji. */
export const mayHaveEmoji = (text: string): boolean => ANY_EMOJI.test(text);

/** Whether a grapheme is an emoji: one character, or a sequence such as a flag, a keycap or a family. */
export const isEmoji = (grapheme: string): boolean => EMOJI.test(grapheme);

/** Whether a font for emoji may have a character that is none by itself, as '☎' or a skin tone. */
export const isPicture = (character: string): boolean =>
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u.test(character);

/**
 * The ways to draw an emoji, the best first, each as texts that take one glyph: without its skin tones, which an outline
 * cannot show; with them, because a couple of two tones has no glyph without; and as the pictures it is made of.
 */
export function formsOf(emoji: string): readonly (readonly string[])[] {
  const toned = emoji.replace(VARIATION_SELECTORS, '').replace(/\u200d+$/u, '');
  const bare = toned.replace(SKIN_TONES, '');
  return [[bare], [toned], [...bare.replace(ATTACHED, '')]];
}
