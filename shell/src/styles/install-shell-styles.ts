import { registerStyles } from '@cadence/shared-ui';
import frame from './frame.css';
import page from './pages.css';
import signedOut from './signed-out.css';

/** Puts the shell's own style sheet into the document, once. */
export function installShellStyles(): void {
  registerStyles('shell', frame + page + signedOut);
}
