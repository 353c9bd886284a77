import { EventEmitter, once } from 'node:events';
import {
  every,
  guard,
  guardAnswer,
  guardedFailures,
  later,
  listen,
  listenOnce,
  reportGuardedFailuresTo,
} from './index.ts';

describe('the guard', () => {
  const lines: unknown[] = [];
  beforeEach(() => {
    lines.length = 0;
    reportGuardedFailuresTo({ error: (line: unknown) => void lines.push(line) });
  });

  const boom = new Error('boom');
  const failing: readonly [string, () => unknown][] = [
    [
      'throws',
      () => {
        throw boom;
      },
    ],
    ['leaves a rejected promise', () => Promise.reject(boom)],
  ];

  test.each(failing)(
    '[D-108] work that %s is logged with its id, counted, and closed',
    async (what, work) => {
      const kind = `test ${what}`;
      for (const failures of [1, 2]) {
        const closed = Promise.withResolvers<unknown>();
        guard({ kind, about: { connectionId: 'c7' }, close: closed.resolve }, work)();
        expect(await closed.promise).toBe(boom);
        expect(lines.pop()).toEqual({ err: boom, guard: kind, failures, connectionId: 'c7' });
      }
      expect(guardedFailures()).toMatchObject({ [kind]: 2 });
    },
  );

  test('[D-108] a close that throws is logged as well and not rethrown', () => {
    const close = (): never => {
      throw new Error('second');
    };
    expect(guard({ kind: 'test close', close }, () => Promise.reject(boom))).not.toThrow();
    guard({ kind: 'test close', close }, () => {
      throw boom;
    })();
    expect(guardedFailures()['test close']).toBe(2);
  });

  test('[D-108] work with a result returns it, or the default when it fails', () => {
    const half = (number: number): number => {
      if (number % 2 === 1) throw boom;
      return number / 2;
    };
    const answer = guardAnswer({ kind: 'test answer' }, half, -1);
    expect([4, 5].map((number) => answer(number))).toEqual([2, -1]);
    expect(lines).toEqual([{ err: boom, guard: 'test answer', failures: 1 }]);
  });

  test("[D-108] listeners get the event's arguments, and a failing one does not affect the others", () => {
    const emitter = new EventEmitter();
    const heard: string[] = [];
    const rules = { kind: 'test listeners' };
    const stop = listen(emitter, rules, {
      data: (text: string) => {
        heard.push(text);
        throw boom;
      },
    });
    listen(emitter, rules, { data: (text: string) => heard.push(`second ${text}`) });
    listenOnce(emitter, rules, { data: (text: string) => heard.push(`once ${text}`) });
    emitter.emit('data', 'a');
    stop();
    emitter.emit('data', 'b');
    expect(heard).toEqual(['a', 'second a', 'once a', 'second b']);
    expect(guardedFailures()['test listeners']).toBe(1);
  });

  test('[D-108] timers continue after a failure', async () => {
    const ticks = new EventEmitter();
    let count = 0;
    const timer = every(1, { kind: 'test timer' }, () => {
      count += 1;
      if (count === 2) ticks.emit('second');
      throw boom;
    });
    // Guarded timers do not keep a process alive; this one has to, until it is done.
    timer.ref();
    await once(ticks, 'second');
    clearInterval(timer);
    const done = Promise.withResolvers<unknown>();
    later(1, { kind: 'test timer', close: done.resolve }, () => Promise.reject(boom)).ref();
    expect(await done.promise).toBe(boom);
    expect(guardedFailures()['test timer']).toBe(3);
  });
});
