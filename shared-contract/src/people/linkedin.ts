/** What a LinkedIn address may start with (D-64). */
export const LINKEDIN_PREFIXES = ['https://www.linkedin.com/', 'https://linkedin.com/'] as const;

/** Whether a text is empty or the address of a LinkedIn page (people §5 Edit profile). */
export function isLinkedinUrl(text: string): boolean {
  return text === '' || (LINKEDIN_PREFIXES.some((prefix) => text.startsWith(prefix)) && URL.canParse(text));
}
