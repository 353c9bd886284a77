import { ManualClock } from '../../kernel/clock/clock.ts';
import { LoginLimits } from './login-limits.ts';

const clock = new ManualClock('2026-11-11T15:00:00Z');
const refuses = (limits: LoginLimits, ip: string, account: string): boolean => {
  try {
    limits.check(ip, account);
    return false;
  } catch {
    return true;
  }
};

test.each([
  ['the same address', '192.0.2.7', '192.0.2.7', true],
  ['the same address, as IPv6 writes it', '192.0.2.7', '::ffff:192.0.2.7', true],
  ['a neighbour', '192.0.2.7', '192.0.2.8', false],
  ['another address of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', true],
  ['the same, written out', '2001:db8::1', '2001:0db8:0000:0000:0000:0000:0000:0009', true],
  ['another IPv6 network', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('ten failures block only their own network and account: %s (%s, %s)', (_what, one, other, waits) => {
  const limits = new LoginLimits(clock);
  for (let time = 0; time < 10; time += 1) limits.fail(one, 'ana');
  expect(refuses(limits, other, 'ana')).toBe(waits);
  expect(refuses(limits, other, 'ben')).toBe(false);
});

test('an office of two hundred who each mistype once in a minute is not throttled; a list of stolen accounts is', () => {
  const limits = new LoginLimits(clock);
  for (let person = 0; person < 300; person += 1) limits.fail('192.0.2.7', `person${person}`);
  expect(() => limits.fail('192.0.2.7', 'the next of the list')).toThrow('Too many attempts.');
  expect(() => limits.fail('192.0.2.8', 'a neighbour')).not.toThrow();
  clock.advance(60_000);
  expect(() => limits.fail('192.0.2.7', 'late comer')).not.toThrow();
});

test('[D-110] the failures of a network never keep its other people from trying', () => {
  const limits = new LoginLimits(clock);
  for (let person = 0; person < 300; person += 1) limits.fail('192.0.2.7', `person${person}`);
  expect(refuses(limits, '192.0.2.7', 'late comer')).toBe(false);
});

test('[D-110] wrong passwords past the limit of a network still count against their account', () => {
  const limits = new LoginLimits(clock);
  for (let person = 0; person < 300; person += 1) limits.fail('192.0.2.7', `person${person}`);
  for (let time = 0; time < 10; time += 1)
    expect(() => limits.fail('192.0.2.7', 'ana')).toThrow('Too many attempts.');
  expect(refuses(limits, '192.0.2.7', 'ana')).toBe(true);
});
