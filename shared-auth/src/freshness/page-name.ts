/**
 * The name of this page load, which its changes carry (`PAGE_HEADER`), so that it knows their events again. Random, and
 * of no use to anybody else.
 */
export const pageName: string = [...crypto.getRandomValues(new Uint8Array(8))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');
