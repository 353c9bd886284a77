import Fastify from 'fastify';

interface AnyValue {
  readonly stringValue?: string;
  readonly intValue?: number;
}
type KeyValues = readonly { readonly key: string; readonly value: AnyValue }[];

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  /** 2 for an error. */
  readonly statusCode: number | undefined;
}

export interface ReceivedMetric {
  readonly name: string;
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number; readonly attributes: KeyValues }[];
  };
  readonly gauge?: object;
  readonly sum?: { readonly isMonotonic: boolean };
}

/** A collector that speaks OTLP over HTTP, as JSON, and keeps what it gets. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const keys: (string | undefined)[] = [];
  const server = Fastify();
  server.post('/v1/traces', async ({ body, headers }) => {
    keys.push(headers['x-key'] as string | undefined);
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map(toSpan));
    return {};
  });
  server.post('/v1/metrics', async ({ body }) => {
    const { resourceMetrics } = body as {
      resourceMetrics: { scopeMetrics: { metrics: ReceivedMetric[] }[] }[];
    };
    for (const { scopeMetrics } of resourceMetrics)
      for (const scope of scopeMetrics) metrics.push(...scope.metrics);
    return {};
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address, spans, metrics, keys, close: () => server.close() };
}

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: KeyValues;
  readonly status?: { readonly code?: number };
}

function toSpan({ traceId, spanId, parentSpanId, name, attributes, status }: Sent): ReceivedSpan {
  const values = attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]);
  return {
    ...{ traceId, spanId, parentSpanId, name, statusCode: status?.code },
    attributes: Object.fromEntries(values) as ReceivedSpan['attributes'],
  };
}
