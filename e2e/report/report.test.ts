import { readLedger } from '../run/requirements.ts';
import { reportRequirements, type LedgerReport } from './ledger-report.ts';
import { renderReport } from './page.ts';
import { proofsOfJest, proofsOfPlaywright, type Proof } from './proofs.ts';
import { proofsNotRun, titlesIn } from './titles.ts';

/** In brackets, as titles have it; put together here, because this file proves no requirement. */
const named = (...ids: readonly string[]): string => ids.map((id) => `[${id}]`).join(' ');

const LEDGER = readLedger(
  [
    '## GOAL Goals',
    '- **GOAL-001** Goals have a `title` of <255> & more. (core §2) (see decisions.md)',
    '- **GOAL-002** Goals end.',
    '- **GOAL-003** Goals are shelved.',
    '- **GOAL-004** Goals are copied.',
  ].join('\n'),
);
const HOSTILE = `${named('GOAL-001')} <img src=x onerror=alert(1)> "quotes" </script><script>alert(2)</script>`;

const JEST = {
  startTime: 1_795_881_000_000,
  testResults: [
    {
      name: '/home/qa/cadence/mfe-goals/src/goal.test.tsx',
      assertionResults: [
        { fullName: HOSTILE, status: 'passed', duration: 12 },
        {
          fullName: `list ${named('GOAL-002')} a goal ends`,
          status: 'failed',
          duration: 1_500,
          failureMessages: ['\u001B[31mExpected\u001B[39m <b>\n    at Object.<anonymous> (goal.test.tsx:1)'],
        },
        { fullName: `${named('GOAL-003')} later`, status: 'pending', duration: null },
      ],
    },
  ],
};

const folder = '/home/qa/cadence/e2e/test-results/a b';
const result = (status: string, more: object = {}) => ({ status, duration: 2_000, ...more });
const spec = (title: string, ...results: readonly ReturnType<typeof result>[]) => ({
  title,
  file: 'goals-list.spec.ts',
  tests: [{ results }],
});
const PLAYWRIGHT = {
  stats: { startTime: '2026-11-28T12:00:00.000Z' },
  suites: [
    {
      title: 'goals-list.spec.ts',
      file: 'goals-list.spec.ts',
      specs: [spec('without a requirement', result('timedOut'))],
      suites: [
        {
          title: `${named('GOAL-002')} a list`,
          file: 'goals-list.spec.ts',
          specs: [
            spec('passes', result('passed')),
            spec('skipped', result('skipped')),
            spec(
              'fails',
              result('failed', {
                error: { message: 'Error: <nothing>' },
                attachments: [
                  { name: 'trace', path: `${folder}/trace.zip` },
                  { name: 'video', path: `${folder}/film#1.webm` },
                  { name: 'screenshot', path: `${folder}/test-failed-1.png` },
                  { name: 'error-context', path: `${folder}/error-context.md` },
                ],
              }),
            ),
          ],
        },
      ],
    },
  ],
};

const ROOT = '/home/qa/cadence';
const UNIT = proofsOfJest(JEST, ROOT);
const END_TO_END = proofsOfPlaywright(PLAYWRIGHT, ROOT);

function reportOf(proofs: readonly Proof[], more: Partial<LedgerReport> = {}): LedgerReport {
  const ran = { at: '2026-11-28T12:00:00.000Z', passed: 1, failed: 1 };
  return {
    ...reportRequirements(LEDGER, proofs),
    ...{ areas: LEDGER.areas, unit: ran, endToEnd: ran, notes: null },
    ...more,
  };
}

/** The page, in which nothing of a title has become markup. */
function textOf(report: LedgerReport): string {
  const text = renderReport(report, { tokens: '', style: '', script: 'void 0;', root: '../..' });
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('<img src=x');
  return text;
}

describe('proofs', () => {
  test('of Jest: state, time, file in the repository, and a message without colours and stack', () => {
    expect(UNIT).toMatchObject([
      {
        ids: ['GOAL-001'],
        state: 'passed',
        seconds: 0.012,
        file: 'mfe-goals/src/goal.test.tsx',
        subjects: ['goals'],
      },
      { ids: ['GOAL-002'], state: 'failed', seconds: 1.5, message: 'Expected <b>' },
      { ids: ['GOAL-003'], state: 'not run', seconds: null, message: null },
    ]);
  });

  test('of Playwright: titles with what is around them, and what a failure has left behind', () => {
    expect(END_TO_END).toMatchObject([
      { ids: [], state: 'failed', message: "It ended with 'timedOut'." },
      {
        ids: ['GOAL-002'],
        title: `${named('GOAL-002')} a list › passes`,
        state: 'passed',
        seconds: 2,
        evidence: [],
      },
      { state: 'not run', seconds: null },
      {
        state: 'failed',
        file: 'e2e/tests/goals-list.spec.ts',
        subjects: ['goals'],
        message: 'Error: <nothing>',
        evidence: [
          { kind: 'trace', path: 'e2e/test-results/a b/trace.zip' },
          { kind: 'video', path: 'e2e/test-results/a b/film#1.webm' },
          { kind: 'screenshot', path: 'e2e/test-results/a b/test-failed-1.png' },
        ],
      },
    ]);
  });

  test('that have not run are found in the source, by the whole title or what a run fills in', () => {
    const file = 'mfe-goals/src/goal.test.tsx';
    const source = [
      `test('${named('GOAL-002')} a goal ends', () => {});`,
      `test('${named('GOAL-002')} a goal\\'s end is seen', () => {});`,
      `test.each(rows)(\`${named('GOAL-003')} \${name} is shelved\`, () => {});`,
      `const ids = \`${named('GOAL-001', 'GOAL-004')}\`;`,
      `// ${named('GOAL-004')} in a comment`,
    ].join('\n');
    expect(titlesIn(source).map(({ title }) => title)).toEqual([
      `${named('GOAL-002')} a goal ends`,
      `${named('GOAL-002')} a goal's end is seen`,
      `${named('GOAL-003')} \${name} is shelved`,
      named('GOAL-001', 'GOAL-004'),
      named('GOAL-004'),
    ]);
    const notRun = proofsNotRun(file, source, UNIT);
    expect(notRun.map(({ title }) => title)).toEqual([
      `${named('GOAL-002')} a goal's end is seen`,
      named('GOAL-001', 'GOAL-004'),
      named('GOAL-004'),
    ]);
    expect(notRun[0]).toMatchObject({ state: 'not run', suite: 'unit', file });
    expect(proofsNotRun('e2e/tests/x.spec.ts', source, UNIT)).toHaveLength(5);
  });
});

describe('requirements', () => {
  test('one failed test is a failure, one that passed is enough, and none is said', () => {
    const { requirements, others } = reportRequirements(LEDGER, [...UNIT, ...END_TO_END]);
    expect(requirements.map(({ id, state }) => [id, state])).toEqual([
      ['GOAL-001', 'passed'],
      ['GOAL-002', 'failed'],
      ['GOAL-003', 'not run'],
      ['GOAL-004', 'no test'],
    ]);
    const ended = requirements[1]?.proofs.map(({ state }) => state);
    expect(ended).toEqual(['failed', 'failed', 'not run', 'passed']);
    expect(others.map(({ title }) => title)).toEqual(['without a requirement']);
  });
});

describe('the page', () => {
  test('escapes titles, texts and messages', () => {
    const text = textOf(reportOf([...UNIT, ...END_TO_END]));
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;quotes&quot; &lt;/script&gt;');
    expect(text).toContain('<code>title</code> of &lt;255&gt; &amp; more.');
    expect(text).toContain('Error: &lt;nothing&gt;');
  });

  test('has a state for each requirement, and opens what failed', () => {
    const text = textOf(reportOf([...UNIT, ...END_TO_END]));
    expect(text).toContain('<article data-state="failed" data-subjects="goals" id="GOAL-002"><details open>');
    expect(text).toContain('<article data-state="passed" data-subjects="goals" id="GOAL-001"><details>');
    expect(text).toContain('<article data-state="not-run" data-subjects="goals" id="GOAL-003">');
    expect(text).toContain('<article data-state="no-test" data-subjects="" id="GOAL-004">');
    expect(text).toContain('aria-label="1 failed, 1 passed, 1 not run, 1 no test"');
  });

  test('links what a failure has left behind, whatever its name is', () => {
    const text = textOf(reportOf(END_TO_END));
    expect(text).toContain('href="../../e2e/test-results/a%20b/trace.zip"');
    expect(text).toContain('href="../../e2e/test-results/a%20b/film%231.webm"');
    expect(text).toContain('<img src="../../e2e/test-results/a%20b/test-failed-1.png"');
  });

  test('before the first run says how to run', () => {
    const text = textOf(reportOf([], { unit: null, endToEnd: null }));
    expect(text).toContain('No test has run here yet');
    expect(text).toContain('<code>npm test</code>');
    expect(textOf(reportOf(UNIT, { endToEnd: null }))).toContain('<code>npm run e2e</code>');
  });

  test('says what a deployed platform left out, and what was under test', () => {
    const leftOut = [{ reason: 'they use the <demo>', tests: 30 }];
    const notes = { startedAt: '', platform: ['https://staging.example.com', 'goals 1.4.0'], leftOut };
    const text = textOf(reportOf(END_TO_END, { notes }));
    expect(text).toContain('30 left out: they use the &lt;demo&gt;.');
    expect(text).toContain('https://staging.example.com\ngoals 1.4.0');
  });
});
