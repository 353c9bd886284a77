/** How a component is meant to be used, as its page in Storybook shows it. */
export interface Guidance {
  /** When it is the right one; each a short sentence. */
  readonly use: readonly string[];
  /** When another one is better, and which. */
  readonly avoid: readonly string[];
  /** Rules for the words in it. */
  readonly words: readonly string[];
}

/** The parameters of a page of stories that say it. */
export const guidance = (says: Guidance): { readonly guidance: Guidance } => ({ guidance: says });
