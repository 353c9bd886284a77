/* oxlint-disable import/no-default-export -- webpack takes a loader this way */
/** A sheet's text with lengths that follow the browser's font size. */
import { inRem } from './in-rem.mjs';

export default function inRemLoader(text) {
  return inRem(text);
}
