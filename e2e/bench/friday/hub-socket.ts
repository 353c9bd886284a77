import { HUB_PATH } from '@cadence/shared-contract';
import { WebSocket } from 'ws';
import { SILENCE_MS } from '../../../shell/src/live/signalr-socket.ts';

/** Ends every record of the hub's protocol. */
const RECORD_END = '\u001e';
const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;
const PING = `{"type":6}${RECORD_END}`;
const INVOCATION = 1;

/** Something that the hub says. */
interface HubRecord {
  readonly type?: number;
  readonly target?: string;
  readonly arguments?: readonly unknown[];
}

let lastBytes: Buffer = Buffer.alloc(0);
let lastRecords: readonly HubRecord[] = [];

/** All receive the same: a text is read once for all pages of the process, which their browsers would do each. */
function recordsIn(bytes: Buffer): readonly HubRecord[] {
  if (bytes.equals(lastBytes)) return lastRecords;
  lastBytes = bytes;
  lastRecords = bytes
    .toString()
    .split(RECORD_END)
    .filter(Boolean)
    .map((record) => JSON.parse(record) as HubRecord);
  return lastRecords;
}

const open = new Set<WebSocket>();
let lost = 0;
setInterval(() => {
  for (const socket of open) socket.send(PING);
}, SILENCE_MS.before).unref();

/** Connections that ended without being asked to. */
export const lostSockets = (): number => lost;

async function ticketFor(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}${HUB_PATH}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The hub answered ${answer.status}`);
  return ((await answer.json()) as { readonly accessToken: string }).accessToken;
}

export interface HubSocketOptions {
  readonly origin: string;
  readonly token: string;
  readonly onEvent: (method: string, event: unknown) => void;
}

/** A connection as the shell opens one, ticket and all, without what the official client costs its process. */
export async function openHubSocket({ origin, token, onEvent }: HubSocketOptions): Promise<void> {
  const ticket = await ticketFor(origin, token);
  const url = `${origin.replace('http', 'ws')}${HUB_PATH}?access_token=${encodeURIComponent(ticket)}`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', (bytes: Buffer) => {
    for (const { type, target, arguments: [event] = [] } of recordsIn(bytes))
      if (type === INVOCATION && target !== undefined) onEvent(target, event);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  socket.send(HANDSHAKE);
  open.add(socket);
  socket.on('close', () => {
    if (open.delete(socket)) lost += 1;
  });
}

export function closeHubSockets(): void {
  for (const socket of open) {
    open.delete(socket);
    socket.terminate();
  }
}
