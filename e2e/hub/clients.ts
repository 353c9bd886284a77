import * as current from '@microsoft/signalr';
import type { HubMessage, IHubProtocol } from '@microsoft/signalr';
import * as six from 'signalr-6';
import * as eight from 'signalr-8';

/** The public client as this suite uses it; its releases differ in private members only. */
export type SignalR = Pick<
  typeof current,
  'DefaultHttpClient' | 'HubConnectionBuilder' | 'JsonHubProtocol' | 'NullLogger' | 'Subject'
>;

/** The releases that people use: the present one and the two long-term ones before it. */
export const CLIENTS: readonly (readonly [release: string, client: SignalR])[] = [
  [current.VERSION, current],
  [eight.VERSION, eight as unknown as SignalR],
  [six.VERSION, six as unknown as SignalR],
];

export const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;
export type TransportName = (typeof TRANSPORTS)[number];

/** Every release over every transport. */
export const COMBINATIONS = CLIENTS.flatMap(([release, client]) =>
  TRANSPORTS.map((transport) => [release, transport, client] as const),
);

/** The client's own protocol under another name, and what it has to write. */
export function protocolNamed(
  signalr: SignalR,
  name: string,
  onWrite: (message: HubMessage) => void = () => undefined,
): IHubProtocol {
  const json: IHubProtocol = new signalr.JsonHubProtocol();
  return {
    ...{ name, version: 1, transferFormat: current.TransferFormat.Text },
    parseMessages: (input, logger) => json.parseMessages(input, logger),
    writeMessage: (message) => {
      onWrite(message);
      return json.writeMessage(message);
    },
  };
}
