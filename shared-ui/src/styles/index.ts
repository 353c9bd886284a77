import avatar from '../avatar/avatar.css';
import breadcrumb from '../breadcrumb/breadcrumb.css';
import button from '../button/button.css';
import choice from '../choice/choice.css';
import combobox from '../combobox/combobox.css';
import field from '../field/field.css';
import list from '../list/list.css';
import matrix from '../matrix/matrix.css';
import menu from '../menu/menu.css';
import notice from '../notice/notice.css';
import overlay from '../overlay/overlay.css';
import progress from '../progress/progress.css';
import scale from '../scale/scale.css';
import state from '../state/state.css';
import strength from '../strength/strength.css';
import table from '../table/table.css';
import tabs from '../tabs/tabs.css';
import tag from '../tag/tag.css';
import tokens from '../theme/tokens.at-build.ts';
import timeline from '../timeline/timeline.css';
import toast from '../toast/toast.css';
import tooltip from '../tooltip/tooltip.css';
import weeks from '../weeks/weeks.css';
import base from './base.css';
import { registerStyles } from './register-styles.ts';

const sheets = [
  tokens,
  base,
  button,
  progress,
  avatar,
  scale,
  weeks,
  matrix,
  tag,
  field,
  choice,
  strength,
  tabs,
  overlay,
  menu,
  combobox,
  tooltip,
  toast,
  notice,
  state,
  list,
  table,
  breadcrumb,
  timeline,
];

/** Puts the design system's style sheet into the document, once. UiProvider does it. */
export function installStyles(): void {
  registerStyles('shared-ui', sheets.join(''));
}
