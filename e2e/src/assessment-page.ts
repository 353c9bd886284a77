import type { Locator, Page } from '@playwright/test';
import { ASSESSMENT_GROUPS, GROUP_SENTENCES } from '@cadence/shared-contract';
import { expect } from './expect.ts';

/** Places on the ruler, from 1, both included. */
interface Groups {
  readonly from: number;
  readonly to: number;
}

/** What a person does on the page of the assessment. */
export class AssessmentPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** That this group is shown; from 1. */
  place(group: number): Locator {
    return this.#page.getByText(`${group} of ${ASSESSMENT_GROUPS}`, { exact: true });
  }

  most(sentence: number): Locator {
    return this.#page.getByRole('radio', { name: /^Most like me: / }).nth(sentence);
  }

  least(sentence: number): Locator {
    return this.#page.getByRole('radio', { name: /^Least like me: / }).nth(sentence);
  }

  get next(): Locator {
    return this.#page.getByRole('button', { name: 'Next', exact: true });
  }

  /** The four sentences that are shown, in their own order. */
  async sentences(): Promise<string> {
    const all = this.#page.getByRole('radio', { name: /^Most like me: / });
    await expect(all).toHaveCount(GROUP_SENTENCES);
    const names = await all.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label')));
    return names.join('\n');
  }

  /** Answers groups with finger or pointer, and returns what was asked. */
  async answer({ from, to }: Groups, press: (control: Locator) => Promise<void>): Promise<readonly string[]> {
    const asked: string[] = [];
    for (let group = from; group <= to; group += 1) {
      await expect(this.place(group)).toBeVisible();
      asked.push(await this.sentences());
      await press(this.most(group % GROUP_SENTENCES));
      await press(this.least((group + 1) % GROUP_SENTENCES));
      await press(this.next);
    }
    return asked;
  }

  /** Answers groups by digits. */
  async type({ from, to }: Groups): Promise<void> {
    for (let group = from; group <= to; group += 1) {
      await expect(this.place(group)).toBeVisible();
      await this.#page.keyboard.press(`Digit${(group % GROUP_SENTENCES) + 1}`);
      await this.#page.keyboard.press(`Shift+Digit${((group + 1) % GROUP_SENTENCES) + 1}`);
      await this.#page.keyboard.press('Enter');
    }
  }
}
