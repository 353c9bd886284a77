export const menuStyles = `
.cd-pop{z-index:40;border-radius:var(--r-float);background:var(--surface-raised);box-shadow:var(--shadow-menu),0 0 0 1px var(--line);outline:none}
.cd-pop[data-state="open"]{animation:cd-pop-in var(--quick)}
@keyframes cd-pop-in{from{opacity:0;translate:0 -4px}}
.cd-menu-place{z-index:55!important}
.cd-menu{min-width:200px;max-width:min(360px,calc(100vw - 16px));max-height:min(480px,var(--available-height,80vh));padding:var(--s1);overflow:auto}
.cd-menu-item{display:flex;align-items:center;gap:var(--s2);min-height:var(--h-md);padding:6px var(--s2);border-radius:var(--r-chip);cursor:pointer;user-select:none;outline:none}
.cd-menu-item>.lucide{color:var(--ink-3)}
.cd-menu-item[data-highlighted]{background:var(--surface-press)}
.cd-menu-text{flex:1;min-width:0;display:grid}
.cd-menu-item small{font:var(--t12);color:var(--ink-3)}
.cd-menu-item[aria-disabled="true"]{color:var(--ink-3);cursor:default}
.cd-menu-danger,.cd-menu-danger>.lucide{color:var(--alarm-text)}
.cd-menu-check{visibility:hidden}
.cd-menu-item[aria-checked="true"]>.cd-menu-check{visibility:visible;color:var(--ink)}
.cd-menu-sep{height:1px;border:0;margin:var(--s1) calc(-1 * var(--s1));background:var(--line)}
.cd-menu-label{padding:6px var(--s2) 2px;font:var(--t12);font-weight:var(--medium);color:var(--ink-3)}
.cd-popover{padding:var(--s4);width:max-content;max-width:min(400px,calc(100vw - 16px));max-height:min(560px,var(--available-height,80vh));overflow:auto}
.cd-popover-flush{padding:0}
@media (forced-colors:active){.cd-pop{border:1px solid}.cd-menu-item[data-highlighted]{outline:2px solid Highlight}}
`;
