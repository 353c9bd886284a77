/** Lint rules of our own, beside oxlint's. */
import { noLocaleAsData } from './locale-as-data.mjs';

const LISTENS = new Set([
  'on',
  'once',
  'addListener',
  'prependListener',
  'prependOnceListener',
  'addEventListener',
]);
const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']);
const HANDLER = /^on(open|message|close|error|upgrade|data|end|exit)$/;

/** `a.b` and `a?.['b']` alike. */
function memberName(node) {
  if (node.type !== 'MemberExpression') return null;
  return node.computed ? (node.property.value ?? null) : node.property.name;
}

const message =
  'A listener or timer that throws ends the process. Use listen, every or later of kernel/guard.';

/**
 * Nothing that arrives on a socket may end the process: what listens outside the HTTP framework goes through the guard
 * (server/src/kernel/guard). A listener is an event and a callback; Kysely's `on` of a join takes three arguments.
 */
const noBareListener = {
  meta: { type: 'problem', docs: { description: 'listeners and timers go through the guard' } },
  create(context) {
    const report = (node) => context.report({ node, message });
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'Identifier') {
          if (TIMERS.has(callee.name) && node.arguments.length > 0) report(node);
          return;
        }
        const name = memberName(callee);
        const listens = LISTENS.has(name) && (node.arguments.length === 2 || name === 'addEventListener');
        const isTimer = TIMERS.has(name) && callee.object.name === 'globalThis';
        if (listens || isTimer || name === 'nextTick') report(node);
      },
      AssignmentExpression(node) {
        if (HANDLER.test(memberName(node.left) ?? '')) report(node);
      },
    };
  },
};

const STATEMENTS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'executeQuery']);

/** Kysely's builder needs no import; `sql-in-queries-only` of the dependency rules sees the rest. */
const noSqlOutsideQueries = {
  meta: { type: 'problem', docs: { description: 'statements are in *.queries.ts' } },
  create(context) {
    return {
      CallExpression(node) {
        if (STATEMENTS.has(memberName(node.callee)))
          context.report({ node, message: 'Write this statement in a *.queries.ts.' });
      },
    };
  },
};

const STORAGES = new Set(['localStorage', 'sessionStorage']);

/** A browser may forbid its storage or have no room: the storage of shared-auth works without (D-123). */
const noBareStorage = {
  meta: { type: 'problem', docs: { description: 'texts are kept through one module' } },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Use deviceStorage or tabStorage of shared-auth: this one may throw.',
      });
    return {
      Identifier(node) {
        if (STORAGES.has(node.name)) report(node);
      },
    };
  },
};

/** Every change has an outcome that a person sees: the one of shared-auth says what fails (D-124). */
const noBareMutation = {
  meta: { type: 'problem', docs: { description: 'changes go through the useMutation of shared-auth' } },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '@tanstack/react-query') return;
        for (const one of node.specifiers)
          if (one.imported?.name === 'useMutation')
            context.report({ node: one, message: 'Use useMutation of @cadence/shared-auth/query.' });
      },
    };
  },
};

const CALLS_OF_THE_API = new Set(['api', 'apiQuery']);

/** What a screen asks of the server is found in one kind of folder. */
const noCallsOutsideApi = {
  meta: { type: 'problem', docs: { description: 'calls of the API are in api folders' } },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (!node.source.value.startsWith('@cadence/shared-auth')) return;
        for (const one of node.specifiers)
          if (CALLS_OF_THE_API.has(one.imported?.name))
            context.report({ node: one, message: 'Make this call in a file of an api folder.' });
      },
    };
  },
};

/** Browsers have `randomUUID` on pages with TLS only, and a handler of a failure must not be the next one (D-123). */
const noBareId = {
  meta: { type: 'problem', docs: { description: 'ids are made in one place' } },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Use newKey of shared-auth: this is not everywhere, or not one of a kind.',
      });
    return {
      MemberExpression(node) {
        if (memberName(node) === 'randomUUID') report(node);
      },
      Property(node) {
        if (node.parent.type === 'ObjectPattern' && node.key.name === 'randomUUID') report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (memberName(callee) !== 'toString' || node.arguments.length === 0) return;
        const source = callee.object.callee;
        if (source?.object?.name === 'Math' && memberName(source) === 'random') report(node);
      },
    };
  },
};

const KEY_EVENTS = new Set(['keydown', 'keypress', 'keyup']);
const WHOLE_PAGE = new Set(['document', 'window', 'body', 'globalThis']);

/** A single key that acts on the whole page can be switched off by everyone whom it disturbs (WCAG 2.1.4, D-132). */
const noBarePageKey = {
  meta: { type: 'problem', docs: { description: 'keys of the whole page go through one hook' } },
  create(context) {
    return {
      CallExpression(node) {
        if (memberName(node.callee) !== 'addEventListener') return;
        const { object } = node.callee;
        const name = object.type === 'Identifier' ? object.name : memberName(object);
        if (WHOLE_PAGE.has(name) && KEY_EVENTS.has(node.arguments[0]?.value))
          context.report({ node, message: 'Use usePageKeys of @cadence/shared-ui: it can be switched off.' });
      },
    };
  },
};

/** `test` of `test(…)`, `expect` of `expect.soft(…)`. */
const rootName = (node) => (node.type === 'MemberExpression' ? rootName(node.object) : (node.name ?? ''));

/** For Playwright, whose `test` is imported from our fixtures: `jest/expect-expect` does not know it for a test. */
const noTestWithoutExpect = {
  meta: { type: 'problem', docs: { description: 'a test asserts something' } },
  create(context) {
    const silent = new Set();
    const isTest = ({ callee, arguments: [title, body] }) =>
      (callee.name === 'test' || memberName(callee) === 'only') &&
      rootName(callee) === 'test' &&
      title?.type.endsWith('Literal') &&
      body !== undefined;
    return {
      CallExpression(node) {
        if (isTest(node)) silent.add(node);
        else if (rootName(node.callee).startsWith('expect')) silent.clear();
      },
      'CallExpression:exit'(node) {
        if (silent.delete(node)) context.report({ node, message: 'A test without expect proves nothing.' });
      },
    };
  },
};

export default {
  meta: { name: 'cadence' },
  rules: {
    'no-bare-id': noBareId,
    'no-bare-listener': noBareListener,
    'no-bare-mutation': noBareMutation,
    'no-bare-page-key': noBarePageKey,
    'no-bare-storage': noBareStorage,
    'no-calls-outside-api': noCallsOutsideApi,
    'no-locale-as-data': noLocaleAsData,
    'no-sql-outside-queries': noSqlOutsideQueries,
    'no-test-without-expect': noTestWithoutExpect,
  },
};
