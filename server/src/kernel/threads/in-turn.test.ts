import { inTurn } from './in-turn.ts';

const ANA = { tenantId: 1, id: 7 };
const OTHER = { tenantId: 2, id: 7 };

test('one person’s work runs piece by piece, concurrently with another’s', async () => {
  const held = Promise.withResolvers<string>();
  const began: string[] = [];
  const work = (name: string, until: Promise<string>) => () => {
    began.push(name);
    return until;
  };
  const first = inTurn(ANA, work('first', held.promise));
  const second = inTurn(ANA, work('second', Promise.resolve('2')));
  expect(await inTurn(OTHER, work('other', Promise.resolve('3')))).toBe('3');
  expect(began).toEqual(['first', 'other']);
  held.resolve('1');
  expect(await Promise.all([first, second])).toEqual(['1', '2']);
  expect(began).toEqual(['first', 'other', 'second']);
});

test('more than three at once are refused, and a failure does not block the rest', async () => {
  const held = Promise.withResolvers<void>();
  const three = [1, 2, 3].map(() => inTurn(ANA, () => held.promise));
  await expect(inTurn(ANA, () => Promise.resolve())).rejects.toMatchObject({ code: 'rate_limited' });
  held.reject(new Error('broken'));
  expect((await Promise.allSettled(three)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(await inTurn(ANA, () => Promise.resolve('again'))).toBe('again');
});
