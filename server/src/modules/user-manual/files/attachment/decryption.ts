import { createDecipheriv, createHash } from 'node:crypto';
import type { PdfDictionary, PdfValue, Resolve } from './pdf-value.ts';
import { onlyValueOf, resolveAll, wholeNumber } from './pdf-value.ts';
import { emptyPasswordKey } from './empty-password.ts';
import type { PasswordEntries } from './empty-password.ts';
import { rc4 } from './rc4.ts';

/** The object that a string or stream stands in. */
export interface Holder {
  readonly number: number;
  readonly generation: number;
}

type Method = 'identity' | 'V2' | 'AESV2' | 'AESV3';

/** Reads what a document that opens without a password has encrypted (ISO 32000-2, 7.6). */
export class Decryption {
  private readonly key: Buffer;
  private readonly texts: Method;
  private readonly streams: Method;
  /** Whether metadata is encrypted as well. */
  private readonly hidesMetadata: boolean;

  constructor(
    key: Buffer,
    { texts, streams, hidesMetadata }: { texts: Method; streams: Method; hidesMetadata: boolean },
  ) {
    this.key = key;
    this.texts = texts;
    this.streams = streams;
    this.hidesMetadata = hidesMetadata;
  }

  /** The value with its strings readable. */
  value(value: PdfValue, holder: Holder): PdfValue {
    switch (value.kind) {
      case 'string': {
        const bytes = this.decrypt(Buffer.from(value.text, 'latin1'), this.texts, holder);
        return { kind: 'string', text: bytes.toString('latin1') };
      }
      case 'array':
        return { kind: 'array', items: value.items.map((item) => this.value(item, holder)) };
      case 'dictionary':
        return {
          kind: 'dictionary',
          entries: value.entries.map(([key, held]) => [key, this.value(held, holder)] as const),
        };
      default:
        return value;
    }
  }

  /** The content of a stream as it was before it was encrypted. */
  stream(bytes: Buffer, dictionary: PdfDictionary, holder: Holder): Buffer {
    const type = onlyValueOf(dictionary, 'Type');
    const name = type?.kind === 'name' ? type.name : '';
    const isPlain = name === 'XRef' || (name === 'Metadata' && !this.hidesMetadata);
    return isPlain ? bytes : this.decrypt(bytes, this.streams, holder);
  }

  private decrypt(bytes: Buffer, method: Method, holder: Holder): Buffer {
    switch (method) {
      case 'identity':
        return bytes;
      case 'V2':
        return rc4(this.objectKey(holder, ''), bytes);
      case 'AESV2':
        return unblock(this.objectKey(holder, 'sAlT'), bytes);
      case 'AESV3':
        return unblock(this.key, bytes);
    }
  }

  private objectKey({ number, generation }: Holder, salt: string): Buffer {
    const place = Buffer.alloc(5);
    place.writeUIntLE(number % 0x1000000, 0, 3);
    place.writeUIntLE(generation % 0x10000, 3, 2);
    const hash = createHash('md5').update(this.key).update(place).update(salt, 'latin1').digest();
    return hash.subarray(0, Math.min(this.key.length + 5, 16));
  }
}

const BLOCK = 16;

/** AES in CBC mode behind its initial vector, without the padding; what is not a whole block is left out. */
function unblock(key: Buffer, bytes: Buffer): Buffer {
  const blocks = bytes.subarray(BLOCK, bytes.length - (bytes.length % BLOCK));
  if (blocks.length === 0) return Buffer.alloc(0);
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, BLOCK));
  const plain = Buffer.concat([cipher.setAutoPadding(false).update(blocks), cipher.final()]);
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= BLOCK ? plain.subarray(0, plain.length - padding) : plain;
}

const read = (value: PdfValue, key: string, resolve: Resolve): PdfValue | undefined => {
  const held = onlyValueOf(value, key);
  const values = held === undefined ? [] : resolveAll(held, resolve);
  return values.length === 1 ? values[0] : undefined;
};

const textOf = (value: PdfValue | undefined): Buffer =>
  value?.kind === 'string' ? Buffer.from(value.text, 'latin1') : Buffer.alloc(0);

const METHODS: Readonly<Record<string, Method>> = { V2: 'V2', AESV2: 'AESV2', AESV3: 'AESV3' };

/** The method of `StmF` or `StrF`; null for one that readers know and we do not. */
function methodOf(encrypt: PdfValue, use: 'StmF' | 'StrF', resolve: Resolve): Method | null {
  const version = wholeNumber(read(encrypt, 'V', resolve)) ?? 0;
  if (version < 4) return 'V2';
  const filter = read(encrypt, use, resolve);
  if (filter === undefined) return 'identity';
  if (filter.kind !== 'name') return null;
  if (filter.name === 'Identity') return 'identity';
  const filters = read(encrypt, 'CF', resolve);
  const crypt = filters && read(filters, filter.name, resolve);
  const method = crypt && read(crypt, 'CFM', resolve);
  return (method?.kind === 'name' && METHODS[method.name]) || null;
}

function entriesOf(encrypt: PdfValue, fileId: Buffer, resolve: Resolve): PasswordEntries | null {
  const [filter, version, revision, permissions] = ['Filter', 'V', 'R', 'P'].map((key) =>
    read(encrypt, key, resolve),
  );
  if (filter?.kind !== 'name' || filter.name !== 'Standard' || permissions?.kind !== 'number') return null;
  const length = wholeNumber(read(encrypt, 'Length', resolve)) ?? 40;
  const metadata = read(encrypt, 'EncryptMetadata', resolve);
  return {
    fileId,
    version: wholeNumber(version) ?? 0,
    revision: wholeNumber(revision) ?? 0,
    permissions: permissions.value,
    length,
    hidesMetadata: !(metadata?.kind === 'keyword' && metadata.word === 'false'),
    owner: textOf(read(encrypt, 'O', resolve)),
    user: textOf(read(encrypt, 'U', resolve)),
    userKey: textOf(read(encrypt, 'UE', resolve)),
  };
}

/** Reads the document if the password to open it is empty; null if it is not, or if we do not know its encryption. */
export function openWithoutPassword(
  encrypt: PdfValue,
  fileId: PdfValue | undefined,
  resolve: Resolve,
): Decryption | null {
  const entries = entriesOf(encrypt, textOf(fileId), resolve);
  const [texts, streams] = (['StrF', 'StmF'] as const).map((use) => methodOf(encrypt, use, resolve));
  const key = entries && emptyPasswordKey(entries);
  if (!entries || !key || !texts || !streams) return null;
  return new Decryption(key, { texts, streams, hidesMetadata: entries.hidesMetadata });
}
