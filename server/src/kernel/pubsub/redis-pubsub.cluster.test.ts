import { createRedisPubSub } from './index.ts';
import type { PubSub } from './index.ts';

/** Runs where TEST_REDIS_URL names a Redis. */
describe('two installations on one Redis', () => {
  const open: PubSub[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((pubsub) => pubsub.close()));
  });

  /** One process of an installation, and the messages it receives. */
  async function join(installation: string) {
    const pubsub = await createRedisPubSub(process.env['TEST_REDIS_URL'] ?? '');
    open.push(pubsub);
    const heard: unknown[] = [];
    const waiting = new Map<unknown, () => void>();
    pubsub.subscribe((message) => {
      heard.push(message);
      waiting.get(message)?.();
    });
    await pubsub.join(installation);
    const hears = (message: string): Promise<void> => new Promise((resolve) => waiting.set(message, resolve));
    return { pubsub, heard, hears };
  }

  test('[S2] receive messages of their own processes and not of each other', async () => {
    const [one, alsoOne, two, alsoTwo] = [
      await join('one'),
      await join('one'),
      await join('two'),
      await join('two'),
    ];
    const ofOne = alsoOne.hears('of one');
    await one.pubsub.publish('of one');
    await ofOne;
    // Redis keeps the order: what the second installation receives now came after everything above.
    const ofTwo = alsoTwo.hears('of two');
    await two.pubsub.publish('of two');
    await ofTwo;
    expect([one, alsoOne, two, alsoTwo].map(({ heard }) => heard)).toEqual([
      ['of one'],
      ['of one'],
      ['of two'],
      ['of two'],
    ]);
  });

  test('ping answers once it has joined', async () => {
    const { pubsub } = await join('one');
    await expect(pubsub.ping()).resolves.toBeUndefined();
  });
});
