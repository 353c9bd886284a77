/* oxlint-disable import/no-default-export -- webpack takes a loader this way */
/** A sheet's text as small as browsers need it. */
import { transform } from 'esbuild';

/** @throws {Error} what esbuild fails on, and what it only warns of: a browser would skip it in silence */
export default async function minifyCssLoader(text) {
  const { code, warnings } = await transform(text, { loader: 'css', minify: true, charset: 'utf8' });
  if (warnings.length > 0)
    throw new Error(warnings.map((warning) => `${warning.location.line}: ${warning.text}`).join('\n'));
  return code.trimEnd();
}
