/** What `npm start` and `npm run dev` say once the product answers. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from './workspace.mjs';

const STORYBOOK_PAGE = 'shared-ui/storybook-static/index.html';
const HOW_TO_BUILD_STORYBOOK =
  'The design system is at /storybook once it is built: npm run storybook -- --build';
const retryMs = 100;
const password = 'Cadence-2026!';
const accounts = [
  'ceo',
  'orgadmin',
  'goaladmin',
  'goalmanager',
  'hradmin',
  'manager',
  'contributor',
  'observer',
];

/**
 * Waits for as long as this process lives: the server's own end also ends it.
 * @param {number} port
 */
export async function greetWhenReady(port) {
  while (!(await isReady(port))) await wait(retryMs, undefined, { ref: false });
  console.log(greeting(port));
}

async function isReady(port) {
  const host = process.env.HOST && process.env.HOST !== '0.0.0.0' ? process.env.HOST : '127.0.0.1';
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/ready`;
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * @param {number} port
 * @param {{ env?: object, hasStorybook?: boolean }} [platform] `hasStorybook`: whether the design system is built
 * @returns {string} address, demo accounts where there are any, where the design system is, and how to stop
 */
export function greeting(port, { env = process.env, hasStorybook = existsSync(at(STORYBOOK_PAGE)) } = {}) {
  const lines = ['', `Cadence is ready: http://localhost:${port}`];
  if (hasDemo(env))
    lines.push(
      '',
      `  acme    http://acme.localhost:${port}`,
      `  globex  http://globex.localhost:${port}`,
      '',
      `Sign in with ${password} as one of`,
      `  ${accounts.map((name) => `${name}@acme.example`).join('\n  ')}`,
      'or the same names @globex.example.',
    );
  if (env.NODE_ENV !== 'production')
    lines.push(
      '',
      hasStorybook ? `The design system: http://localhost:${port}/storybook` : HOW_TO_BUILD_STORYBOOK,
    );
  return [...lines, '', 'Ctrl-C stops.', ''].join('\n');
}

const hasDemo = (env) => (env.DEMO || (env.NODE_ENV === 'production' ? 'off' : 'on')).toLowerCase() === 'on';
