import type { FastifyReply } from 'fastify';
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** What the handler of a route with `download` answers. */
export interface FileAnswer {
  /** As people read it, with its ending (D-76): 'Appraisal Compliance - Q3 2026 - Acme.xlsx'. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Read only as fast as the client takes it, and destroyed when the client goes away. */
  readonly content: Readable | Buffer;
}

/** Bytes of a name before its ending; file systems take 255 for both. */
const MAX_STEM = 200;
/** Control and format characters, among them those that change the direction of what follows, hide an ending. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
/** What file systems keep for themselves. */
const RESERVED = /["*/:<>?\\|]/g;
/** Everything that RFC 8187 wants encoded and `encodeURIComponent` leaves as it is. */
const UNENCODED = /['()*]/g;

/** As many whole characters as fit. */
const firstBytes = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, MAX_STEM), { stream: true });

/** A name that every file system accepts, whatever the organisation's name. */
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

/** The letters of a name that are in ASCII, for programs that read no other: 'Łódź' is '_odz'. */
const inAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    // The compatibility form of a character may hold what was taken out above.
    .replace(RESERVED, '-');

/** The header that saves an answer under its name (RFC 6266), which is safe to be made of what people typed. */
export function contentDisposition(name: string): string {
  const safe = safeName(name);
  return `attachment; filename="${inAscii(safe).replaceAll('%', '_')}"; filename*=UTF-8''${encode(safe)}`;
}

/**
 * Answers with a file. What fails before its first byte is refused like any other call; what fails later breaks the
 * connection off, so that half a file is never taken for a whole one.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type, content }: FileAnswer,
): Promise<FastifyReply> {
  if (content instanceof Readable) await once(content, 'readable');
  return reply.type(type).header('content-disposition', contentDisposition(name)).send(content);
}
