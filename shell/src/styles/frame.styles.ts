export const frameStyles = `
.sh-app{display:grid;grid-template:var(--header-h) minmax(0,1fr)/var(--menu-w) minmax(0,1fr);height:100vh;height:100dvh}
.sh-app[data-menu=narrow]{grid-template-columns:var(--menu-w-min) minmax(0,1fr)}
.sh-app[data-menu=drawer]{grid-template-columns:minmax(0,1fr)}
.sh-app[data-menu=drawer]>.sh-menu{display:none}
:root:has(.sh-app[data-menu]){--cd-toast-left:calc(var(--menu-w) + var(--s4))}
:root:has(.sh-app[data-menu=narrow]){--cd-toast-left:calc(var(--menu-w-min) + var(--s4))}
:root:has(.sh-app[data-menu=drawer]){--cd-toast-left:var(--s4)}
.sh-skip{position:fixed;top:var(--s2);left:var(--s2);z-index:70;padding:var(--s2) var(--s3);border-radius:var(--r);background:var(--inverse);color:var(--on-inverse);font-weight:var(--medium)}
.sh-skip:not(:focus){clip-path:inset(50%);width:1px;height:1px;padding:0;overflow:hidden}
.sh-menu{grid-row:1/3;display:flex;flex-direction:column;min-width:0;background:var(--canvas);border-right:1px solid var(--line)}
.sh-brand{display:flex;align-items:center;gap:var(--s2);height:var(--header-h);padding:0 var(--s4);font:var(--t16);font-weight:var(--semibold);flex:none}
.sh-brand:focus-visible{outline-offset:-4px}
.sh-brand-line{display:inline-flex;align-items:center;gap:var(--s2)}
.sh-logo{flex:none;color:var(--primary);object-fit:contain}
.sh-menu-list{display:grid;gap:2px;padding:var(--s2);align-content:start;overflow-y:auto;min-height:0}
.sh-menu-list a{display:flex;align-items:center;gap:var(--s3);height:var(--h-md);padding:0 var(--s2);border-radius:var(--r);color:var(--ink-2);font-weight:var(--medium);transition:background var(--quick)}
.sh-menu-list a:hover{background:var(--surface-press);color:var(--ink)}
.sh-menu-list a[aria-current]{background:var(--primary-tint);color:var(--ink);font-weight:var(--semibold)}
.sh-menu-list a[aria-current] .lucide{color:var(--primary-strong)}
.sh-app[data-menu=narrow] .sh-brand{justify-content:center;padding:0}
.sh-app[data-menu=narrow] .sh-menu-list a{justify-content:center;height:40px;padding:0}
.sh-menu .cd-period,.sh-menu-drawer .cd-period{margin-top:auto;padding:var(--s3) var(--s4)}
.sh-app[data-menu=narrow] .cd-period{padding-inline:var(--s2)}
.sh-collapse{display:flex;align-items:center;gap:var(--s3);height:var(--h-lg);padding:0 var(--s4);border-top:1px solid var(--line);color:var(--ink-3);font:var(--t13);flex:none;white-space:nowrap}
.sh-collapse:hover{color:var(--ink)}
.sh-collapse:focus-visible{outline-offset:-4px}
.sh-app[data-menu=narrow] .sh-collapse{justify-content:center;padding:0}
.sh-menu-drawer{display:flex;flex-direction:column;min-height:100%}
.sh-menu-drawer .sh-menu-list{padding:0}
.sh-menu-drawer .sh-menu-list a{height:var(--h-touch);padding:0 var(--s3)}
.sh-menu-drawer .cd-period{padding-inline:0}
.cd-drawer-place:has(.sh-menu-drawer){justify-content:flex-start}
.cd-drawer:has(.sh-menu-drawer){max-width:min(304px,86vw);margin-inline:0 auto}
.cd-drawer:has(.sh-menu-drawer)[data-state=open]{animation-name:sh-from-left}
@keyframes sh-from-left{from{transform:translateX(-32px);opacity:0}}

.sh-header{display:flex;align-items:center;gap:var(--s3);padding:0 var(--s4) 0 var(--s6);border-bottom:1px solid var(--line);min-width:0}
.sh-app[data-menu=drawer] .sh-header{gap:0;padding:0 var(--s2) 0 var(--s1)}
.sh-title{display:flex;align-items:center;gap:var(--s3);min-width:0;flex:1}
.sh-title h1{font:var(--t16);font-weight:var(--semibold)}
.sh-crumbs{min-width:0}
.sh-title-content{display:flex;align-items:center;gap:var(--s2);flex:none}
.sh-title-content:empty{display:none}
.sh-tool-room{width:36px;height:36px}
@media (max-width:767px){.sh-tool-room{width:44px;height:44px}}
.sh-tools{display:flex;align-items:center;gap:var(--s1);margin-left:auto;flex:none}
.sh-search{position:relative;display:flex;align-items:center;gap:var(--s2);width:240px;height:var(--h-md);margin-right:var(--s2);padding:0 6px 0 var(--s2);border-radius:var(--r);background:var(--surface-sunken);color:var(--ink-3);font:var(--t13)}
.sh-search:hover{background:var(--surface-press)}
.sh-search .cd-kbd{margin-left:auto}
@media (max-width:767.98px){.sh-crumbs li:not(:last-child){display:none}}
@media (max-width:479.98px){
.sh-title:has(.sh-title-content:not(:empty)){flex-direction:column;align-items:flex-start;justify-content:center;gap:2px}
.sh-title:has(.sh-title-content:not(:empty)) h1{font:var(--t13);font-weight:var(--semibold)}
.sh-title-content .cd-btn{height:28px}
}
@media (max-width:1023.98px){
.sh-search{justify-content:center;width:36px;height:36px;margin:0;padding:0;background:none;color:var(--ink-2)}
.sh-search>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sh-search>kbd{display:none}
}
.sh-app[data-menu=drawer] :is(.sh-search,.sh-tool,.sh-me){width:44px;height:44px}
.sh-tool{width:36px;height:36px}
.sh-me{position:relative;display:flex;align-items:center;justify-content:center;gap:var(--s1);height:36px;padding:0 var(--s1);border-radius:var(--r);color:var(--ink-3)}
.sh-me .lucide{width:14px;height:14px}
.sh-me:hover{background:var(--surface-hover)}
.sh-app[data-menu=drawer] .sh-me .lucide{display:none}
.sh-body{display:flex;flex-direction:column;min-width:0;min-height:0}
.sh-main{position:relative;flex:1;width:100%;max-width:var(--content-max);min-width:0;min-height:0;overflow:auto;outline:0}
.sh-alone{display:grid;place-items:center;min-height:100vh;padding:var(--s6)}
.sh-bare{display:grid;grid-template:var(--header-h) minmax(0,1fr)/minmax(0,1fr);height:100vh;height:100dvh}
.sh-bare-bar{display:flex;align-items:center;gap:var(--s3);padding:0 var(--s6);border-bottom:1px solid var(--line);background:var(--surface);min-width:0}
.sh-bare-bar>h1{font:var(--t16);font-weight:var(--semibold);white-space:nowrap}
.sh-bare-content{display:contents}
.sh-bare .sh-main{max-width:none}
@media (max-width:767.98px){
.sh-bare-bar{gap:var(--s2);padding:0 var(--s4)}
.sh-bare-bar>.sh-logo{display:none}
}
@media print{
:is(.sh-app,.sh-bare){display:block;height:auto}
.sh-menu,.sh-header,.sh-bare-bar,.sh-skip,.cd-banner{display:none!important}
.sh-main{overflow:visible;max-width:none}
}
.sh-keys{display:grid;gap:var(--s5);padding-top:var(--s2)}
.sh-keys h3{margin-bottom:var(--s2);font:var(--t12);font-weight:var(--semibold);color:var(--ink-3)}
.sh-keys dl>div{display:grid;grid-template-columns:128px minmax(0,1fr);align-items:center;gap:var(--s3);min-height:32px}
.sh-keys dt{display:flex;gap:4px}
.sh-key-off{color:var(--ink-3)}
@media (max-width:479.98px){.sh-keys dl>div{grid-template-columns:96px minmax(0,1fr)}}
`;
