export const buttonStyles = `
.cd-btn{position:relative;display:inline-flex;align-items:center;justify-content:center;gap:6px;height:var(--h-md);padding:0 var(--s3);border:1px solid var(--line-strong);border-radius:var(--r);background:var(--surface);color:var(--ink);font-weight:var(--medium);white-space:nowrap;flex:none;user-select:none;transition:background var(--quick),border-color var(--quick)}
.cd-btn:hover{background:var(--surface-hover)}
.cd-btn:active{background:var(--surface-press)}
.cd-btn-primary{border-color:transparent;background:var(--primary);color:var(--on-primary);font-weight:var(--semibold)}
.cd-btn-primary:hover,.cd-btn-primary:active{background:var(--primary-hover)}
.cd-btn-primary:active{filter:brightness(.97)}
.cd-btn-danger{border-color:transparent;background:var(--alarm);color:var(--on-alarm);font-weight:var(--semibold)}
.cd-btn-danger:hover,.cd-btn-danger:active{background:color-mix(in oklab,var(--alarm) 92%,var(--ink))}
.cd-btn-quiet{border-color:transparent;background:none;color:var(--ink-2)}
.cd-btn-quiet:hover{background:var(--surface-press);color:var(--ink)}
.cd-btn-quiet:active{background:var(--line)}
.cd-btn[aria-pressed="true"] .lucide{fill:currentColor}
.cd-btn[aria-expanded="true"]:not(.cd-btn-primary,.cd-btn-danger){background:var(--surface-press)}
.cd-btn-sm{height:var(--h-sm);padding:0 10px;font:var(--t13);font-weight:var(--medium)}
.cd-btn-sm.cd-btn-primary,.cd-btn-sm.cd-btn-danger{font-weight:var(--semibold)}
.cd-btn-lg{height:var(--h-lg);padding:0 var(--s4)}
.cd-btn-touch{height:var(--h-touch);padding:0 var(--s4)}
.cd-btn-full{width:100%}
.cd-btn-icon{width:var(--h-md);padding:0}
.cd-btn-icon.cd-btn-sm{width:var(--h-sm)}
.cd-btn-icon.cd-btn-lg{width:var(--h-lg)}
.cd-btn-icon.cd-btn-touch{width:var(--h-touch)}
.cd-btn:disabled,.cd-btn[aria-disabled="true"]{background:var(--surface-sunken);border-color:transparent;color:var(--ink-3);cursor:default;filter:none}
.cd-float .cd-btn:is(:disabled,[aria-disabled="true"]):not(.cd-btn-quiet,[aria-busy="true"]){background:var(--surface-press)}
.cd-btn-quiet:disabled,.cd-btn-quiet[aria-disabled="true"]{background:none}
.cd-btn[aria-busy="true"]{cursor:progress}
.cd-btn-primary[aria-busy="true"]{background:var(--primary);color:var(--on-primary)}
.cd-btn-danger[aria-busy="true"]{background:var(--alarm);color:var(--on-alarm)}
.cd-btn-select{gap:var(--s1);padding-right:var(--s2)}
.cd-btn-caret{width:14px!important;height:14px!important;color:var(--ink-3)}
.cd-btn-dot{position:absolute;top:2px;left:19px;box-shadow:0 0 0 2px var(--surface)}
.cd-why{font:var(--t12);color:var(--ink-2)}
@media (pointer:coarse){.cd-btn-sm::after{content:"";position:absolute;inset:-4px}}
@media (forced-colors:active){.cd-btn{border-color:ButtonText}}
`;
