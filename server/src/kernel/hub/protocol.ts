/** SignalR's JSON hub protocol: records of JSON, each ended by 0x1E. Versions 1 and 2 read alike here. */
const SEPARATOR = '\u001e';
const PROTOCOL = 'json';
const VERSIONS: readonly unknown[] = [1, 2];

/** Message types of the protocol that this hub reads or writes. */
export const MESSAGE = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const;

export interface HubMessage {
  readonly type: number;
  readonly invocationId?: string;
  readonly target?: string;
}

export const PING = encode({ type: MESSAGE.ping });
export const HANDSHAKE_ACCEPTED = encode({});

function encode(value: object): string {
  return JSON.stringify(value) + SEPARATOR;
}

export function encodeInvocation(target: string, args: readonly unknown[]): string {
  return encode({ type: MESSAGE.invocation, target, arguments: args });
}

/** An answer that carries an error, and therefore never a result. */
export function encodeFailure(invocationId: string, error: string): string {
  return encode({ type: MESSAGE.completion, invocationId, error });
}

export function encodeClose(options: { readonly allowReconnect: boolean; readonly error?: string }): string {
  return encode({ type: MESSAGE.close, ...options });
}

export function encodeHandshakeError(error: string): string {
  return encode({ error });
}

/** Cuts a stream of text into whole records; the rest waits for more. */
export class RecordReader {
  #rest = '';

  /** The records that `chunk` completes. */
  push(chunk: string): readonly string[] {
    const parts = (this.#rest + chunk).split(SEPARATOR);
    this.#rest = parts.pop() ?? '';
    return parts;
  }

  /** Characters that wait for the end of their record. */
  get pending(): number {
    return this.#rest.length;
  }
}

function parseObject(record: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(record);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Why a handshake is refused; null when it is fine. */
export function checkHandshake(record: string): string | null {
  const request = parseObject(record);
  if (!request) return 'The handshake is not readable.';
  if (request['protocol'] !== PROTOCOL)
    return `The protocol '${String(request['protocol'])}' is not supported.`;
  if (!VERSIONS.includes(request['version'])) return 'The protocol version is not supported.';
  return null;
}

/** A message of the client; null when it is none. */
export function parseMessage(record: string): HubMessage | null {
  const message = parseObject(record);
  if (!message || typeof message['type'] !== 'number') return null;
  const { type, invocationId, target } = message;
  return {
    type,
    ...(typeof invocationId === 'string' ? { invocationId } : {}),
    ...(typeof target === 'string' ? { target } : {}),
  };
}
