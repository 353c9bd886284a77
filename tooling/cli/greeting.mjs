/** What `npm start` and `npm run dev` say once the product answers. */
import { setTimeout as wait } from 'node:timers/promises';

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

/** @returns {string} address, demo accounts where there are any, and how to stop */
export function greeting(port, env = process.env) {
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
  return [...lines, '', 'Ctrl-C stops.', ''].join('\n');
}

const hasDemo = (env) => (env.DEMO || (env.NODE_ENV === 'production' ? 'off' : 'on')).toLowerCase() === 'on';
