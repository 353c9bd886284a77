/** A check that cannot fail is worse than none: every gate is shown a sound tree and a planted violation. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gates } from './gates.mjs';
import {
  dependencyViolations,
  lintViolations,
  soundTree,
  styleViolations,
  typeViolations,
} from './gates.violations.mjs';
import { at } from './workspace.mjs';

const folders = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Each gate's own configuration; one for all would be an unused file to another gate. */
const configs = {
  lint: ['.oxlintrc.json', '.stylelintrc.json', 'tooling/tsconfig', 'tooling/lint'],
  format: ['.oxfmtrc.json'],
  types: ['tooling/tsconfig'],
  'class names': [],
  'dependency rules': ['.dependency-cruiser.cjs'],
  contract: [],
  'unused code': ['knip.json'],
};

/** A repository of a few files, under the very configuration of this one. */
function plant(name, files) {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-gate-'));
  folders.push(folder);
  for (const config of configs[name]) cpSync(at(config), join(folder, config), { recursive: true });
  for (const [path, text] of Object.entries({ ...soundTree, ...files })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const check = (name, files = {}) => gates[name](plant(name, files), { show: false });

describe('every gate passes a sound tree', () => {
  test.each(Object.keys(gates))('%s', async (name) => {
    const { code, output } = await check(name);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  });
});

/** Each violation in its own folder: `server/src/main.ts` of the third is `server/src/2/main.ts`. */
function inFolders(violations) {
  return Object.values(violations).flatMap((files, n) =>
    Object.entries(files).map(([path, text]) => [inFolder(path, n), text]),
  );
}

const inFolder = (path, n) => path.replace('/src/', `/src/${n}/`);

const sheetOf = (rule) => `shell/src/${rule}.css`;

/** All violations in one tree, checked once: to start a tool costs more than to read what is planted. */
function checkAll(name, files) {
  const checked = { code: 0, output: '' };
  beforeAll(async () => Object.assign(checked, await check(name, files)));
  return checked;
}

describe('lint', () => {
  const checked = checkAll('lint', {
    ...Object.fromEntries(inFolders(lintViolations)),
    ...Object.fromEntries(Object.entries(styleViolations).map(([rule, text]) => [sheetOf(rule), text])),
  });

  test.each(Object.entries(lintViolations).map(([rule, files], n) => [rule, Object.keys(files), n]))(
    'sees %s',
    (rule, paths, n) => {
      const folder = inFolder(paths[0], n).replace(/[^/]+$/, '');
      const found = checked.output
        .split(/\n\s*\n/)
        .filter((message) => message.includes(`[${folder}`) && /^\s*[x×] /.test(message));
      expect(found.join('\n')).toContain(rule.split(' ')[0]);
      expect(checked.code).toBe(1);
    },
  );

  test.each(Object.keys(styleViolations))('sees %s in a sheet', (rule) => {
    const found = checked.output.split('\n').filter((line) => line.includes(sheetOf(rule)));
    expect(found.join('\n')).toContain(`(${rule})`);
  });
});

describe('types', () => {
  const checked = checkAll('types', Object.fromEntries(inFolders(typeViolations)));

  test.each(Object.entries(typeViolations).map(([error, files], n) => [error, Object.keys(files), n]))(
    'sees %s',
    (error, [path], n) => {
      const file = inFolder(path, n);
      const found = checked.output.split('\n').filter((line) => line.startsWith(file));
      expect(found.join('\n')).toContain(`error ${error.split(' ')[0]}`);
      expect(checked.code).not.toBe(0);
    },
  );
});

test('types: every package is checked, whatever options it shares with others', async () => {
  const wrong = "export const count: number = 'one';\n";
  const config = (kind) =>
    `{ "extends": "../tooling/tsconfig/${kind}.json", "compilerOptions": { "types": [] }, "include": ["src"] }\n`;
  const { output } = await check('types', {
    'shared-contract/tsconfig.json': config('node'),
    'shared-contract/src/wrong.ts': wrong,
    'shell/tsconfig.json': config('browser'),
    'shell/src/wrong.ts': wrong,
    'server/src/wrong.ts': wrong,
  });
  expect(output.match(/^\S+(?=\(.*error TS2322)/gm).toSorted()).toEqual([
    'server/src/wrong.ts',
    'shared-contract/src/wrong.ts',
    'shell/src/wrong.ts',
  ]);
});

test('format: sees an unformatted file', async () => {
  const { code, output } = await check('format', {
    'server/src/main.ts': 'export const a = "double quotes"',
    'shell/src/page.css': '.sh-page{color:red}',
  });
  expect(output).toContain('server/src/main.ts');
  expect(output).toContain('shell/src/page.css');
  expect(code).toBe(1);
});

test('unused code: sees an unused export and an unused file', async () => {
  const { code, output } = await check('unused code', {
    'shared-ui/src/button.ts': 'export const button = 1;\nexport const unused = 2;\n',
    'shared-ui/src/orphan.ts': 'export const orphan = 1;\n',
  });
  expect(output).toMatch(/Unused exports[\s\S]*unused .*shared-ui\/src\/button\.ts/);
  expect(output).toMatch(/Unused files[\s\S]*shared-ui\/src\/orphan\.ts/);
  expect(code).toBe(1);
});

test('contract: sees a report that is not written', async () => {
  const { code, output } = await check('contract', {
    'shared-contract/api/report.json': '{ "entries": { "index": ["src/index.ts"] } }\n',
  });
  expect(output).toContain('The report of @cadence/shared-contract is not that of its sources.');
  expect(code).toBe(1);
});

test.each([
  [
    'a class without a rule',
    { 'shell/src/page.tsx': "export const page = 'sh-page';\n" },
    'sh-page has no rule',
  ],
  [
    'a rule that is used nowhere',
    { 'mfe-talent/src/page.css': '.tal-page {\n  color: red;\n}\n' },
    'tal-page is used nowhere',
  ],
  [
    'a property that is set nowhere',
    { 'shared-ui/src/page.css': ':root {\n  color: var(--inc);\n}\n' },
    'shared-ui/src/page.css: the property --inc is set nowhere',
  ],
])('class names: sees %s', async (_what, files, sentence) => {
  const { code, output } = await check('class names', files);
  expect(output).toContain(sentence);
  expect(code).toBe(1);
});

test('class names: a property is a token, or set by a sheet or by code, or has a fallback', async () => {
  const { output } = await check('class names', {
    'shared-ui/src/theme/tokens.ts': "export const tokens = {\n  ink: '#000',\n  'ink-2': '#111',\n};\n",
    'shared-ui/src/page.css':
      ':root{--wide:1px;color:var(--ink);background:var(--ink-2);width:var(--wide);height:var(--high);margin:var(--none,0)}',
    'shared-ui/src/page.tsx': "export const style = { '--high': '1px' };\n",
  });
  expect(output).toBe('');
});

test('class names: the name of a sheet is none', async () => {
  const { output } = await check('class names', {
    'mfe-talent/src/page.css': '.tal-page {\n  color: red;\n}\n',
    'mfe-talent/src/page.tsx': "registerStyles('tal-sheet', css);\nexport const page = 'tal-page';\n",
  });
  expect(output).toBe('');
});

test('class names: a name with a value in it is every name of its family', async () => {
  const rules =
    '.sh-step0{color:red}.sh-step1{color:green}.sh-step1-mark{color:green}.sh-tone-good{color:green}.sh-page .sh-tone-bad{color:red}.sh-page{margin:0}';
  const { output } = await check('class names', {
    'shell/src/page.css': rules,
    'shell/src/page.tsx':
      'export const page = (n: number, tone: string): string => `sh-page sh-step${n} sh-step${n}-mark sh-tone-${tone}`;\n',
  });
  expect(output).toBe('');
});

describe('dependency rules', () => {
  const rules = createRequire(import.meta.url)(at('.dependency-cruiser.cjs')).forbidden.map(
    ({ name }) => name,
  );

  test('each has a planted violation', () => {
    expect(new Set(Object.keys(dependencyViolations))).toEqual(new Set(rules));
  });

  const checked = checkAll('dependency rules', Object.assign({}, ...Object.values(dependencyViolations)));

  test.each(Object.entries(dependencyViolations))('%s is seen to fail', (rule, files) => {
    const found = checked.output.split('\n').filter((line) => line.includes(`error ${rule}: `));
    expect(found.join('\n')).toContain(Object.keys(files)[0]);
    expect(checked.code).toBeGreaterThan(0);
  });
});
