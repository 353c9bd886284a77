/** The trees that gates.test.mjs plants: a sound one, and for each rule the files that break it. */

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const manifest = (name, fields = {}) =>
  json({ name: `@cadence/${name}`, type: 'module', exports: { '.': './src/index.ts' }, ...fields });

const tsconfig = (kind) =>
  `{ "extends": "../tooling/tsconfig/${kind}.json", "compilerOptions": { "types": [] }, "include": ["src"] }\n`;

/** Imports along the allowed ways only. */
export const soundTree = {
  'package.json': json({ name: 'planted', type: 'module' }),
  'pnpm-workspace.yaml': 'packages:\n  - shared-*\n  - shell\n  - mfe-*\n  - server\n',
  'shared-contract/package.json': manifest('shared-contract'),
  'shared-contract/src/index.ts': 'export const limit = 1;\n',
  'shared-ui/package.json': manifest('shared-ui'),
  'shared-ui/src/index.ts': "export { button } from './button.ts';\n",
  'shared-ui/src/button.ts': 'export const button = 1;\n',
  'shared-auth/package.json': manifest('shared-auth'),
  'shared-auth/src/index.ts': "export { limit } from '../../shared-contract/src/index.ts';\n",
  'shell/package.json': manifest('shell'),
  'shell/src/index.ts': "export { button } from '../../shared-ui/src/index.ts';\n",
  'mfe-goals/package.json': manifest('mfe-goals'),
  'mfe-goals/src/index.ts': "export { limit } from '../../shared-auth/src/index.ts';\n",
  'server/package.json': manifest('server'),
  'server/tsconfig.json': tsconfig('node'),
  'server/src/index.ts': "export { limit } from './main.ts';\n",
  'server/src/main.ts': "export { limit } from '../../shared-contract/src/index.ts';\n",
};

const main = (text) => ({ 'server/src/main.ts': text });
const component = (text) => ({ 'shell/src/planted.tsx': text });

/** Rule, as oxlint prints it, to the file that breaks it. */
export const lintViolations = {
  'typescript(no-floating-promises)': main(
    'async function send(): Promise<void> {}\n\nexport function go(): void {\n  send();\n}\n',
  ),
  'typescript(no-misused-promises)': main(
    'async function ask(): Promise<boolean> {\n  return true;\n}\n\nexport function go(): number {\n  if (ask()) return 1;\n  return 2;\n}\n',
  ),
  'typescript(switch-exhaustiveness-check)': main(
    "export function go(state: 'draft' | 'approved'): void {\n  switch (state) {\n    case 'draft':\n      break;\n  }\n}\n",
  ),
  'typescript(no-explicit-any)': main('export const anything: any = 1;\n'),
  'typescript(no-non-null-assertion)': main('export const go = (list: string[]): string => list[0]!;\n'),
  'eslint(eqeqeq)': main('export const go = (a: number, b: number): boolean => a == b;\n'),
  'eslint(no-unused-vars)': main('const unused = 1;\nexport const used = 2;\n'),
  'eslint(max-lines)': main(`${'export {};\n'.repeat(301)}`),
  'eslint(max-lines-per-function)': main(
    `export function long(): number {\n${'  void 0;\n'.repeat(61)}  return 1;\n}\n`,
  ),
  'eslint(max-params)': main(
    'export const sum = (a: number, b: number, c: number, d: number): number => a + b + c + d;\n',
  ),
  'eslint(complexity)': main(
    `export function go(n: number): number {\n${'  if (n > 1) return n;\n'.repeat(14)}  return 1;\n}\n`,
  ),
  'import(no-cycle)': {
    'server/src/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
    'server/src/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
  },
  'import(no-default-export)': main('export default 1;\n'),
  'cadence(no-bare-listener)': main(
    "import type { Socket } from 'node:net';\n\nexport function go(socket: Socket): void {\n  socket.on('error', () => socket.destroy());\n}\n",
  ),
  'cadence(no-bare-listener) timer': main(
    'export const go = (): NodeJS.Timeout => setInterval(() => undefined, 1_000);\n',
  ),
  'cadence(no-bare-listener) signal': main(
    "export const go = (signal: AbortSignal, end: () => void): void => signal.addEventListener('abort', end, { once: true });\n",
  ),
  'cadence(no-bare-listener) global timer': main(
    'export const go = (): NodeJS.Timeout => globalThis.setTimeout(() => undefined, 1_000);\n',
  ),
  'typescript(unbound-method)': main(
    'class Broker {\n  #n = 0;\n  ping(): number {\n    return this.#n;\n  }\n}\n\nexport const go = (ask: (ping: () => number) => void, broker: Broker): void => ask(broker.ping);\n',
  ),
  'cadence(no-sql-outside-queries)': main(
    "export const go = (db: { selectFrom(table: string): string }): string => db.selectFrom('people');\n",
  ),
  'cadence(no-bare-storage)': component("export const kept = () => window.localStorage.getItem('kept');\n"),
  'cadence(no-bare-id)': component('export const id = () => crypto.randomUUID().slice(0, 8);\n'),
  'cadence(no-bare-id) random': component('export const id = () => Math.random().toString(36);\n'),
  'cadence(no-locale-as-data)': component(
    "export const month = (at: Date) => at.toLocaleDateString('en-US').split('/')[0];\n",
  ),
  'cadence(no-locale-as-data) format': main(
    "const long = new Intl.DateTimeFormat('en', { weekday: 'long' });\n\nexport const isMonday = (at: Date): boolean => long.format(at) === 'Monday';\n",
  ),
  'cadence(no-locale-as-data) look': main(
    "export const day = (at: Date): string => new Intl.DateTimeFormat('en-CA').format(at);\n",
  ),
  'cadence(no-bare-page-key)': component(
    "export const hear = (act: () => void) => document.addEventListener('keydown', act);\n",
  ),
  'cadence(no-calls-outside-api)': component(
    "import { api } from '@cadence/shared-auth';\n\nexport const read = () => api.call('goals.periods', {});\n",
  ),
  'cadence(no-bare-mutation)': component(
    "import { useMutation } from '@tanstack/react-query';\n\nexport const change = useMutation;\n",
  ),
  'react-hooks(rules-of-hooks)': component(
    "import { useState } from 'react';\n\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p>text</p>;\n}\n",
  ),
  'react-hooks(exhaustive-deps)': component(
    "import { useEffect } from 'react';\n\nexport function Planted({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return <p>text</p>;\n}\n",
  ),
  'jsx-a11y(alt-text)': component('export const Planted = () => <img src="a.png" />;\n'),
  'jsx-a11y(label-has-associated-control)': component('export const Planted = () => <label>Title</label>;\n'),
  'jsx-a11y(click-events-have-key-events)': component(
    'export const Planted = () => <div onClick={() => undefined}>text</div>;\n',
  ),
  'jest(no-focused-tests)': { 'server/src/planted.test.ts': "test.only('one', () => {});\n" },
  'jest(expect-expect)': { 'server/src/planted.test.ts': "test('one', () => {});\n" },
  'cadence(no-test-without-expect)': {
    'e2e/tests/planted.spec.ts':
      "import { expect, test } from '../src/fixtures.ts';\n\ntest('one', () => {});\ntest('two', () => expect(1).toBe(1));\n",
  },
};

/** Rule of stylelint to the sheet that breaks it. */
export const styleViolations = {
  'property-no-unknown': '.sh-page {\n  colour: red;\n}\n',
  'declaration-property-value-no-unknown': '.sh-page {\n  display: flexible;\n}\n',
  'declaration-block-no-duplicate-properties':
    '.sh-page {\n  color: red;\n  margin: 0;\n  color: green;\n}\n',
  'declaration-block-no-shorthand-property-overrides': '.sh-page {\n  margin-top: 0;\n  margin: 1px;\n}\n',
  'no-duplicate-selectors': '.sh-page {\n  color: red;\n}\n.sh-page {\n  margin: 0;\n}\n',
  'custom-property-no-missing-var-function': '.sh-page {\n  --sh-ink: red;\n  color: --sh-ink;\n}\n',
};

/** Compiler error to the file that has it. */
export const typeViolations = {
  TS2322: main("export const count: number = 'one';\n"),
  'TS2532 noUncheckedIndexedAccess': main('export const go = (list: string[]): number => list[0].length;\n'),
  'TS7006 implicit any': main('export const go = (a) => 1;\n'),
  'TS2375 exactOptionalPropertyTypes': main('export const go: { a?: number } = { a: undefined };\n'),
  'TS6133 unused local': main('export function go(): void {\n  const unused = 1;\n}\n'),
  'TS1294 erasableSyntaxOnly': main('export enum State {\n  Draft,\n}\n'),
};

const shellImports = (file, name) => ({ [`shell/src/${file}.ts`]: `export * from '${name}';\n` });
const server = (file, text) => ({ [`server/src/${file}.ts`]: text });

/**
 * Name of a dependency rule to the files that break it, the reported file first; every rule of the configuration is
 * listed. All files are in one tree.
 */
export const dependencyViolations = {
  'no-cycles': {
    'server/src/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
    'server/src/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
  },
  resolves: server('resolves', "import './nowhere.ts';\n"),
  'declared-dependencies': {
    ...server('undeclared', "import 'undeclared';\n"),
    'node_modules/undeclared/package.json': '{ "name": "undeclared", "main": "index.js" }\n',
    'node_modules/undeclared/index.js': '\n',
  },
  'contract-imports-nothing-of-ours': {
    'shared-contract/src/planted.ts': "export { button } from '../../shared-ui/src/index.ts';\n",
  },
  'ui-imports-nothing-of-ours': {
    'shared-ui/src/planted.ts': "export { limit } from '../../shared-contract/src/index.ts';\n",
  },
  'auth-imports-contract-only': {
    'shared-auth/src/planted.ts': "export { button } from '../../shared-ui/src/index.ts';\n",
  },
  'shell-imports-shared-only': {
    'shell/src/shell-imports-shared-only.ts': "export { limit } from '../../server/src/main.ts';\n",
  },
  'remotes-import-shared-only': {
    'mfe-people/src/planted.ts': "export { limit } from '../../mfe-goals/src/index.ts';\n",
  },
  'server-imports-contract-only': server(
    'server-imports-contract-only',
    "export { button } from '../../shared-ui/src/index.ts';\n",
  ),
  'kernel-imports-no-slice': {
    'server/src/kernel/planted.ts': "export { goals } from '../modules/goals/index.ts';\n",
    'server/src/modules/goals/index.ts': 'export const goals = 1;\n',
  },
  'slices-meet-at-the-door': {
    'server/src/modules/people/planted.ts': "export { goals } from '../goals/goals.queries.ts';\n",
    'server/src/modules/goals/goals.queries.ts': 'export const goals = 1;\n',
  },
  'rooms-share-the-core-only': {
    'server/src/modules/goals/new-room/planted.ts': "export { room } from '../other-room/room.ts';\n",
    'server/src/modules/goals/other-room/room.ts': 'export const room = 1;\n',
  },
  'sql-in-queries-only': {
    'server/src/modules/people/people.policy.ts': "export { sql } from 'kysely';\n",
    'server/src/modules/people/people.queries.ts': "export { sql } from 'kysely';\n",
  },
  'browser-imports-schemas-as-types': {
    'shell/src/browser-imports-schemas-as-types.ts':
      "export { body } from '../../shared-contract/src/operations/index.ts';\n",
    'shared-contract/src/operations/index.ts': 'export const body = 1;\n',
  },
  'browser-imports-no-node': shellImports('browser-imports-no-node', 'node:fs'),
  'faces-only': shellImports('faces-only', '@chakra-ui/react'),
  'emotion-belongs-to-shared-ui': shellImports('emotion-belongs-to-shared-ui', '@emotion/react'),
  'ui-has-no-http': { 'shared-ui/src/ui-has-no-http.ts': "export * from 'ky';\n" },
  'shell-owns-the-hub': { 'mfe-goals/src/planted.ts': "export * from '@microsoft/signalr';\n" },
  'no-tests-in-production': {
    ...server('no-tests', "export { factory } from './testing/factory.ts';\n"),
    'server/src/testing/factory.ts': 'export const factory = 1;\n',
  },
  'no-development-dependencies-in-production': {
    ...server('only-for-tests', "import 'only-for-tests';\n"),
    'server/package.json': manifest('server', { devDependencies: { 'only-for-tests': '1.0.0' } }),
    'server/node_modules/only-for-tests/package.json': '{ "name": "only-for-tests", "main": "index.js" }\n',
    'server/node_modules/only-for-tests/index.js': '\n',
  },
};
