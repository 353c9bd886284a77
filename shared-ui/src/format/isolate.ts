/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A name for the middle of a sentence that is plain text, where no element can stand around it: one that is written from
 * right to left is isolated, so that the words and signs beside it keep their order. Others are left as they are. What
 * is drawn uses `bdi`.
 */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
