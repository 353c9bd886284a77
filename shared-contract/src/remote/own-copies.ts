/**
 * What no minifier changes in the code of the packages of which a page has one instance: React and the others leave no
 * mark when they start, so a copy is found in a remote's scripts.
 */
const PRINTS: readonly (readonly [name: string, print: RegExp])[] = [
  ['react', /\.isReactComponent\s*=[^=]/],
  ['react-dom', /__reactContainer\$/],
  ['react-router', /__reactRouterVersion\s*=/],
  ['@tanstack/react-query', /No QueryClient set, use QueryClientProvider to set one/],
  ['@cadence/shared-auth', /announceInstance\W{1,3}@cadence\/shared-auth/],
  ['@cadence/shared-contract', /cadence\.instances[^]{0,400}@cadence\/shared-contract/],
  ['@cadence/shared-ui', /cadence\.instances[^]{0,400}@cadence\/shared-ui/],
];

/** The packages of which a page has one instance, and of which this code has a copy. */
export const findOwnCopies = (code: string): readonly string[] =>
  PRINTS.filter(([, print]) => print.test(code)).map(([name]) => name);
