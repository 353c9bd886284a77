/** A label of a host name. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * As browsers check an email field (WHATWG), with a domain that can be on the internet: at least two labels, the last of
 * which is no number. No backtracking that grows with the text.
 */
const EMAIL = new RegExp(
  String.raw`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`,
  'i',
);

/**
 * Whether a text, without blanks around it, is an email address (people §5: 'Please enter valid email'). The one rule for
 * server, forms and import.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
