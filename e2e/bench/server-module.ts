import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(import.meta.dirname, '../../server/package.json'));

/** A library as the server has it installed, for a comparison with the library alone. */
export function serverModule<Module>(name: string): Module {
  return require(name) as Module;
}
