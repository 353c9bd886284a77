/**
 * Browser APIs that jsdom lacks and the design system calls. They answer like a browser in which nothing
 * ever resizes, scrolls or matches a media query; a test that needs more replaces them itself.
 */

import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { isTimeFaked, nextDelay } from '../noise/delays.mjs';

const define = (target, name, value) => {
  if (target[name] === undefined)
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// Of the kind that this environment's `fetch` and `FormData` know.
globalThis.File = File;
define(globalThis, 'ResizeObserver', StillObserver);
define(globalThis, 'IntersectionObserver', StillObserver);
define(window, 'matchMedia', (query) => {
  const list = new EventTarget();
  return Object.assign(list, {
    media: query,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
});
define(globalThis, 'CSS', {
  escape: (text) => String(text).replace(/[^\w-]/g, '\\$&'),
  supports: () => false,
});
define(globalThis.crypto, 'subtle', webcrypto.subtle);
define(Element.prototype, 'scrollIntoView', () => {});
define(Element.prototype, 'scrollTo', () => {});
define(Range.prototype, 'getClientRects', () => []);
define(Range.prototype, 'getBoundingClientRect', () => new DOMRect());
define(Element.prototype, 'hasPointerCapture', () => false);
define(Element.prototype, 'setPointerCapture', () => {});
define(Element.prototype, 'releasePointerCapture', () => {});

// jsdom lays nothing out, and what has no box counts as hidden when an overlay places the focus.
Element.prototype.getClientRects = function getClientRects() {
  const rects = this.isConnected ? [this.getBoundingClientRect()] : [];
  return Object.assign(rects, { item: (index) => rects[index] ?? null });
};

// jsdom defines this one, but only to print 'not implemented'.
window.scrollTo = () => {};

// Node's Request refuses '/api/…'; a browser resolves it against the page.
globalThis.Request = class Request extends globalThis.Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, document.baseURI) : input, init);
  }
};

// A frame is as short as can be: nobody presses a key within one, but a test would. Under load some take their time.
globalThis.requestAnimationFrame = (draw) =>
  setTimeout(() => draw(performance.now()), isTimeFaked() ? 0 : nextDelay('frames'));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

// Constructed style sheets, which jsdom would not apply anyway: what is seen is for the end-to-end tests, and asking
// hundreds of rules about every element is most of what a component test would do.
define(document, 'adoptedStyleSheets', []);
define(CSSStyleSheet.prototype, 'replaceSync', () => {});
