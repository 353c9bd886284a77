import { registerStyles } from '@cadence/shared-ui';
import frame from '../frame/frame.css';
import home from '../home/home.css';
import palette from '../search/palette.css';
import signedOut from '../signed-out/signed-out.css';

/** Puts the shell's own style sheet into the document, once. */
export function installShellStyles(): void {
  registerStyles('shell', frame + home + palette + signedOut);
}
