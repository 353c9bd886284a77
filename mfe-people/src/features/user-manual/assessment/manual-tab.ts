/** The tab of a profile with its user manual, as its address names it (people §2.3). */
export const MANUAL_TAB = 'manual';
