import { avatarStyles } from '../avatar/avatar.styles.ts';
import { breadcrumbStyles } from '../breadcrumb/breadcrumb.styles.ts';
import { buttonStyles } from '../button/button.styles.ts';
import { choiceStyles } from '../choice/choice.styles.ts';
import { comboboxStyles } from '../combobox/combobox.styles.ts';
import { fieldStyles } from '../field/field.styles.ts';
import { listStyles } from '../list/list.styles.ts';
import { matrixStyles } from '../matrix/matrix.styles.ts';
import { menuStyles } from '../menu/menu.styles.ts';
import { noticeStyles } from '../notice/notice.styles.ts';
import { overlayStyles } from '../overlay/overlay.styles.ts';
import { progressStyles } from '../progress/progress.styles.ts';
import { scaleStyles } from '../scale/scale.styles.ts';
import { stateStyles } from '../state/state.styles.ts';
import { strengthStyles } from '../strength/strength.styles.ts';
import { tableStyles } from '../table/table.styles.ts';
import { tabsStyles } from '../tabs/tabs.styles.ts';
import { tagStyles } from '../tag/tag.styles.ts';
import { tokenStyles } from '../theme/tokens.styles.ts';
import { timelineStyles } from '../timeline/timeline.styles.ts';
import { toastStyles } from '../toast/toast.styles.ts';
import { tooltipStyles } from '../tooltip/tooltip.styles.ts';
import { weeksStyles } from '../weeks/weeks.styles.ts';
import { baseStyles } from './base.styles.ts';
import { registerStyles } from './register-styles.ts';

const sheets = [
  tokenStyles,
  baseStyles,
  buttonStyles,
  progressStyles,
  avatarStyles,
  scaleStyles,
  weeksStyles,
  matrixStyles,
  tagStyles,
  fieldStyles,
  choiceStyles,
  strengthStyles,
  tabsStyles,
  overlayStyles,
  menuStyles,
  comboboxStyles,
  tooltipStyles,
  toastStyles,
  noticeStyles,
  stateStyles,
  listStyles,
  tableStyles,
  breadcrumbStyles,
  timelineStyles,
];

/** Puts the design system's style sheet into the document, once. UiProvider does it. */
export function installStyles(): void {
  registerStyles('shared-ui', sheets.join(''));
}
