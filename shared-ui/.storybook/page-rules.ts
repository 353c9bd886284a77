/** What axe asks of a whole page: a story is a part of one. The panel and the walk through all stories leave it out. */
export const PAGE_RULES: readonly string[] = ['region', 'landmark-one-main', 'page-has-heading-one'];
