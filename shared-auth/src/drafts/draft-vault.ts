import { deviceStorage, tabStorage } from '../storage/device-storage.ts';
import { createDraftCipher, type DraftCipher } from './draft-cipher.ts';

export interface DraftOwner {
  readonly tenantId: number;
  readonly personId: number;
}

/** Drafts from before they were encrypted. */
const PLAIN = 'cadence.draft|';
const PREFIX = 'cadence.draft2|';

function prefixOf({ tenantId, personId }: DraftOwner): string {
  return `${PREFIX}${tenantId}|${personId}|`;
}

interface Kept {
  readonly text: string;
  /** What the device has of it; null while it is being encrypted, and where it stays with this tab. */
  readonly stored: string | null;
}

/**
 * The drafts of the person who is signed in, readable while they are. On the device they are encrypted by a key that the
 * session brought; where the browser cannot encrypt, they stay with this tab, and end with the session.
 */
interface Vault {
  readonly prefix: string;
  readonly secret: string;
  readonly cipher: DraftCipher | null;
  readonly drafts: Map<string, Kept>;
}

let vault: Vault | null = null;
let writing: Promise<void> = Promise.resolve();

function removePlain(): void {
  for (const key of deviceStorage.keys(PLAIN)) deviceStorage.removeItem(key);
}

/** Another person's drafts of this tab are not for this one; on the device they cannot be read. */
function removeOthersFromTab(prefix: string): void {
  for (const key of tabStorage.keys(PREFIX)) if (!key.startsWith(prefix)) tabStorage.removeItem(key);
}

/** How long a copy stays on the device. */
export const DRAFT_DAYS = 7;
const DAY_MS = 86_400_000;

/** True for a draft that was kept too long ago; false for a text that does not say when it was. */
export function isOld(text: string): boolean {
  try {
    const { savedAt } = JSON.parse(text) as { readonly savedAt?: unknown };
    return typeof savedAt === 'string' && Date.now() - Date.parse(savedAt) > DRAFT_DAYS * DAY_MS;
  } catch {
    return false;
  }
}

async function readStored(prefix: string, cipher: DraftCipher | null): Promise<Map<string, Kept>> {
  const drafts = new Map<string, Kept>();
  for (const name of tabStorage.keys(prefix)) {
    const text = tabStorage.getItem(name);
    if (text !== null) drafts.set(name, { text, stored: null });
  }
  if (cipher === null) return drafts;
  for (const name of deviceStorage.keys(prefix)) {
    const stored = deviceStorage.getItem(name);
    const text = stored === null ? null : await cipher.decrypt(stored);
    if (text === null || isOld(text)) deviceStorage.removeItem(name);
    else drafts.set(name, { text, stored });
  }
  return drafts;
}

/** Opens the drafts of a person. Repeated for the same one, nothing happens. */
export async function unlockDrafts(owner: DraftOwner, secret: string): Promise<void> {
  const prefix = prefixOf(owner);
  if (vault?.prefix === prefix && vault.secret === secret) return;
  removePlain();
  removeOthersFromTab(prefix);
  const cipher = await createDraftCipher(secret);
  vault = { prefix, secret, cipher, drafts: await readStored(prefix, cipher) };
}

/** Closes them: nothing is read or kept until the next sign-in, and what is not encrypted leaves the tab (D-82). */
export function lockDrafts(): void {
  if (vault !== null && vault.cipher === null)
    for (const name of tabStorage.keys(vault.prefix)) tabStorage.removeItem(name);
  vault = null;
}

/** Opens drafts that stay with the tab. For tests, which draw a page at once and have no time to derive a key. */
export function openDraftsForTests(owner: DraftOwner): void {
  const prefix = prefixOf(owner);
  if (vault?.prefix !== prefix) vault = { prefix, secret: '', cipher: null, drafts: new Map() };
}

/** True when what stays on the device after the sign-out can be read by the same person only. */
export function areDraftsEncrypted(): boolean {
  return vault !== null && vault.cipher !== null;
}

/** The open drafts, if they are the owner's: what a form of an ended session still keeps is nobody's. */
function vaultOf(owner: DraftOwner): Vault | null {
  return vault?.prefix === prefixOf(owner) ? vault : null;
}

/** True when another tab has removed or replaced what is remembered here. */
function isOutdated(name: string, { stored }: Kept): boolean {
  return stored !== null && deviceStorage.getItem(name) !== stored;
}

/** The texts that are kept under names with the prefix. */
export function readTexts(owner: DraftOwner, entity: string): readonly string[] {
  const from = vaultOf(owner);
  if (from === null) return [];
  return [...from.drafts]
    .filter(([name, kept]) => name.startsWith(`${from.prefix}${entity}|`) && !isOutdated(name, kept))
    .map(([, { text }]) => text);
}

/** Reads what other tabs have kept about the entity; here it is known from the next reading on. */
export async function takeOverTexts(owner: DraftOwner, entity: string): Promise<void> {
  const into = vaultOf(owner);
  if (into === null || into.cipher === null) return;
  for (const name of deviceStorage.keys(`${into.prefix}${entity}|`)) {
    const stored = deviceStorage.getItem(name);
    const known = into.drafts.get(name)?.stored;
    // Null is a newer text of this tab, which is being encrypted.
    if (stored === null || known === null || known === stored) continue;
    const text = await into.cipher.decrypt(stored);
    if (text !== null && deviceStorage.getItem(name) === stored) into.drafts.set(name, { text, stored });
  }
}

/** Whether something in the browser's storage is a draft. */
export function isDraftName(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Encrypts and stores one text after the other, unless a newer one has come or it was removed. */
async function store(from: Vault, name: string, text: string): Promise<void> {
  const isCurrent = (): boolean => vault === from && from.drafts.get(name)?.text === text;
  if (from.cipher === null || !isCurrent()) return;
  const stored = await from.cipher.encrypt(text);
  if (!isCurrent()) return;
  deviceStorage.setItem(name, stored);
  from.drafts.set(name, { text, stored });
}

/** Keeps a text. On the device it is a moment later, since encrypting takes one. */
export function keepText(owner: DraftOwner, name: string, text: string): void {
  const into = vaultOf(owner);
  if (into === null) return;
  const key = into.prefix + name;
  into.drafts.set(key, { text, stored: null });
  if (into.cipher === null) tabStorage.setItem(key, text);
  // What cannot be encrypted lives as long as the page.
  else writing = writing.then(() => store(into, key, text)).catch(() => undefined);
}

function forget({ drafts }: Vault, start: string): void {
  for (const name of drafts.keys()) if (name.startsWith(start)) drafts.delete(name);
  for (const storage of [deviceStorage, tabStorage])
    for (const name of storage.keys(start)) storage.removeItem(name);
}

/** Forgets what is kept about the entity, on the device as well. */
export function forgetTexts(owner: DraftOwner, entity: string): void {
  const from = vaultOf(owner);
  if (from !== null) forget(from, `${from.prefix}${entity}|`);
}

/** How many texts of the person who is signed in wait on this device, those of other tabs included. */
export function countDrafts(): number {
  if (vault === null) return 0;
  const { prefix, drafts } = vault;
  const unstored = [...drafts].filter(([, { stored }]) => stored === null).map(([name]) => name);
  return new Set([...deviceStorage.keys(prefix), ...tabStorage.keys(prefix), ...unstored]).size;
}

/** Forgets every text of the person who is signed in. */
export function forgetDrafts(): void {
  if (vault !== null) forget(vault, vault.prefix);
}

/** Settles when everything that was kept so far is on the device. */
export function draftsStored(): Promise<void> {
  return writing;
}
