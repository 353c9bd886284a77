/**
 * What is written for people in a locale differs by the version of its data: a space, a month's name, the order of the
 * parts. It is shown, and never read: not parsed, compared or used as a key. Parts come from `formatToParts`.
 */

const TO_TEXT = /^toLocale(Date|Time)?String$/;
const FORMATS = new Set(['format', 'formatRange']);
/** Those of `Intl` whose `format` is text for people. */
const FORMATTERS = /^(DateTime|Number|RelativeTime|List|Duration)Format$/;
/** Methods of a text, and of what has keys, that take the text for data. */
const READS = new Set([
  ...['split', 'slice', 'substring', 'substr', 'at', 'charAt', 'match', 'matchAll', 'search', 'indexOf'],
  ...['includes', 'startsWith', 'endsWith', 'replace', 'replaceAll', 'localeCompare'],
]);
const KEYED = new Set([
  'get',
  'set',
  'has',
  'delete',
  'parse',
  'parseInt',
  'parseFloat',
  'getItem',
  'setItem',
]);
const PARSERS = new Set(['Number', 'parseInt', 'parseFloat', 'Date', 'BigInt']);
const COMPARES = new Set(['==', '===', '!=', '!==', '<', '<=', '>', '>=']);
/** English, whose words are shown; any other is chosen for the look of its dates. */
const ENGLISH = /^en(-(US|GB|AU))?$/;

const nameOf = ({ computed, property }) => (computed ? property.value : property.name);

/** `Intl.NumberFormat` of `new Intl.NumberFormat(…)`; null for anything else. */
function formatterOf(node) {
  if (node?.type !== 'NewExpression' && node?.type !== 'CallExpression') return null;
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.object.name !== 'Intl') return null;
  return FORMATTERS.test(nameOf(callee)) ? callee : null;
}

/** Whether the text that is the child is taken for data by its parent. */
function isRead({ parent, node }) {
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === node ? READS.has(nameOf(parent)) : parent.computed;
    case 'BinaryExpression':
      return COMPARES.has(parent.operator);
    case 'SwitchStatement':
      return parent.discriminant === node;
    case 'NewExpression':
      return PARSERS.has(parent.callee.name);
    case 'CallExpression': {
      const { callee } = parent;
      if (parent.arguments[0] !== node) return false;
      return callee.type === 'MemberExpression' ? KEYED.has(nameOf(callee)) : PARSERS.has(callee.name);
    }
    default:
      return false;
  }
}

const message =
  'This text is for people and differs by version. Put it together from formatToParts, or compare what it was made of.';

export const noLocaleAsData = {
  meta: { type: 'problem', docs: { description: 'text of a locale is shown, and never read' } },
  create(context) {
    const formatters = new Set();
    const calls = [];
    return {
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && formatterOf(node.init)) formatters.add(node.id.name);
      },
      CallExpression(node) {
        if (node.callee.type === 'MemberExpression') calls.push(node);
      },
      NewExpression(node) {
        const [locale] = node.arguments;
        if (formatterOf(node) && locale?.type === 'Literal' && !ENGLISH.test(locale.value))
          context.report({ node, message });
      },
      'Program:exit'() {
        for (const node of calls) {
          const name = nameOf(node.callee);
          const { object } = node.callee;
          const isFormat = FORMATS.has(name) && (formatterOf(object) || formatters.has(object.name));
          if (!isFormat && !TO_TEXT.test(name)) continue;
          const [locale] = node.arguments;
          const isChosen = TO_TEXT.test(name) && locale?.type === 'Literal' && !ENGLISH.test(locale.value);
          if (isChosen || isRead({ parent: node.parent, node })) context.report({ node, message });
        }
      },
    };
  },
};
