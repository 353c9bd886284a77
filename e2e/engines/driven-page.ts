import type { EnginePage } from './engine.ts';

/** What Puppeteer and Playwright have in common. */
export interface DriverPage {
  goto(url: string): Promise<unknown>;
  evaluate(inPage: string, given?: unknown): Promise<unknown>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { type(text: string): Promise<void> };
  screenshot(): Promise<Uint8Array>;
}

type Common = Pick<EnginePage, 'open' | 'ask' | 'run' | 'click' | 'type' | 'picture'>;

/** What is done on a page of either of them in the same words. */
export function commonStepsOf(page: DriverPage): Common {
  return {
    async open(url) {
      await page.goto(url);
    },
    ask: async (inPage, given) => (await page.evaluate(inPage as never, given)) as never,
    async run(script) {
      await page.evaluate(script);
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
  };
}
