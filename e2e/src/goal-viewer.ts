import type { Page } from '@playwright/test';
import type { GoalState } from '@cadence/shared-contract';
import { GOAL_STATE_LABELS } from '@cadence/shared-contract';
import { expect } from './expect.ts';
import { expectFocusWithin } from './focus.ts';
import { Frame } from './frame.ts';
import { GoalsPage } from './goals-page.ts';

/** What somebody who looks at the goal and at the list beside it must see without having touched anything. */
export interface Sight {
  readonly state: GoalState;
  /** Text of the goal's row in the list: tags, latest prediction. */
  readonly row?: string | RegExp;
  readonly rowLacks?: string;
  /** The sentence about who acts next; null for none. */
  readonly waiting?: string | null;
  /** Buttons beside that sentence and in the bar. */
  readonly can?: readonly string[];
  readonly cannot?: readonly string[];
}

/** Somebody with the list and a goal beside it open, who never reloads. */
export class GoalViewer {
  readonly page: Page;
  readonly goals: GoalsPage;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.page = page;
    this.goals = new GoalsPage(page);
    this.#name = name;
  }

  button(name: string) {
    return this.goals.detail.getByRole('button', { name, exact: true });
  }

  async sees(title: string, sight: Sight): Promise<void> {
    const { state, row, rowLacks, waiting, can = [], cannot = [] } = sight;
    const { detail } = this.goals;
    const who = (what: string) => `${this.#name} sees ${what}`;
    const label = GOAL_STATE_LABELS[state];
    await expect(detail.getByText(label, { exact: true }), who(label)).toBeVisible();
    const list = this.goals.row(title);
    if (row !== undefined) await expect(list, who(String(row))).toContainText(row);
    if (rowLacks !== undefined) await expect(list, who(`no ${rowLacks}`)).not.toContainText(rowLacks);
    if (waiting === null)
      await expect(detail.getByText(/^Waiting for/), who('nobody waited for')).toHaveCount(0);
    else if (waiting !== undefined) await expect(detail.getByText(waiting), who(waiting)).toBeVisible();
    for (const name of can) await expect(this.button(name).first(), who(name)).toBeVisible();
    for (const name of cannot) await expect(this.button(name), who(`no ${name}`)).toHaveCount(0);
  }

  async may(actions: readonly string[]): Promise<void> {
    expect(await this.goals.menuActions(), `${this.#name}’s more actions`).toEqual(actions);
  }

  /** Opens the notifications over the page, finds what was said about the goal, and closes them again. */
  async isTold(title: string, sentence: string): Promise<void> {
    const drawer = await new Frame(this.page).openNotifications();
    const heading = this.page.getByRole('heading', { name: title });
    const aboutGoal = drawer.getByRole('listitem').filter({ has: heading });
    const said = aboutGoal.filter({ hasText: sentence }).first();
    await expect(said, `${this.#name} is told: ${sentence}`).toBeVisible();
    await expectFocusWithin(drawer);
    await this.page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }

  async decides(answer: 'Yes' | 'No', button: string, comment?: string): Promise<void> {
    const dialog = await this.goals.startReview();
    await dialog.getByRole('radio', { name: new RegExp(`^${answer}`) }).check();
    if (comment !== undefined) await dialog.getByLabel(/Comment/).fill(comment);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
