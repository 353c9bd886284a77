export const tooltipStyles = `
.cd-tooltip-place{z-index:70!important}
.cd-tooltip{max-width:280px;padding:4px 8px;border-radius:var(--r-chip);background:var(--inverse);color:var(--on-inverse);font:var(--t12);box-shadow:var(--shadow-menu);pointer-events:none}
.cd-tooltip[data-state="open"]{animation:cd-fade var(--quick)}
`;
