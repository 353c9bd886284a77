/** The message for a text that is too long. */
export const atMost = (name: string, max: number): string => `${name} must have at most ${max} characters.`;
