export const overlayStyles = `
.cd-scrim{position:fixed;inset:0;z-index:50;background:var(--scrim)}
.cd-scrim[data-state="open"]{animation:cd-fade var(--calm)}
.cd-scrim[data-state="closed"]{animation:cd-fade var(--quick) reverse forwards;pointer-events:none}
.cd-drawer-place{position:fixed;inset:0;z-index:50;display:flex;justify-content:flex-end;pointer-events:none}
.cd-drawer{pointer-events:auto;display:flex;flex-direction:column;width:min(100%,var(--cd-drawer-w,600px));height:100dvh;background:var(--surface-raised);box-shadow:var(--shadow-drawer);outline:none}
.cd-drawer[data-state="open"]{animation:cd-slide-in var(--calm)}
.cd-drawer[data-state="closed"]{animation:cd-slide-out var(--quick) forwards;pointer-events:none}
.cd-drawer-form{display:flex;flex-direction:column;flex:1;min-height:0}
.cd-drawer-head{display:flex;flex-wrap:wrap;align-items:flex-start;gap:var(--s2) var(--s3);padding:var(--s5) var(--s6) var(--s4);border-bottom:1px solid var(--line);flex:none}
.cd-drawer-head>div:first-child{min-width:0;flex:1 1 128px}
.cd-drawer-actions{display:flex;align-items:center;gap:var(--s1);margin:-4px -8px 0 auto}
.cd-drawer-body{flex:1;min-height:0;overflow:auto;padding:var(--s6);overscroll-behavior:contain}
.cd-drawer-foot{display:flex;align-items:center;gap:var(--s2);padding:var(--s3) var(--s6);border-top:1px solid var(--line);flex:none;padding-bottom:max(var(--s3),env(safe-area-inset-bottom))}
.cd-drawer-foot>:first-child:not(.cd-btn){margin-right:auto}
.cd-drawer-foot>.cd-btn:first-child{margin-left:auto}
.cd-dialog-place{position:fixed;inset:0;z-index:50;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;padding:var(--s4);overflow:auto}
.cd-dialog{width:min(100%,var(--cd-dialog-w,440px));max-height:calc(100dvh - 32px);display:flex;flex-direction:column;border-radius:var(--r-float);background:var(--surface-raised);box-shadow:var(--shadow-dialog),0 0 0 1px var(--line);outline:none}
.cd-dialog[data-state="open"]{animation:cd-pop var(--calm)}
.cd-dialog[data-state="closed"]{animation:cd-fade var(--quick) reverse forwards;pointer-events:none}
.cd-dialog-body{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s2);padding:var(--s5) var(--s6) var(--s2);overflow:auto}
.cd-dialog-body:last-child{padding-bottom:var(--s5)}
.cd-dialog-foot{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:var(--s2);padding:var(--s3) var(--s6) var(--s5)}
.cd-confirm-word{margin-top:var(--s2)}
@keyframes cd-fade{from{opacity:0}}
@keyframes cd-slide-in{from{translate:100% 0}}
@keyframes cd-slide-out{to{translate:100% 0}}
@keyframes cd-pop{from{opacity:0;translate:0 8px}}
@media (max-width:767px){
.cd-drawer{width:100%;box-shadow:none}
.cd-drawer-head{padding:var(--s4)}.cd-drawer-body{padding:var(--s4)}.cd-drawer-foot{padding-left:var(--s4);padding-right:var(--s4)}
.cd-drawer-foot>.cd-btn{flex:1}.cd-drawer-foot{flex-wrap:wrap}.cd-drawer-foot>.cd-hint{flex-basis:100%}
}
@media print{.cd-scrim{display:none}.cd-drawer-place{position:static}.cd-drawer{height:auto;width:100%;box-shadow:none}}
`;
