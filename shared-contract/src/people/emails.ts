/** As browsers check an email field (WHATWG), and Yup with them; no backtracking that grows with the text. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Whether a text, without blanks around it, is an email address (people §5: 'Please enter valid email'). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
