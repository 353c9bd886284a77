import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestApp } from '../../testing/index.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../../deploy');

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const dashboard = JSON.parse(readFileSync(path.join(DEPLOY, 'grafana/cadence.json'), 'utf8')) as {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly query: string }[] };
};
const alerts = readFileSync(path.join(DEPLOY, 'prometheus/alerts.yml'), 'utf8');
/** Each rule's text from `expr` to the next key. */
const rules = [...alerts.matchAll(/expr: (?:>-\n)?([^]*?)\n {8}(?:for|labels):/g)].map(
  ([, expr = '']) => expr,
);

interface Query {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** The metrics that a query names, each with the labels that it selects by or that it is grouped by. */
function queriesOf(expr: string): readonly Query[] {
  const grouped = [...expr.matchAll(/by\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  return [...expr.matchAll(/\b((?:cadence|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', selected = '']) => ({
      metric,
      labels: [...grouped, ...[...selected.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label)],
    }),
  );
}

/** Labels that Prometheus adds. */
const ADDED = ['instance', 'le'];

const exported = new Map<string, { readonly type: string; readonly labels: readonly string[] }>();
beforeAll(async () => {
  const t = await startTestApp();
  for (const metric of t.app.kernel.metrics.registry.getMetricsAsArray()) {
    const { name, type, labelNames } = metric as unknown as Record<'name' | 'type', string> & {
      readonly labelNames: readonly string[];
    };
    exported.set(name, { type, labels: labelNames });
  }
  await t.close();
});

/** The samples of a metric: a histogram has three. */
function found(sample: string) {
  const plain = exported.get(sample);
  if (plain !== undefined) return plain.type === 'histogram' ? undefined : plain;
  const [, name = '', suffix] = /^(.*)_(bucket|sum|count)$/.exec(sample) ?? [];
  const histogram = suffix === undefined ? undefined : exported.get(name);
  return histogram?.type === 'histogram' ? histogram : undefined;
}

function unknownIn(exprs: readonly string[]): readonly string[] {
  return exprs.flatMap(queriesOf).flatMap(({ metric, labels }) => {
    const known = found(metric);
    if (known === undefined) return [metric];
    return labels
      .filter((label) => !known.labels.includes(label) && !ADDED.includes(label))
      .map((label) => `${metric}{${label}}`);
  });
}

const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test('the dashboard asks only for what the server exports', () => {
  expect(panels.length).toBeGreaterThan(15);
  expect(
    panels.filter(({ targets = [] }) => targets.flatMap(({ expr }) => queriesOf(expr)).length === 0),
  ).toEqual([]);
  const variables = dashboard.templating.list.map(({ query }) => query);
  expect(unknownIn([...asked, ...variables])).toEqual([]);
});

test('the dashboard shows everything that the server exports', () => {
  const shown = new Set(
    asked.flatMap(queriesOf).map(({ metric }) => metric.replace(/_(bucket|sum|count)$/, '')),
  );
  expect([...exported.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

test('the rules ask only for what the server exports', () => {
  expect(rules).toHaveLength(alerts.match(/- alert:/g)?.length ?? -1);
  expect(rules.filter((expr) => queriesOf(expr).length === 0)).toEqual([]);
  expect(unknownIn(rules)).toEqual([]);
});

test('a metric or a label that does not exist is found', () => {
  expect(unknownIn(['rate(cadence_http_request_duration_seconds[5m])'])).toEqual([
    'cadence_http_request_duration_seconds',
  ]);
  expect(unknownIn(['sum by (colour) (cadence_db_waiting{nobody="x"})'])).toEqual([
    'cadence_db_waiting{colour}',
    'cadence_db_waiting{nobody}',
  ]);
});
