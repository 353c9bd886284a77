import { registerStyles } from '@cadence/shared-ui';
import { frameStyles } from './frame.styles.ts';
import { pageStyles } from './pages.styles.ts';
import { signedOutStyles } from './signed-out.styles.ts';

/** Puts the shell's own style sheet into the document, once. */
export function installShellStyles(): void {
  registerStyles('shell', frameStyles + pageStyles + signedOutStyles);
}
