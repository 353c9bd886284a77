/** A mail, ready to leave: plain text, and a page that says the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The name before the sender's address. */
  readonly fromName?: string;
  /** Whether the page shows the tenant's logo, as `cid:logo`. */
  readonly showsLogo?: boolean;
}

/**
 * A mail that is written when it is sent: `writer` names who writes it, `about` its data, in JSON. Its content is read
 * then, so that a link's time begins when its mail is sent and its secret is stored nowhere until then.
 */
export interface MailOrder {
  readonly writer: string;
  readonly about: object;
}

/** A picture inside a mail's page. */
export interface MailPicture {
  readonly cid: string;
  readonly png: Buffer;
}

/** What a mail server is given. */
export interface Envelope {
  readonly mail: Mail;
  /** Names the mail, so that a repeat is recognised as the same one: letters, digits, `.`, `_`, `-`. */
  readonly id: string;
  readonly pictures: readonly MailPicture[];
}
