/** The largest id there can be. */
export const MAX_ID = 2_147_483_647;

/** An id of an address, in digits that the server can have given; null for anything else. */
export function readId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : NaN;
  return id <= MAX_ID ? id : null;
}
