import {
  areDraftsEncrypted,
  countDrafts,
  draftsStored,
  forgetDrafts,
  keepText,
  lockDrafts,
  readTexts,
  unlockDrafts,
} from './draft-vault.ts';

const ANA = { tenantId: 1, personId: 7 };
const BEN = { tenantId: 1, personId: 8 };
const keyOf = (letter: string): string => btoa(letter.repeat(32));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lockDrafts();
});

afterEach(() => void Reflect.deleteProperty(crypto, 'subtle'));

/** An address without TLS, where browsers have no Web Crypto. */
function forbidEncryption(): void {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
}

/** Leaves what is stored, and nothing else. */
function reload(): void {
  const stored = Object.entries<string>(sessionStorage);
  lockDrafts();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}

const everythingStored = (): string =>
  [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()).join(' ');

test('[D-82] a draft is on the device, and cannot be read there', async () => {
  await unlockDrafts(ANA, keyOf('a'));
  keepText(ANA, 'note:1|new', 'pay rise');
  await draftsStored();
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(everythingStored()).not.toContain('pay rise');
  lockDrafts();
  expect(readTexts(ANA, 'note:1')).toEqual([]);
  await unlockDrafts(ANA, keyOf('a'));
  expect(readTexts(ANA, 'note:1')).toEqual(['pay rise']);
});

test('[D-82] another person is not offered it, and their own key does not open it', async () => {
  await unlockDrafts(ANA, keyOf('a'));
  keepText(ANA, 'note:1|new', 'pay rise');
  await draftsStored();
  await unlockDrafts(BEN, keyOf('b'));
  expect([countDrafts(), readTexts(BEN, 'note:1'), readTexts(ANA, 'note:1')]).toEqual([0, [], []]);
  await unlockDrafts(ANA, keyOf('b'));
  expect(readTexts(ANA, 'note:1')).toEqual([]);
});

test('[D-82] what is forgotten is gone from the device, also while it is being encrypted', async () => {
  await unlockDrafts(ANA, keyOf('a'));
  keepText(ANA, 'note:1|new', 'pay rise');
  await draftsStored();
  keepText(ANA, 'note:2|new', 'more pay');
  forgetDrafts();
  await draftsStored();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('[D-82] a form that is left after the sign-out keeps nothing', async () => {
  await unlockDrafts(ANA, keyOf('a'));
  lockDrafts();
  keepText(ANA, 'note:1|new', 'pay rise');
  await draftsStored();
  expect(everythingStored()).toBe('');
});

test('[D-82] drafts that were never encrypted are removed', async () => {
  localStorage.setItem('cadence.draft|1|7|note:1|new', '{"values":"pay rise"}');
  await unlockDrafts(ANA, keyOf('a'));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what another tab dropped is not offered here', async () => {
  await unlockDrafts(ANA, keyOf('a'));
  keepText(ANA, 'note:1|new', 'pay rise');
  await draftsStored();
  localStorage.clear();
  expect([countDrafts(), readTexts(ANA, 'note:1')]).toEqual([0, []]);
});

test('[D-82] the sign-out asks for what another tab keeps, too', async () => {
  await unlockDrafts(ANA, keyOf('a'));
  localStorage.setItem('cadence.draft2|1|7|note:3|new', 'of another tab');
  expect(countDrafts()).toBe(1);
  forgetDrafts();
  expect(everythingStored()).toBe('');
});

test('where the browser cannot encrypt, a draft stays with its tab and outlives a reload', async () => {
  forbidEncryption();
  await unlockDrafts(ANA, keyOf('a'));
  keepText(ANA, 'note:1|new', 'pay rise');
  expect(Object.keys(localStorage)).toEqual([]);
  reload();
  await unlockDrafts(ANA, keyOf('a'));
  expect(readTexts(ANA, 'note:1')).toEqual(['pay rise']);
  await unlockDrafts(BEN, keyOf('b'));
  expect(everythingStored()).toBe('');
});

test('[D-82] what could not be encrypted leaves the tab with the session', async () => {
  forbidEncryption();
  await unlockDrafts(ANA, keyOf('a'));
  expect(areDraftsEncrypted()).toBe(false);
  keepText(ANA, 'note:1|new', 'pay rise');
  expect(everythingStored()).toContain('pay rise');
  lockDrafts();
  expect(everythingStored()).toBe('');
});

test('[D-82] what is encrypted stays on the device when the session is closed', async () => {
  await unlockDrafts(ANA, keyOf('a'));
  expect(areDraftsEncrypted()).toBe(true);
  keepText(ANA, 'note:1|new', 'pay rise');
  await draftsStored();
  lockDrafts();
  expect(Object.keys(localStorage)).toHaveLength(1);
});
