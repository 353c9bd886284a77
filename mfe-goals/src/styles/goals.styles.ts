import { registerStyles } from '@cadence/shared-ui';

/** Layout of this remote's screens; looks come from shared-ui. Static, so that rows cost no style work per render. */
const css = `
.gl-split{position:relative;display:grid;grid-template-columns:var(--list-w) minmax(0,1fr);height:100%;min-height:0;overflow:hidden}
.gl-pane{display:flex;flex-direction:column;min-height:0;min-width:0;background:var(--surface)}
.gl-pane-list{border-right:1px solid var(--line)}
.gl-rows{display:flex;flex-direction:column;flex:1;min-height:0}
.gl-scroll{flex:1;min-height:0;overflow:auto;overscroll-behavior:contain;transition:opacity var(--quick)}
.gl-rows>.gl-scroll{container-type:inline-size}
.gl-scroll[aria-busy="true"]{opacity:.6}
.gl-scroll>ul>li:last-child{border-bottom-color:transparent}
.gl-head{display:grid;gap:var(--s2);padding:var(--s3) var(--s4);border-bottom:1px solid var(--line)}
.gl-chips{display:flex;align-items:center;flex-wrap:wrap;gap:6px;min-height:24px;min-width:0}
.gl-scope{display:inline-flex;align-items:center;gap:4px;height:24px;padding:0 8px 0 6px;border-radius:var(--r-chip);box-shadow:inset 0 0 0 1px var(--line-strong);color:var(--ink-2);font:var(--t12);font-weight:var(--medium);white-space:nowrap}
.gl-scope:hover{background:var(--surface-hover);color:var(--ink)}
.gl-scope .lucide{width:12px;height:12px}
.gl-clear{margin-left:auto;font:var(--t12);font-weight:var(--medium);color:var(--ink-3);white-space:nowrap;padding:4px 0}
.gl-clear:hover{color:var(--ink)}
.gl-none{font:var(--t12);line-height:20px;color:var(--ink-3);text-wrap:balance}
.gl-lock{display:inline-flex;vertical-align:-1px;margin-right:4px;color:var(--ink-3)}

.gl-bar{display:flex;align-items:center;gap:var(--s2);min-height:56px;padding:var(--s3) var(--s6);flex:none}
.gl-bar-start{display:flex;align-items:center;flex:1;min-width:0}
.gl-parent{display:inline-flex;align-items:center;gap:var(--s2);min-width:0;max-width:100%;font:var(--t13);color:var(--ink-3)}
.gl-parent:hover{color:var(--ink)}
.gl-bar-end{display:flex;align-items:center;gap:var(--s2);flex:none}
.gl-bar .cd-btn[aria-pressed="true"] .lucide-star{fill:currentColor}
.gl-detail{padding:0 var(--s6) var(--s8);container-type:inline-size}
.gl-detail .cd-strip-full{min-width:476px}
@container (max-width:700px){.gl-detail .cd-strip-full thead th:nth-child(odd):not([aria-current]) small{visibility:hidden}.gl-detail .cd-strip{border-spacing:2px 4px}}
.gl-facts{margin-top:var(--s2)}
.cd-facts.gl-facts>*+*::before{content:none}
.gl-facts>:not(:last-child,.cd-av)::after{content:"·";margin-left:var(--s2);color:var(--ink-3)}
.gl-callout{margin-top:var(--s4)}
.gl-tabs{margin-top:var(--s3)}
.gl-quote{display:grid;grid-template-columns:28px minmax(0,1fr);gap:var(--s3);margin-top:var(--s3)}
.gl-quote-who{font:var(--t13)}
.gl-result{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:var(--s5)}
.gl-result dt{font:var(--t12);color:var(--ink-3)}
.gl-result dd+dt{margin-top:var(--s2)}
.gl-foot{padding:var(--s3) var(--s4);padding-bottom:max(var(--s3),env(safe-area-inset-bottom));border-top:1px solid var(--line);flex:none}
.gl-choose{display:grid;place-items:center;height:100%}

.gl-form{display:grid;gap:var(--s6);align-content:start}
.gl-form-2{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--s4)}
.gl-checks{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--s2) var(--s4);margin-top:var(--s2)}
.gl-set+.gl-set{margin-top:var(--s6)}
.gl-picked{display:flex;flex-wrap:wrap;gap:6px;margin-top:var(--s2)}
.gl-picked:empty{display:none}
.gl-hints{display:flex;flex-wrap:wrap;gap:0 var(--s4);justify-content:space-between;flex:1;min-width:0}
.gl-hints>:last-child{margin-left:auto}
.gl-fixed{min-height:var(--h-lg);gap:var(--s2)}
.gl-stale{display:grid;gap:var(--s3)}
.gl-stale>.gl-diff{padding:var(--s3) var(--s4);border:1px solid var(--line);border-radius:var(--r)}
.gl-parent-value{margin-top:6px;display:flex;align-items:center;justify-content:space-between;gap:var(--s3);min-height:var(--h-lg);padding:4px 6px 4px var(--s3);border:1px solid var(--line);border-radius:var(--r)}
.gl-parents{display:grid;gap:var(--s1);margin-top:var(--s1)}
.gl-parent-rows{max-height:280px;overflow:auto;border:1px solid var(--line);border-radius:var(--r)}
.gl-parent-row{position:relative;display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 var(--s3);padding:var(--s2) var(--s3);border-bottom:1px solid var(--line);cursor:pointer}
.gl-parent-row:hover{background:var(--surface-hover)}
.gl-parent-row:has(:checked){background:var(--surface-press)}
.gl-parent-row:has(:disabled){cursor:default;color:var(--ink-3);background:none}
.gl-parent-row:has(:focus-visible){outline:2px solid var(--focus);outline-offset:-2px}
.gl-parent-row>input{grid-row:1/span 2;align-self:start;margin-top:4px;accent-color:var(--ink)}
.gl-parent-row>b{font-weight:var(--regular)}
.gl-parent-row>small{grid-column:2}
.gl-parent-row small{font:var(--t12);color:var(--ink-3)}
.gl-parent-note{padding:var(--s2) var(--s3);font:var(--t12);color:var(--ink-3)}
.gl-parent-note:empty{display:none}

.gl-diff{display:grid;gap:var(--s4)}
.gl-diff dt{font:var(--t12);font-weight:var(--medium);color:var(--ink-3)}
.gl-diff dd{margin-top:2px;max-width:72ch}


.gl-entry{display:grid;gap:var(--s2)}
.gl-entry>.cd-row{min-height:28px}
.gl-comment{display:grid;grid-template-columns:20px minmax(0,1fr);gap:var(--s2);font:var(--t13)}
.gl-comment-text{white-space:pre-line;max-width:72ch}
.gl-comment-tools{display:inline-flex;gap:var(--s2);margin-left:var(--s2)}
.gl-text-btn{font:var(--t12);font-weight:var(--medium);color:var(--ink-3);min-height:24px}
.gl-text-btn:hover{color:var(--ink)}
.gl-comment-on{margin-left:var(--s3)}
.gl-entry:empty{display:none}
.gl-composer{display:grid;gap:var(--s2);margin:var(--s4) 0 var(--s6)}

.gl-tree{width:100%;table-layout:fixed}
.gl-tree th:nth-child(2){width:180px}.gl-tree th:nth-child(3){width:132px}
.gl-tree td{height:44px;padding-right:var(--s3);border-bottom:1px solid var(--line)}
.gl-tree tr[aria-current] td{background:var(--surface-press)}
.gl-tree th{height:32px;font:var(--t12);font-weight:var(--medium);color:var(--ink-3);border-bottom:1px solid var(--line)}
.gl-tree-title{padding-inline-start:calc(var(--gl-level) * 20px);display:flex;align-items:center;gap:var(--s2);min-width:0}
.gl-tree tr:focus-visible{outline:2px solid var(--focus);outline-offset:-2px}
@container (max-width:520px){
.gl-tree-title{padding-inline-start:calc(var(--gl-level) * 10px)}
.gl-tree-title>.cd-cut{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;white-space:normal}
.gl-tree td{height:52px}
.gl-tree th:nth-child(2){width:44px}.gl-tree th:nth-child(3){width:96px}
.gl-tree .cd-person>span:last-child:not(.cd-av),.gl-tree th:nth-child(2) span{display:none}
}

.gl-in-drawer{margin:calc(-1 * var(--s6));display:flex;flex-direction:column;min-height:calc(100% + 2 * var(--s6))}
.gl-in-drawer .gl-scroll{overflow:visible;flex:none}
.gl-in-drawer .cd-title{display:none}
.gl-profile-head{min-height:52px}
.gl-more{padding:var(--s3) 0}
.gl-widget{display:grid;gap:var(--s1)}
.gl-widget>header{display:flex;align-items:baseline;gap:var(--s2)}
.gl-widget>header>:last-child:not(:first-child){margin-left:auto}
.gl-group{margin-top:var(--s2);font:var(--t12);font-weight:var(--semibold);color:var(--ink-3);line-height:24px}
.gl-group-alarm{color:var(--alarm-text)}
.gl-todo li{display:grid;grid-template-columns:16px minmax(0,1fr) auto 84px;align-items:center;gap:var(--s3);min-height:40px;padding:4px 0;border-bottom:1px solid var(--line)}
.gl-todo li:first-child{border-top:1px solid var(--line)}
.gl-todo .lucide{color:var(--ink-3)}
.gl-todo-due{display:flex;align-items:center;gap:var(--s2);font:var(--t12);color:var(--ink-3);white-space:nowrap}
.gl-todo-late{color:var(--alarm-text);font-weight:var(--medium)}
.gl-line{position:relative;display:grid;grid-template-columns:minmax(0,1fr) 109px 120px 120px;align-items:center;gap:var(--s3);min-height:44px;padding:var(--s2) 0;border-bottom:1px solid var(--line)}
.gl-line:hover{background:var(--surface-hover)}
.gl-line .cd-chip{width:120px}
.gl-line-title{font-weight:var(--medium);min-width:0}
.gl-line-title a::after,.gl-line-title button::after{content:"";position:absolute;inset:0}
.gl-line-title button{font-weight:inherit}
.gl-line .cd-tags{margin-top:6px}
.gl-line-wide{grid-column:2/-1}
.gl-lines{border-top:1px solid var(--line);container-type:inline-size}
@container (max-width:640px){
.gl-line{grid-template-columns:minmax(0,1fr) 120px;align-items:start;row-gap:var(--s1)}
.gl-line>.cd-spark{grid-column:2;grid-row:1}
.gl-line>.gl-line-title{grid-row:1/span 3}
.gl-line>.cd-chip{grid-column:2}
}

@media (max-width:1279px){.gl-hide-narrow .gl-label{display:none}}
@media (max-width:1023px){.gl-head .gl-label{display:none}.gl-split{grid-template-columns:minmax(280px,36%) minmax(0,1fr)}}
@media (max-width:767px){
.gl-hints{flex:1 0 100%}
.gl-hints:not(:has(:not(:empty))){display:none}
.gl-hints>:last-child{margin-left:0}
.gl-split{grid-template-columns:minmax(0,1fr)}
.gl-pane-list{border-right:0}
.gl-pane-detail{display:none}
.gl-split[data-open="true"] .gl-pane-list{visibility:hidden}
.gl-split[data-open="true"] .gl-pane-detail{display:flex;position:fixed;inset:0;z-index:30}
.gl-head .cd-btn{height:var(--h-touch);min-width:var(--h-touch)}
.gl-head .cd-search{height:var(--h-touch)}
.gl-head .gl-label{display:none}
.gl-scope,.gl-clear{height:32px}
.gl-bar{padding:0 var(--s1);border-bottom:1px solid var(--line)}
.gl-bar .cd-btn{height:var(--h-touch);min-width:var(--h-touch)}
.gl-detail{padding:var(--s4) var(--s4) var(--s6)}
.gl-tabs .cd-tabs{margin:0 calc(-1 * var(--s4));padding:0 var(--s4)}
.gl-form-2,.gl-checks{grid-template-columns:minmax(0,1fr)}
.gl-todo li{grid-template-columns:16px minmax(0,1fr) auto;row-gap:0;padding:var(--s2) 0}
.gl-todo-due{grid-column:2}
.gl-todo li>:last-child{grid-column:3;grid-row:1/span 2}
}
`;

registerStyles('goals', css);
