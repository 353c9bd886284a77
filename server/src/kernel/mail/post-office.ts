import type { DatabaseHandle } from '../db/index.ts';
import { findLogo } from './logo.queries.ts';
import { logoPicture } from './logo.ts';
import type { Mailer } from './mailer.ts';
import type { Mail, MailOrder, MailPicture } from './mail.ts';

/** The outbox row a mail leaves for. A repeated attempt comes with the same one. */
export interface MailRow {
  readonly tenantId: number;
  readonly id: number;
}

/** Writes the mail of an order, or (null) finds that nobody needs it any more. `About` is what its orders carry. */
export type MailWriter<About extends object> = (about: About, row: MailRow) => Promise<Mail | null>;

export interface PostOfficeServices {
  readonly db: DatabaseHandle;
  readonly mailer: Mailer;
  /** Distinguishes mails of this installation from those of another with the same ids. */
  readonly installation: string;
}

/** Turns outbox rows into mails and hands them to the mail server. */
export class PostOffice {
  readonly #services: PostOfficeServices;
  readonly #writers = new Map<string, MailWriter<never>>();

  constructor(services: PostOfficeServices) {
    this.#services = services;
  }

  /** Registers the writer of some kinds of mails. */
  employ<About extends object>(name: string, writer: MailWriter<About>): void {
    this.#writers.set(name, writer);
  }

  /** @throws Error when the mail server did not take it: the outbox tries again */
  async deliver(letter: Mail | MailOrder, row: MailRow): Promise<void> {
    const { mailer, installation } = this.#services;
    const mail = 'writer' in letter ? await this.#write(letter, row) : letter;
    if (!mail) return;
    const id = `${installation}.${row.tenantId}.${row.id}`;
    await mailer.send({ mail, id, pictures: await this.#picturesOf(mail, row) });
  }

  #write({ writer: name, about }: MailOrder, row: MailRow): Promise<Mail | null> {
    const writer = this.#writers.get(name);
    // During an update an older process may meet orders of a newer one; that one takes them at the next attempt.
    if (!writer) throw new Error(`nobody writes mails of the kind '${name}'`);
    return writer(about as never, row);
  }

  async #picturesOf({ showsLogo = false }: Mail, { tenantId }: MailRow): Promise<readonly MailPicture[]> {
    const svg = showsLogo ? await findLogo(this.#services.db, tenantId) : null;
    const png = svg === null ? null : await logoPicture(svg);
    return png ? [{ cid: 'logo', png }] : [];
  }
}
