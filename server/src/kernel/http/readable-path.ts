/** What refuses an address that cannot be read: a program sent it (D-126). */
const PROGRAMS = /^\/(api|hubs)(\/|$)/i;

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address whose path can be decoded, for the router. People may have typed or cut a link as `/v3/profile/%`: it is read
 * letter by letter then, and leads to a page, which says what is not there.
 */
export function readablePath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  if (canBeDecoded(path) || PROGRAMS.test(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
