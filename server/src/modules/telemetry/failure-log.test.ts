import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createFailureLog } from './failure-log.ts';

type LogFailures = ReturnType<typeof createFailureLog>;

const FAILURE: Parameters<LogFailures>[1][number] = {
  ...({ Remote: 'goals', Version: '1.4.0', Phase: 'module', Class: 'TypeError' } as const),
  ...{ Message: 'It broke.\n{"level":60}', Incident: 'abcd1234' },
};

function open() {
  const lines: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    lines.push(chunk.toString('utf8'));
    done();
  };
  const log = pino({}, new Writable({ write }));
  const logFailures = createFailureLog();
  const of = (actor: number, now: string): Parameters<LogFailures>[0] => ({
    tenant: { id: 1 },
    actor: { id: actor },
    now: new Date(now),
    log,
  });
  return { lines, logFailures, of };
}

test('a failure is one line, whatever its message says', () => {
  const { lines, logFailures, of } = open();
  logFailures(of(7, '2026-10-05T09:00:00Z'), [FAILURE]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, failure: FAILURE });
});

test('of one person twenty failures a minute are logged, and those of others as well', () => {
  const { lines, logFailures, of } = open();
  const many = Array.from({ length: 15 }, () => FAILURE);
  logFailures(of(7, '2026-10-05T09:00:00Z'), many);
  logFailures(of(7, '2026-10-05T09:00:30Z'), many);
  expect(lines).toHaveLength(20);
  logFailures(of(8, '2026-10-05T09:00:30Z'), many);
  expect(lines).toHaveLength(35);
  logFailures(of(7, '2026-10-05T09:01:00Z'), [FAILURE]);
  expect(lines).toHaveLength(36);
});
