import { draftsStored, lockDrafts, unlockDrafts } from './draft-vault.ts';
import { unsentTexts } from './unsent-texts.ts';

const ANA = { tenantId: 1, personId: 7 };
const BEN = { tenantId: 1, personId: 8 };
const keyOf = (letter: string): string => btoa(letter.repeat(32));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  lockDrafts();
  await unlockDrafts(ANA, keyOf('a'));
});
afterAll(() => {
  localStorage.clear();
  lockDrafts();
});

/** What another window of the same person does, which shares nothing but the device. */
async function inAnotherWindow(work: () => Promise<void>): Promise<void> {
  const before = Object.keys(localStorage);
  lockDrafts();
  await unlockDrafts(ANA, keyOf('a'));
  await work();
  await draftsStored();
  for (const key of new Set([...before, ...Object.keys(localStorage)]))
    window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('[D-189] what is kept is on the device, unreadable, and there after a reload; nobody else has it', async () => {
  await unsentTexts(ANA, 'week').keep('k1', 'On the train');
  expect(Object.entries(localStorage).flat().join(' ')).not.toContain('train');
  lockDrafts();
  expect(unsentTexts(ANA, 'week').list()).toEqual([]);
  await unlockDrafts(BEN, keyOf('b'));
  expect(unsentTexts(BEN, 'week').list()).toEqual([]);
  await unlockDrafts(ANA, keyOf('a'));
  expect(unsentTexts(ANA, 'week').list()).toEqual(['On the train']);
  expect(unsentTexts(ANA, 'other').list()).toEqual([]);
});

test('[D-189] dropping one leaves the others; both are heard of', async () => {
  const texts = unsentTexts(ANA, 'week');
  const heard: string[] = [];
  const stop = texts.subscribe(() => heard.push(texts.list().join()));
  await texts.keep('k1', 'one');
  await texts.keep('k2', 'two');
  texts.drop('k1');
  stop();
  texts.drop('k2');
  expect(heard).toEqual(['one', 'one,two', 'two']);
});

test('[D-189] what another window keeps or drops is heard of here', async () => {
  const texts = unsentTexts(ANA, 'week');
  const heard = Promise.withResolvers<readonly string[]>();
  const stop = texts.subscribe(() => {
    if (texts.list().length > 0) heard.resolve(texts.list());
  });
  await inAnotherWindow(() => unsentTexts(ANA, 'week').keep('k1', 'one'));
  expect(await heard.promise).toEqual(['one']);
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  expect(texts.list()).toEqual([]);
  stop();
});

test('[D-189] a text that another window stored is read by following, not before', async () => {
  const texts = unsentTexts(ANA, 'week');
  await texts.keep('k1', 'one');
  const [name = '', stored = ''] = Object.entries<string>(localStorage)[0] ?? [];
  texts.drop('k1');
  localStorage.setItem(name, stored);
  expect(texts.list()).toEqual([]);
  await texts.follow();
  expect(texts.list()).toEqual(['one']);
});
