import { html, Markup } from './html.ts';
import { countStates, STATES } from './ledger-report.ts';
import type {
  LedgerReport,
  ReportedRequirement,
  RequirementState,
  RunNotes,
  SuiteRun,
} from './ledger-report.ts';
import type { Evidence, Proof } from './proofs.ts';

/** What is put into the page as it is. */
export interface PageParts {
  readonly tokens: string;
  readonly style: string;
  readonly script: string;
  /** From the page's folder to the root of the repository. */
  readonly root: string;
}

const WORDS: Readonly<Record<RequirementState, string>> = {
  failed: 'Failed',
  passed: 'Passed',
  'not run': 'Not run',
  'no test': 'No test',
};

const SIGNS: Readonly<Record<RequirementState, string>> = {
  failed: '✕',
  passed: '✓',
  'not run': '–',
  'no test': '?',
};

const keyOf = (state: RequirementState): string => state.replace(' ', '-');

/** The whole page: one file without a network, that works from a folder. */
export function renderReport(report: LedgerReport, parts: PageParts): string {
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Requirements · Cadence</title>
        <style>
          ${new Markup(parts.tokens + parts.style)}
        </style>
      </head>
      <body>
        ${renderHead(report)}
        <main>
          ${renderEmpty(report)} ${renderOthers(report.others, parts.root)}
          <p id="none" class="empty" hidden>
            Nothing matches these filters.
            <button type="button" class="link" id="reset">Show everything</button>
          </p>
          ${[...Map.groupBy(report.requirements, ({ area }) => area)].map(([area, own]) =>
            renderArea({ area, title: report.areas.get(area) ?? area, own }, parts.root),
          )}
        </main>
        <script>
          ${new Markup(parts.script)};
        </script>
      </body>
    </html>`.text
  }\n`;
}

function renderHead(report: LedgerReport): Markup {
  const counts = countStates(report.requirements);
  const total = report.requirements.length;
  const subjects = [...new Set(report.requirements.flatMap((one) => one.subjects))].toSorted();
  return html`<header>
    <div class="title">
      <h1>Requirements</h1>
      <p>${total} requirements and the tests that prove them</p>
    </div>
    <dl class="runs">
      ${renderRun('Unit tests', report.unit, null)}${renderRun('End-to-end tests', report.endToEnd, report.notes)}
    </dl>
    <div
      class="bar"
      role="img"
      aria-label="${STATES.map((state) => `${counts[state]} ${WORDS[state].toLowerCase()}`).join(', ')}"
    >
      ${STATES.filter((state) => counts[state] > 0).map(
        (state) => html`<span class="${keyOf(state)}" style="flex-grow:${counts[state]}"></span>`,
      )}
    </div>
    <form class="filters" role="search" aria-label="Requirements">
      <fieldset class="states">
        <legend class="hidden">State</legend>
        ${renderState('all', 'All', total)}${STATES.map((state) => renderState(keyOf(state), WORDS[state], counts[state]))}
      </fieldset>
      <label class="field grow"
        ><span>Search</span
        ><input
          type="search"
          id="text"
          placeholder="Id, words, file or test"
          autocomplete="off"
          aria-keyshortcuts="/"
      /></label>
      <label class="field"
        ><span>Area</span
        ><select id="area">
          <option value="">All areas</option>
          ${[...report.areas].map(([area, title]) => html`<option value="${area}">${area} ${title}</option>`)}
        </select></label
      >
      <label class="field"
        ><span>Part</span
        ><select id="subject">
          <option value="">All parts</option>
          ${subjects.map((subject) => html`<option value="${subject}">${subject}</option>`)}
        </select></label
      >
      <p id="shown" role="status"></p>
    </form>
  </header>`;
}

const renderState = (key: string, word: string, count: number): Markup =>
  html`<label class="state ${key}"
    ><input type="radio" name="state" value="${key}" ${key === 'all' && new Markup(' checked')} /><b
      >${count}</b
    ><span>${word}</span></label
  >`;

function renderRun(name: string, run: SuiteRun | null, notes: RunNotes | null): Markup {
  if (!run)
    return html`<div>
      <dt>${name}</dt>
      <dd>not run yet</dd>
    </div>`;
  const leftOut = notes?.leftOut ?? [];
  return html`<div>
    <dt>${name}</dt>
    <dd>
      <time datetime="${run.at}">${run.at.slice(0, 16).replace('T', ' ')} UTC</time>, ${run.passed} passed,
      <span class="${run.failed > 0 ? 'bad' : ''}">${run.failed} failed</span>
    </dd>
    ${leftOut.map(({ tests, reason }) => html`<dd>${tests} left out: ${reason}.</dd>`)}
    ${
      notes !== null &&
      html`<dd>
        <details>
          <summary>What was under test</summary>
          <pre>${notes.platform.join('\n')}</pre>
        </details>
      </dd>`
    }
  </div>`;
}

/** Before the first run there is nothing to read from the states. */
function renderEmpty({ unit, endToEnd }: LedgerReport): Markup | null {
  if (unit && endToEnd) return null;
  const missing = unit
    ? 'The end-to-end tests have not'
    : endToEnd
      ? 'The unit tests have not'
      : 'No test has';
  const command = unit ? 'npm run e2e' : endToEnd ? 'npm test -- --only unit' : 'npm test';
  return html`<p class="empty">
    ${missing} run here yet: <code>${command}</code> does it, and writes this page again.
  </p>`;
}

function renderOthers(others: readonly Proof[], root: string): Markup | null {
  if (others.length === 0) return null;
  return html`<section class="others">
    <h2>Failed, and naming no requirement</h2>
    <ul class="proofs">
      ${others.map((proof) => renderProof(proof, root))}
    </ul>
  </section>`;
}

interface Area {
  readonly area: string;
  readonly title: string;
  readonly own: readonly ReportedRequirement[];
}

function renderArea({ area, title, own }: Area, root: string): Markup {
  const counts = countStates(own);
  return html`<section data-area="${area}">
    <h2>
      <span class="id">${area}</span> ${title}
      <small
        >${counts.passed} of ${own.length}
        passed${counts.failed > 0 && html`, <span class="bad">${counts.failed} failed</span>`}</small
      >
    </h2>
    ${own.map((requirement) => renderRequirement(requirement, root))}
  </section> `;
}

function renderRequirement({ id, text, state, proofs, subjects }: ReportedRequirement, root: string): Markup {
  const [, sentence = text, source = ''] =
    /^(.*?)((?: \([^()]*§[^()]*\))?(?: \(see decisions\.md\))?)$/s.exec(text) ?? [];
  const [failed, notRun] = (['failed', 'not run'] as const).map(
    (one) => proofs.filter((proof) => proof.state === one).length,
  );
  const parts = [
    `${proofs.length} ${proofs.length === 1 ? 'test' : 'tests'}`,
    ...(failed ? [`${failed} failed`] : []),
    ...(notRun && notRun < proofs.length ? [`${notRun} not run`] : []),
  ];
  const sign = html`<span class="sign ${keyOf(state)}" aria-hidden="true">${SIGNS[state]}</span
    ><span class="hidden">${WORDS[state]}: </span>`;
  const head = html`${sign}<span class="id">${id}</span
    ><span class="text">${markCode(sentence)}<small>${source}</small></span>`;
  const about = html`data-state="${keyOf(state)}" data-subjects="${subjects.join(' ')}" id="${id}"`;
  if (proofs.length === 0)
    return html`<article ${about}>
      <p class="row">${head}<span class="count">No test names it</span></p>
    </article> `;
  return html`<article ${about}><details${state === 'failed' && new Markup(' open')}><summary class="row">${head}<span class="count">${parts.join(', ')}</span></summary>
<ul class="proofs">${proofs.map((proof) => renderProof(proof, root))}</ul></details></article>\n`;
}

/** The ledger's code spans. */
const markCode = (text: string): readonly Markup[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

function renderProof({ title, file, suite, state, seconds, message, evidence }: Proof, root: string): Markup {
  return html`<li>
    <span class="sign ${keyOf(state)}" aria-hidden="true">${SIGNS[state]}</span
    ><span class="hidden">${WORDS[state]}: </span>
    <div>
      <p class="test">${title}</p>
      <p class="where"><code>${file}</code> · ${suite}${seconds !== null && ` · ${inWords(seconds)}`}</p>
      ${message !== null && html`<pre class="message" tabindex="0">${message}</pre>`}${renderEvidence(evidence, root)}
    </div>
  </li>`;
}

const inWords = (seconds: number): string =>
  seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${seconds.toFixed(1)} s`;

function renderEvidence(evidence: readonly Evidence[], root: string): Markup | null {
  if (evidence.length === 0) return null;
  const href = (path: string): string => `${root}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const of = (kind: Evidence['kind']) => evidence.filter((one) => one.kind === kind);
  return html`<div class="evidence">
    ${of('screenshot').map(
      ({ path }) =>
        html`<a href="${href(path)}"
          ><img src="${href(path)}" alt="What the page showed when it failed" loading="lazy"
        /></a>`,
    )}${of('video').map(({ path }) => html`<a class="button" href="${href(path)}">Video</a>`)}${of(
      'trace',
    ).map(
      ({ path }) =>
        html`<a class="button" href="${href(path)}">Trace</a
          ><code class="command"
            >cd e2e &amp;&amp; npx playwright show-trace ${path.replace(/^e2e\//, '')}</code
          >`,
    )}
  </div>`;
}
