import { readTelemetry } from './telemetry.ts';

test('nothing is served and nothing is sent unless it is configured', () => {
  expect(readTelemetry({})).toEqual({ metrics: { port: null, host: '127.0.0.1', token: null }, otlp: null });
});

test('a collector is configured by the variables of OpenTelemetry', () => {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'API-Key=a%20b, x-team = goals',
    OTEL_SERVICE_NAME: 'cadence-eu',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readTelemetry(environment).otlp).toEqual({
    endpoint: 'https://otel.example.com:4318',
    headers: { 'api-key': 'a b', 'x-team': 'goals' },
    serviceName: 'cadence-eu',
    sampled: 0.25,
  });
});

test.each([
  [{ METRICS_PORT: '70000' }, "METRICS_PORT must be a number from 0 to 65535, not '70000'."],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters and no blanks.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4317' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel', OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'OTEL_EXPORTER_OTLP_HEADERS must be like key=value,other=value.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel', OTEL_TRACES_SAMPLER_ARG: '2' },
    "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '2'.",
  ],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readTelemetry(environment)).toThrow(sentence);
});
