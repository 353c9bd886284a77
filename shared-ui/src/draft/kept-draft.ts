/** What a form kept of its text on this device. */
export interface KeptDraft {
  /** What was found when the form opened, as an ISO instant; null when there is nothing to offer. */
  readonly found: { readonly savedAt: string } | null;
  /** True while the draft found is of another version than the shown one. */
  readonly isOlder: boolean;
  /** When the text was kept last, as an ISO instant; null before. */
  readonly savedAt: string | null;
  /** The reader's, as an IANA name. */
  readonly timeZone: string;
  /** How long a copy stays. */
  readonly keptDays: number;
  /** Forgets what was kept. */
  drop(): void;
}
