/* oxlint-disable import/no-default-export -- webpack takes a loader this way */
/** Fills in the shell's `lent-modules.ts`. A loader, so that the imports resolve as the shell's own. */
import { describeLentModules } from './lent-modules.ts';

export default function lentModulesLoader() {
  return describeLentModules(this.rootContext);
}
