/** Maximum length of a sheet name, in UTF-16 units. */
const MAX_LENGTH = 31;
const NOT_ALLOWED = /[[\]:*?/\\]|\p{Cc}|[\ufffe\uffff]/gu;
/** Spreadsheet programs reserve this name. */
const RESERVED = 'history';

function cut(name: string, length: number): string {
  const whole = name.slice(0, length).toWellFormed();
  return whole.replace(/\ufffd$/, '').trim();
}

function cleaned(name: string): string {
  const text = name.toWellFormed().replace(NOT_ALLOWED, ' ').replace(/\s+/g, ' ').trim();
  const bare = cut(text.replace(/^'+|'+$/g, ''), MAX_LENGTH).replace(/'+$/, '');
  return bare === '' || bare.toLowerCase() === RESERVED ? 'Sheet' : bare;
}

/** Names that spreadsheet programs accept: without reserved characters, short enough, unique ignoring case. */
export function sheetNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = cleaned(given);
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      const ending = ` (${count})`;
      unique = cut(name, MAX_LENGTH - ending.length) + ending;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
