export const comboboxStyles = `
.cd-combo{min-width:0}
.cd-combo-list{position:fixed;z-index:55;padding:var(--s1);overflow:auto;overscroll-behavior:contain;animation:cd-pop-in var(--quick)}
.cd-combo-note{padding:var(--s3);font:var(--t13);color:var(--ink-3)}
`;
