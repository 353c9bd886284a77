import { ValueType } from '@opentelemetry/api';
import type { HrTime } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import type { DataPoint, Histogram, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValueWithName<string>>;
type Sample = Metric['values'][number];
type Labels = Readonly<Record<string, string | number>>;

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function toHistogram(samples: readonly Sample[], name: string): Histogram {
  const buckets = samples.filter(({ metricName }) => metricName === `${name}_bucket`);
  const valueOf = (suffix: string): number =>
    samples.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
  // Each bucket of Prometheus counts all smaller values, too.
  const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
  const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
  return { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') };
}

function histogramPoints({ name, values }: Metric, times: Times): DataPoint<Histogram>[] {
  const byLabels = new Map<string, { readonly attributes: Labels; readonly samples: Sample[] }>();
  for (const sample of values) {
    const { le: _bound, ...attributes } = sample.labels as Labels;
    const key = JSON.stringify(attributes);
    const known = byLabels.get(key) ?? { attributes, samples: [] };
    known.samples.push(sample);
    byLabels.set(key, known);
  }
  return [...byLabels.values()].map(({ attributes, samples }) => ({
    ...times,
    attributes,
    value: toHistogram(samples, name),
  }));
}

function toMetricData(metric: Metric, times: Times): MetricData {
  const { name, help, values } = metric;
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The library's types call its kinds numbers; they are words.
  const type: unknown = metric.type;
  if (type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(metric, times) };
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: labels as Labels, value }));
  return type === 'counter'
    ? { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** The figures of `/metrics` in OpenTelemetry's terms: each is defined once, for both. */
export function produceMetrics(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime();
  return {
    async collect() {
      const times = { startTime, endTime: hrTime() };
      const found = (await registry.getMetricsAsJSON()) as unknown as readonly Metric[];
      const metrics = found
        .filter(({ values }) => values.length > 0)
        .map((metric) => toMetricData(metric, times));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'cadence' }, metrics }] },
        errors: [],
      };
    },
  };
}
