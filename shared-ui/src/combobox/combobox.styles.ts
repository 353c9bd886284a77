export const comboboxStyles = `
.cd-combo-control{position:relative}
.cd-combo-list{width:var(--reference-width);max-height:min(320px,var(--available-height,320px));padding:var(--s1);overflow:auto}
.cd-combo-note{padding:var(--s2);font:var(--t13);color:var(--ink-3)}
`;
