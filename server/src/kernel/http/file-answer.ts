import type { FastifyReply } from 'fastify';
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** The answer of a handler whose route has `download`. */
export interface FileAnswer {
  /** File name for people, with its extension (D-76): 'Appraisal Compliance - Q3 2026 - Acme.xlsx'. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Read only as fast as the client takes it, and destroyed when the client goes away. */
  readonly content: Readable | Buffer;
}

/** Maximum bytes of a name without its extension; file systems allow 255 for both. */
const MAX_STEM = 200;
/** Control and format characters; some of them reverse the text direction and could hide an extension. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
/** Characters that file systems reserve. */
const RESERVED = /["*/:<>?\\|]/g;
/** Characters that RFC 8187 wants encoded and `encodeURIComponent` leaves. */
const UNENCODED = /['()*]/g;

/** As many whole characters as fit into the bytes. */
const firstBytes = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, MAX_STEM), { stream: true });

/** A name that every file system accepts, whatever the organisation is called. */
function safeName(name: string): string {
  const clean = name.toWellFormed().replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(RESERVED, '-');
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot) : '';
  const stem = firstBytes(clean.slice(0, clean.length - ending.length));
  return `${stem.replace(/^[. ]+|[. ]+$/g, '') || 'File'}${ending}`;
}

const encode = (name: string): string =>
  encodeURIComponent(name).replace(
    UNENCODED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The name in ASCII, for programs that support nothing else: 'Łódź' is '_odz'. */
const inAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    // Normalizing may introduce reserved characters again.
    .replace(RESERVED, '-');

/** The header that names a download (RFC 6266); safe for names that people typed. */
export function contentDisposition(name: string): string {
  const safe = safeName(name);
  return `attachment; filename="${inAscii(safe).replaceAll('%', '_')}"; filename*=UTF-8''${encode(safe)}`;
}

/**
 * Answers with a file. A failure before its first byte is refused like any other call; a later one breaks off the
 * connection, so that half a file is never taken for a complete one.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type, content }: FileAnswer,
): Promise<FastifyReply> {
  if (content instanceof Readable) await once(content, 'readable');
  return reply.type(type).header('content-disposition', contentDisposition(name)).send(content);
}
