/**
 * A page for the worker's own realm: jsdom's window on the global object, with Node's own web APIs (fetch, streams,
 * structuredClone, TextEncoder), which MSW and ky need. One page serves all files of a worker, because modules keep
 * hold of `document`; each file begins on an empty one.
 */
import { JSDOM, VirtualConsole } from 'jsdom';
import NodeEnvironment from './node-environment.mjs';

/** The address that every file begins at. */
const ADDRESS = 'http://acme.localhost:8080/';

/** What both have and tests need of Node: network, streams, timers. */
const OF_NODE = [
  ...['AbortController', 'AbortSignal', 'Blob', 'BroadcastChannel', 'File', 'FormData', 'Headers'],
  ...['Request', 'Response', 'URL', 'URLSearchParams', 'fetch', 'structuredClone', 'crypto', 'performance'],
  ...['ReadableStream', 'TextDecoder', 'TextEncoder', 'TransformStream', 'WritableStream'],
  ...[
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'queueMicrotask',
    'console',
    'atob',
    'btoa',
  ],
];

/** The names of the global object itself. */
const SELVES = ['window', 'self', 'top', 'parent', 'frames', 'globalThis', 'global'];

const page = new JSDOM('<!doctype html>', {
  url: ADDRESS,
  pretendToBeVisual: true,
  virtualConsole: new VirtualConsole(),
});
page.virtualConsole.on('jsdomError', (error) => console.error(error));
for (const level of ['log', 'info', 'warn', 'error', 'debug'])
  page.virtualConsole.on(level, (...args) => console[level](...args));
becomeWindow(page.window);
await import('./browser-apis.mjs');
for (const name of ['CSS', 'ResizeObserver', 'IntersectionObserver', 'matchMedia'])
  forward(page.window, name, globalThis);

/**
 * Publishes the window's names on the global object, each with one value under both roofs: `globalThis.x`, which the
 * code and its tests use, and `element.ownerDocument.defaultView.x`, which libraries ask.
 */
function becomeWindow(window) {
  const ofEveryTarget = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
  for (const name of [...Object.getOwnPropertyNames(window), ...ofEveryTarget]) {
    if (SELVES.includes(name) || OF_NODE.includes(name)) continue;
    const value = window[name];
    if (typeof value !== 'function') {
      forward(globalThis, name, window);
      continue;
    }
    // A window's methods insist on being called on it; a constructor is its own.
    const own = /^[A-Z]/.test(name) ? value : value.bind(window);
    Object.defineProperty(globalThis, name, descriptor({ value: own, writable: true }));
    forward(window, name, globalThis);
  }
  for (const name of SELVES)
    Object.defineProperty(globalThis, name, descriptor({ value: globalThis, writable: true }));
  for (const name of OF_NODE) forward(window, name, globalThis);
}

function forward(from, name, to) {
  if (Object.getOwnPropertyDescriptor(from, name)?.configurable === false) return;
  const accessors = {
    get: () => to[name],
    set(value) {
      to[name] = value;
    },
  };
  Object.defineProperty(from, name, descriptor(accessors));
}

function descriptor(rest) {
  return { configurable: true, enumerable: true, ...rest };
}

export default class BrowserEnvironment extends NodeEnvironment {
  async teardown() {
    await super.teardown();
    const { document, localStorage, sessionStorage } = page.window;
    for (const element of [document.documentElement, document.head, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    // Modules add their sheets once.
    document.head.replaceChildren(...document.head.querySelectorAll('style'));
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=', 1)[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    page.reconfigure({ url: ADDRESS });
  }
}
