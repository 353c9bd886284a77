/** SignalR's JSON hub protocol: JSON records, each ended by 0x1E. Versions 1 and 2 are the same here. */
const SEPARATOR = '\u001e';
const SEPARATOR_BYTE = 0x1e;
const PROTOCOL = 'json';
const VERSIONS: readonly unknown[] = [1, 2];

/** Maximum length of a client's record, in bytes without its separator: the default of SignalR's own server. */
export const MAX_RECORD = 32 * 1024;

/** Message types of the protocol. */
export const MESSAGE = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

/** The client violates the protocol; the sentence is sent to it before the connection ends. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

export interface HubMessage {
  readonly type: number;
  readonly invocationId?: string;
  readonly target?: string;
}

export const HANDSHAKE_ACCEPTED = encode({});

function encode(value: object): string {
  return JSON.stringify(value) + SEPARATOR;
}

/** @param at until when the client has received everything with this (`HubStamp`) */
export function encodeInvocation(target: string, args: readonly unknown[], at: number): string {
  return encode({ type: MESSAGE.invocation, target, arguments: args, at });
}

/** @param at until when the client has received everything with this (`HubStamp`) */
export function encodePing(at: number): string {
  return encode({ type: MESSAGE.ping, at });
}

/** An answer with an error, and therefore without a result. */
export function encodeFailure(invocationId: string, error: string): string {
  return encode({ type: MESSAGE.completion, invocationId, error });
}

export function encodeClose(options: { readonly allowReconnect: boolean; readonly error?: string }): string {
  return encode({ type: MESSAGE.close, ...options });
}

export function encodeHandshakeError(error: string): string {
  return encode({ error });
}

/** The last of several records. */
export function lastRecord(records: string): string {
  return records.slice(records.lastIndexOf(SEPARATOR, records.length - 2) + 1);
}

/**
 * Splits a stream of bytes into whole records; the rest is kept until more arrives. Records are decoded whole, because
 * frames and requests may end in the middle of a character.
 */
export class RecordReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #rest: Uint8Array = new Uint8Array();

  /** The records that `chunk` completes. @throws ProtocolError for one that is too long or not text */
  *push(chunk: Uint8Array): Generator<string, void> {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (let end = bytes.indexOf(SEPARATOR_BYTE); end !== -1; end = bytes.indexOf(SEPARATOR_BYTE)) {
      yield this.#decode(bytes.subarray(0, end));
      bytes = bytes.subarray(end + 1);
    }
    refuseTooLong(bytes);
    // A copy: a view would keep the whole chunk in memory.
    this.#rest = bytes.slice();
  }

  #decode(record: Uint8Array): string {
    refuseTooLong(record);
    try {
      return this.#decoder.decode(record);
    } catch {
      throw new ProtocolError('The message is not UTF-8 text.');
    }
  }
}

function refuseTooLong({ length }: Uint8Array): void {
  if (length > MAX_RECORD) throw new ProtocolError(`The message is longer than ${MAX_RECORD} bytes.`);
}

function parseObject(record: string, what: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(record);
  } catch {
    throw new ProtocolError(`The ${what} is not JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProtocolError(`The ${what} is not a JSON object.`);
  return { ...value };
}

/** @throws ProtocolError when the client requests another protocol */
export function checkHandshake(record: string): void {
  const { protocol, version } = parseObject(record, 'handshake');
  if (typeof protocol !== 'string') throw new ProtocolError('The handshake names no protocol.');
  if (protocol.toLowerCase() !== PROTOCOL)
    throw new ProtocolError(`The protocol '${protocol}' is not supported.`);
  if (!VERSIONS.includes(version)) throw new ProtocolError('The protocol version is not supported.');
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isList: Check = Array.isArray;
const isPresent: Check = (value) => value !== undefined;
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isTable: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const CALL = { target: isText, arguments: isList, streamIds: optional(isTexts) } as const;

/** Required fields by message type. Other fields and types are ignored: later clients have them. */
const FIELDS: Readonly<Record<number, Readonly<Record<string, Check>>>> = {
  [MESSAGE.invocation]: { ...CALL, invocationId: optional(isText) },
  [MESSAGE.streamInvocation]: { ...CALL, invocationId: isText },
  [MESSAGE.streamItem]: { invocationId: isText, item: isPresent },
  [MESSAGE.completion]: { invocationId: isText, error: optional(isText) },
  [MESSAGE.cancelInvocation]: { invocationId: isText },
  [MESSAGE.close]: {
    error: optional(isText),
    allowReconnect: optional((value) => typeof value === 'boolean'),
  },
  [MESSAGE.ack]: { sequenceId: Number.isSafeInteger },
  [MESSAGE.sequence]: { sequenceId: Number.isSafeInteger },
};

/** Parses a client's message. @throws ProtocolError when it is not one */
export function parseMessage(record: string): HubMessage {
  const message = parseObject(record, 'message');
  const { type, invocationId, target } = message;
  if (typeof type !== 'number' || !Number.isInteger(type))
    throw new ProtocolError("The message has no valid 'type'.");
  const checks = { headers: optional(isTable), ...FIELDS[type] };
  for (const [field, check] of Object.entries(checks))
    if (!check(message[field])) throw new ProtocolError(`The message has no valid '${field}'.`);
  if (type === MESSAGE.completion && message['error'] !== undefined && message['result'] !== undefined)
    throw new ProtocolError("The message has both 'result' and 'error'.");
  return {
    type,
    ...(typeof invocationId === 'string' ? { invocationId } : {}),
    ...(typeof target === 'string' ? { target } : {}),
  };
}
