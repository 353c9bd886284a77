/* oxlint-disable import/no-default-export -- webpack takes its configuration this way */
/** webpack's configuration of the single bundle in dist/single: the bench's baseline. See README.md. */
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './package-info.ts';
import { defineSingle } from './single-config.ts';

export default defineSingle({ outputPath: join(WORKSPACE_ROOT, 'dist/single') });
