/** A client of W3C WebDriver, as far as the proof in other engines needs it: https://www.w3.org/TR/webdriver2/ */

/** @throws with what the driver says when it refuses a command */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @param origin of the driver */
export function commandsOf(origin: string): Command {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
}

/** @returns the ticks of a mouse that moves to a point and clicks */
export function clickAt({ x, y }: { readonly x: number; readonly y: number }): object {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      // Points of the window are whole pixels.
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

/** @returns the ticks of a keyboard on which each of the keys is pressed and released */
export function pressEach(keys: readonly string[]): object {
  return keyboard(keys.flatMap((key) => [down(key), up(key)]));
}

/** @returns the ticks of a keyboard on which a key is pressed while Control is held down */
export function pressWithControl(key: string): object {
  return keyboard([down(CONTROL), down(key), up(key), up(CONTROL)]);
}

/** Keys without a letter are numbered (§17.4.2). */
export const ENTER = '\uE007';
const CONTROL = '\uE009';

const keyboard = (actions: readonly object[]): object => ({ type: 'key', id: 'keyboard', actions });
const down = (value: string): object => ({ type: 'keyDown', value });
const up = (value: string): object => ({ type: 'keyUp', value });
