/** A pattern for `like` that finds a text anywhere; its own wildcards are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
