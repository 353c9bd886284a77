/** A mail, ready to be sent: plain text, and a page with the same content. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Display name of the sender. */
  readonly fromName?: string;
  /** Whether the page shows the tenant's logo, as `cid:logo`. */
  readonly showsLogo?: boolean;
}

/**
 * A mail that is written when it is sent: `writer` names its writer, `about` is the writer's data, in JSON. Further
 * data is read then, so that a link's lifetime begins when its mail is sent and its secret is stored nowhere until
 * then.
 */
export interface MailOrder {
  readonly writer: string;
  readonly about: object;
}

/** A picture embedded in a mail's page. */
export interface MailPicture {
  readonly cid: string;
  readonly png: Buffer;
}

/** What is sent to a mail server. */
export interface Envelope {
  readonly mail: Mail;
  /** Identifies the mail, so that a repeat is recognised as the same one: letters, digits, `.`, `_`, `-`. */
  readonly id: string;
  readonly pictures: readonly MailPicture[];
}
