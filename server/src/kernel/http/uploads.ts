import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type DomainError, errorCode, invalid } from '../errors/index.ts';

/** Maximum bytes of boundaries and headers around the file. */
const ENVELOPE = 64 * 1024;

/** Lets routes read `multipart/form-data`; nothing is read until a route does. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11 } });
}

function sizeText(bytes: number): string {
  return `${Math.floor(bytes / (1024 * 1024))} MB`;
}

function tooLarge(maxBytes: number): DomainError {
  const message = `This file is too large. It must have at most ${sizeText(maxBytes)}.`;
  return invalid([{ path: 'file', message }]);
}

/** Reads the one file of a request into the body that the contract declares. @throws invalid */
async function readUpload(request: FastifyRequest, maxBytes: number): Promise<void> {
  if (!request.isMultipart()) throw invalid([], 'Please send one file as multipart/form-data.');
  // What is announced as larger has been discarded, or is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ENVELOPE) throw tooLarge(maxBytes);
  try {
    const parts = request.files({ limits: { fileSize: maxBytes } });
    const { value: part } = await parts.next();
    if (!part) throw invalid([{ path: 'file', message: 'Please choose a file.' }]);
    const content = await part.toBuffer();
    request.body = { FileName: part.filename, Content: new Blob([new Uint8Array(content)]) };
    // Throws if there is a second one.
    await parts.next();
  } catch (error) {
    if (errorCode(error) === 'FST_FILES_LIMIT')
      throw invalid([{ path: 'file', message: 'Please send one file at a time.' }]);
    if (errorCode(error) !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    throw tooLarge(maxBytes);
  }
}

/** Route options for an upload: its own limit, and the file read before the handler runs. */
export function uploadOptions(maxBytes: number): Pick<RouteShorthandOptions, 'bodyLimit' | 'preHandler'> {
  return {
    bodyLimit: maxBytes + ENVELOPE,
    preHandler: (request) => readUpload(request, maxBytes),
  };
}
