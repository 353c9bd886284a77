/** In place of a cell whose formula came without its value. */
export const NO_VALUE = '#FORMULA?';
/** In place of a cell that a spreadsheet program took for a date; no column holds one. */
export const A_DATE = '#DATE?';

/**
 * What spreadsheet programs write where a formula failed, in any language (`#N/A`, `#BEZUG!`, `#¿NOMBRE?`, `#NV`,
 * `Err:502`), and where a column was too narrow for its value (`####`).
 */
const ERROR_VALUE = /^(?:#[¡¿]?\p{Lu}[\p{Lu}\d/_]*[!?]|#\p{Lu}\/\p{Lu}|#NV|#GETTING_DATA|Err:\d{3}|#{2,})$/u;

/** Where another program had already lost letters. */
const LOST_LETTER = '\uFFFD';

/**
 * Why the text of a cell is not what somebody wrote, as the rest of a sentence; null when it is. An unreadable cell is
 * never an empty one.
 */
export function whyUnreadable(text: string): string | null {
  if (text === NO_VALUE)
    return 'is a formula without its value. Please open the file in a spreadsheet program and save it.';
  if (text === A_DATE) return 'is a date. Please format the cell as text.';
  if (ERROR_VALUE.test(text)) return `cannot be read: the file has ${text} there.`;
  return text.includes(LOST_LETTER) ? 'has a letter that cannot be read.' : null;
}
