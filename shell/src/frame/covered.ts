/** Something above the page has the keys for itself. */
export function isCovered(): boolean {
  return document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null;
}
