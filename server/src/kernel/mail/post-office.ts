import type { DatabaseHandle } from '../db/index.ts';
import { findLogo } from './logo.queries.ts';
import { logoPicture } from './logo.ts';
import type { Mailer } from './mailer.ts';
import type { Mail, MailOrder, MailPicture } from './mail.ts';

/** The outbox row of a mail. A retry has the same one. */
export interface MailRow {
  readonly tenantId: number;
  readonly id: number;
}

/** Writes the mail of an order; null when it is no longer needed. `About` is the data of its orders. */
export type MailWriter<About extends object> = (about: About, row: MailRow) => Promise<Mail | null>;

export interface PostOfficeServices {
  readonly db: DatabaseHandle;
  readonly mailer: Mailer;
  /** Distinguishes mails of this installation from those of another, which uses the same ids. */
  readonly installation: string;
}

/** Turns outbox rows into mails and sends them. */
export class PostOffice {
  readonly #services: PostOfficeServices;
  readonly #writers = new Map<string, MailWriter<never>>();

  constructor(services: PostOfficeServices) {
    this.#services = services;
  }

  /** Registers the writer of some orders. */
  employ<About extends object>(name: string, writer: MailWriter<About>): void {
    this.#writers.set(name, writer);
  }

  /** @throws Error when the mail server did not accept it: the outbox retries */
  async deliver(letter: Mail | MailOrder, row: MailRow): Promise<void> {
    const { mailer, installation } = this.#services;
    const mail = 'writer' in letter ? await this.#write(letter, row) : letter;
    if (!mail) return;
    const id = `${installation}.${row.tenantId}.${row.id}`;
    await mailer.send({ mail, id, pictures: await this.#picturesOf(mail, row) });
  }

  #write({ writer: name, about }: MailOrder, row: MailRow): Promise<Mail | null> {
    const writer = this.#writers.get(name);
    // During an update an older process may claim orders of a newer one, which gets them at the next attempt.
    if (!writer) throw new Error(`nobody writes mails of the kind '${name}'`);
    return writer(about as never, row);
  }

  async #picturesOf({ showsLogo = false }: Mail, { tenantId }: MailRow): Promise<readonly MailPicture[]> {
    const svg = showsLogo ? await findLogo(this.#services.db, tenantId) : null;
    const png = svg === null ? null : await logoPicture(svg);
    return png ? [{ cid: 'logo', png }] : [];
  }
}
