import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a person does with the org chart. */
export class OrgChartPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  get chart(): Locator {
    return this.#page.getByRole('application', { name: 'Org chart' });
  }

  get search(): Locator {
    return this.#page.getByRole('combobox', { name: 'Search by name' });
  }

  get info(): Locator {
    return this.#page.getByRole('region', { name: 'Selected employee' });
  }

  get outline(): Locator {
    return this.#page.getByRole('tree', { name: 'Org chart outline' });
  }

  get zoom(): Locator {
    return this.#page.getByRole('group', { name: 'Zoom' });
  }

  /** A person's card; only cards in sight are elements. */
  card(name: string): Locator {
    return this.chart.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** The button that shows and hides somebody's reports. */
  reports(name: string): Locator {
    return this.chart.getByRole('button', { name: new RegExp(`direct reports? of ${name}$`) });
  }

  /** Types a name and chooses the first person who is offered. */
  async find(name: string): Promise<void> {
    await this.search.fill(name);
    await this.#page.getByRole('option', { name: new RegExp(name) }).click();
  }

  /** The middle of an element on the screen. */
  async middle(element: Locator): Promise<Spot> {
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  }
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

/** Fingers on the screen. */
export class Fingers {
  readonly #session: CDPSession;
  constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Puts fingers down, moves each along its way in steps, and lifts them. */
  async move(ways: readonly { readonly from: Spot; readonly to: Spot }[], steps = 10): Promise<void> {
    await this.#send(
      'touchStart',
      ways.map(({ from }) => from),
    );
    for (let step = 1; step <= steps; step += 1) {
      const at = (from: number, to: number): number => from + ((to - from) * step) / steps;
      await this.#send(
        'touchMove',
        ways.map(({ from, to }) => ({ x: at(from.x, to.x), y: at(from.y, to.y) })),
      );
    }
    await this.#send('touchEnd', []);
  }

  async #send(type: TouchType, spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
