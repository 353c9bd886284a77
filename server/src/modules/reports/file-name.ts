/** 'Goal Detail List - Q4 2026 - Acme.xlsx' (D-76) */
export function fileName(parts: readonly (string | null)[], ending: string): string {
  return `${parts.filter((part) => part !== null && part !== '').join(' - ')}.${ending}`;
}
