/* oxlint-disable import/no-default-export -- webpack takes a loader this way */
/** A module `*.at-build.ts` is evaluated by the build: the page gets the value of its default export and none of its code. */
import { dirname } from 'node:path';
import { evaluateDefault } from './evaluate-default.ts';

export default async function atBuildLoader() {
  // What it imports from its folder, too.
  this.addContextDependency(dirname(this.resourcePath));
  return `export default ${JSON.stringify(await evaluateDefault(this.resourcePath))};`;
}
