import type { ConsoleMessage, Page, Response } from '@playwright/test';

/** Collects what a user would never see and a developer must: console errors, uncaught errors, failed answers. */
export interface PageWatch {
  readonly problems: readonly string[];
  /** Answers with this status and path are part of the test and not a problem. */
  allow(status: number, path: RegExp): void;
  /** Console errors that match are part of the test. */
  allowConsole(text: RegExp): void;
  /** What the page does from now on is nobody's problem. */
  stop(): void;
}

/**
 * Whether a busy server asked for a refetch again later (D-133): what is on screen stays, and the page asks again by itself.
 * With browsers and a server on two cores, any test may meet that.
 */
function isPutOff(response: Response): boolean {
  const canWait = response.request().headers()['priority'] === 'u=6';
  return canWait && response.status() === 503 && response.headers()['retry-after'] !== undefined;
}

export function watchPage(page: Page, name: string): PageWatch {
  const problems: string[] = [];
  const allowedAnswers: { status: number; path: RegExp }[] = [];
  const allowedTexts: RegExp[] = [];
  const isAllowedText = (text: string) => allowedTexts.some((pattern) => pattern.test(text));

  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error') return;
    // The browser repeats every failed answer on the console; the answer itself is judged below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (!isAllowedText(message.text())) problems.push(`${name}: console: ${message.text()}`);
  };
  const onError = (error: Error): void => {
    if (!isAllowedText(error.message)) problems.push(`${name}: uncaught: ${error.message}`);
  };
  const onResponse = (response: Response): void => {
    if (response.status() < 400 || isPutOff(response)) return;
    const { pathname } = new URL(response.url());
    const isExpected = allowedAnswers.some(
      ({ status, path }) => status === response.status() && path.test(pathname),
    );
    if (!isExpected)
      problems.push(`${name}: ${response.status()} ${response.request().method()} ${pathname}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('response', onResponse);

  return {
    problems,
    allow: (status, path) => allowedAnswers.push({ status, path }),
    allowConsole: (text) => allowedTexts.push(text),
    stop() {
      page.off('console', onConsole);
      page.off('pageerror', onError);
      page.off('response', onResponse);
    },
  };
}
