import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

/** A mail as received by the mail server. */
export interface ReceivedMail extends Email {
  readonly recipients: readonly string[];
}

/** A real mail server on a loopback port, which accepts or refuses mails as configured. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Its answer to every mail, such as `451 Try again later`; null accepts the mail. */
  refusal: string | null = null;
  /** How many mails it will accept without a reply: it closes the connection before replying. */
  wordless = 0;
  attempts = 0;
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #server: SMTPServer | null = null;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Listens, on the same port as before. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onMailFrom: (_address, _session, done) => done(this.#refuse()),
      onData: (stream, session, done) => {
        this.#take(stream, session).then(() => done(), done);
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket) => this.#sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Closes all connections and stops listening. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    this.#hangUp();
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  #refuse(): Error | null {
    this.attempts += 1;
    if (this.refusal === null) return null;
    const [code, ...words] = this.refusal.split(' ');
    return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
  }

  async #take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    this.received.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) });
    if (this.wordless === 0) return;
    this.wordless -= 1;
    this.#hangUp();
  }

  #hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

/** Starts a mail server that accepts mails. */
export async function startMailServer(): Promise<MailServer> {
  const server = new MailServer();
  await server.start();
  return server;
}
