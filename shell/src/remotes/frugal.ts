/** What the browser says of its connection (Network Information API); not every browser does. */
export interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g` to `4g`: how it has been. */
  readonly effectiveType?: string;
  /** `cellular` is paid by the byte. */
  readonly type?: string;
}

export const readConnection = (): Connection =>
  (globalThis.navigator as { readonly connection?: Connection }).connection ?? {};

/** The person has asked for little. */
export const isSavingData = ({ saveData }: Connection): boolean => saveData === true;

/** Nothing may be fetched that nobody has asked for: data is saved, paid for, or slow to come. */
export function isFrugal(connection: Connection): boolean {
  const { effectiveType = '4g', type } = connection;
  return isSavingData(connection) || effectiveType !== '4g' || type === 'cellular';
}
