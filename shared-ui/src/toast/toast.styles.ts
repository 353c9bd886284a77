/** `--cd-toast-left` is where the content begins: a frame with a menu at its left sets it. */
export const toastStyles = `
:root{--cd-toast-left:var(--s4);--cd-toast-bottom:64px}
@media (max-width:767px){:root{--cd-toast-bottom:calc(76px + env(safe-area-inset-bottom,0px))}}
.cd-toast{display:flex;align-items:center;gap:var(--s3);min-height:44px;width:max-content;max-width:min(560px,calc(100vw - 32px));padding:var(--s1) var(--s2) var(--s1) var(--s4);border-radius:var(--r-float);background:var(--inverse);color:var(--on-inverse);box-shadow:var(--shadow-menu);z-index:60;translate:var(--x) var(--y);opacity:var(--opacity);transition:translate var(--calm),opacity var(--calm);will-change:translate,opacity}
.cd-toast-text{display:grid;min-width:0;padding:6px 0}
.cd-toast-text small{font:var(--t12);opacity:.85}
.cd-toast .cd-btn{background:none;border-color:transparent;color:inherit;font-weight:var(--semibold)}
.cd-toast .cd-btn:hover{background:color-mix(in oklab,currentColor 14%,transparent)}
.cd-toast .cd-btn:focus-visible{outline-color:currentColor;outline-offset:-2px}
.cd-toast-end{display:flex;align-items:center;margin-left:auto}
`;
