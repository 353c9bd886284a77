/** True when a text shows nothing: empty, blanks, or characters without a glyph only. */
export function isBlank(text: string): boolean {
  return !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
