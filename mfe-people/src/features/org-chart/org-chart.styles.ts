import { registerStyles } from '@cadence/shared-ui';

/** The org chart, its outline and what floats above them. Sizes of cards and rows stand in the layout, too. */
const css = `
.oc-page{display:grid;grid-template-rows:minmax(0,1fr);height:100%}
.oc-page>div{display:grid;grid-template-rows:auto minmax(0,1fr);min-height:0;min-width:0}
.oc-page .cd-tabs{padding:var(--s2) var(--s6) 0}
.oc-page .cd-tab-panel{min-height:0;min-width:0;outline-offset:-2px}
.oc-page .cd-tab-panel:has(>.oc){display:grid;grid-template-rows:minmax(0,1fr)}
.oc-page .cd-tab-panel:has(>.cd-banner){grid-template-rows:auto minmax(0,1fr)}
.oc-page .cd-tab-panel:not(:has(>.oc)){overflow:auto}
.oc{position:relative;overflow:hidden;min-height:320px;background:var(--canvas)}
.oc>.cd-empty{height:100%}
.oc-surface,.oc-view,.oc-picture{position:absolute;inset:0;width:100%;height:100%}
.oc-surface{outline-offset:-2px;cursor:grab}
.oc-surface:active{cursor:grabbing}
.oc-view{overflow:hidden;touch-action:none;user-select:none}
.oc-world{position:absolute;top:0;left:0;width:0;height:0;transform-origin:0 0}
.oc-card{position:absolute;display:grid;grid-template:auto auto/32px minmax(0,1fr);align-content:center;column-gap:10px;width:208px;height:56px;padding:0 var(--s3);border:1px solid var(--line-strong);border-radius:var(--r);background:var(--surface);text-align:left}
.oc-card:hover{background:var(--surface-hover)}
.oc-card>.cd-av{grid-row:1/3;align-self:center}
.oc-card>b{font:var(--t13);font-weight:var(--medium);align-self:end}
.oc-card>.cd-cut{display:block}
.oc-card>span:last-child{font:var(--t12);color:var(--ink-3)}
.oc-card.oc-above{border-color:var(--ink)}
.oc-card.oc-away{border-style:dashed}
.oc-card[aria-pressed="true"]{border-color:transparent;border-style:solid;box-shadow:0 0 0 2px var(--primary-strong);background:var(--primary-tint)}
.oc-more{position:absolute;display:inline-flex;align-items:center;justify-content:center;gap:3px;min-width:48px;height:32px;padding:0 6px;transform:translate(-50%,-14px);border:6px solid transparent;border-radius:var(--r-full);background:var(--surface) padding-box;box-shadow:inset 0 0 0 1px var(--line-strong);font:var(--t12);font-weight:var(--medium);color:var(--ink-2);font-variant-numeric:tabular-nums}
.oc-more:hover{color:var(--ink);background-color:var(--surface-hover)}
.oc-more::after{content:"";width:5px;height:5px;margin:-2px 0 0 1px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
.oc-more[aria-expanded="true"]::after{margin-top:3px;transform:rotate(225deg)}
.oc-search,.oc-views,.oc-info,.oc-foot,.oc-minimap{position:absolute;z-index:2}
.oc-search{top:var(--s4);left:var(--s6);width:272px}
.oc-search>.lucide{position:absolute;top:50%;left:10px;translate:0 -50%;color:var(--ink-3)}
.oc-search .cd-input{border-color:transparent;background:none;padding-left:34px}
.oc-search .cd-input:focus-within:has(:focus-visible){outline:0}
.oc-search:focus-within{outline:2px solid var(--focus);outline-offset:-1px}
.oc-search .cd-btn-caret{display:none}
.oc-views{top:var(--s4);left:calc(var(--s6) + 272px + var(--s3));padding:0;border-radius:var(--r)}
.oc-views .cd-seg{display:flex}
.oc-foot{display:flex;gap:var(--s3);left:var(--s6);bottom:var(--s6);box-shadow:none}
.oc-tools{display:flex;align-items:center;padding:2px}
.oc-percent{min-width:44px;text-align:center;font:var(--t12);color:var(--ink-2);font-variant-numeric:tabular-nums}
.oc-minimap{right:var(--s6);bottom:var(--s6);width:184px;height:112px;overflow:hidden;cursor:pointer;touch-action:none}
.oc-minimap>canvas{display:block;width:100%;height:100%}
.oc-minimap>span{position:absolute;top:0;left:0;border:1.5px solid var(--ink);border-radius:3px}
.oc-info{display:grid;gap:var(--s4);top:var(--s4);right:var(--s6);width:288px;max-height:calc(100% - 2*var(--s4));overflow:auto;padding:var(--s4)}
.oc-info>header{display:flex;align-items:flex-start;gap:var(--s3)}
.oc-info>header>p{display:grid;flex:1;min-width:0}
.oc-info>header>p>span{font:var(--t13);color:var(--ink-2)}
.oc-info>header>.cd-btn{margin:-4px -6px 0 0}
.oc-info>dl{display:grid;grid-template-columns:84px minmax(0,1fr);gap:var(--s1) var(--s2);font:var(--t13)}
.oc-info dt{color:var(--ink-3)}
.oc-info dd{min-width:0}
.oc-info dd>.cd-link{max-width:100%;font:inherit}
.oc-info>footer{display:flex;gap:var(--s2)}
.oc-info>footer>*{flex:1}
.oc-outline{position:absolute;inset:64px 0 0;overflow:auto;border-top:1px solid var(--line);background:var(--surface)}
.oc-rows{position:relative;outline-offset:-2px}
.oc-row{position:absolute;left:0;right:0;top:calc(var(--row)*44px);display:grid;grid-template-columns:28px 28px minmax(96px,280px) minmax(0,1fr) auto;align-items:center;gap:var(--s2);height:44px;padding:0 var(--s6) 0 calc(var(--s4) + var(--indent)*24px);border-bottom:1px solid var(--line);cursor:pointer}
.oc-row:hover{background:var(--surface-hover)}
.oc-row>b{font-weight:var(--medium)}
.oc-row>span.cd-cut{color:var(--ink-3);font:var(--t13)}
.oc-row>small{color:var(--ink-2);font:var(--t12);font-variant-numeric:tabular-nums}
.oc-row[aria-selected="true"]{background:var(--primary-tint);box-shadow:inset 2px 0 var(--primary-strong)}
.oc-rows:focus-visible .oc-active{outline:2px solid var(--focus);outline-offset:-2px}
.oc-arrow{display:grid;place-items:center;width:28px;height:28px;border-radius:var(--r);color:var(--ink-3)}
.oc-arrow:has(svg):hover{background:var(--surface-press)}
.oc-arrow>svg{transition:transform var(--quick)}
.oc-row[aria-expanded="true"]>.oc-arrow>svg{transform:rotate(90deg)}
.oc-skeleton{display:grid;justify-items:center;gap:48px;padding-top:96px}
.oc-skeleton>div{display:flex;gap:16px}
@media (min-width:768px){.oc:has(.oc-info) .oc-outline{right:calc(288px + 2*var(--s6));border-right:1px solid var(--line)}}
@media (max-width:767px){
.oc-page .cd-tabs{padding:0 var(--s4)}
.oc-search{top:var(--s3);left:var(--s3);right:var(--s3);width:auto}
.oc-views{top:auto;bottom:max(var(--s3),env(safe-area-inset-bottom));left:auto;right:var(--s3)}
.oc-foot{left:var(--s3);bottom:max(var(--s3),env(safe-area-inset-bottom));gap:var(--s2)}
.oc-percent,.oc-minimap{display:none}
.oc-info{top:auto;bottom:max(var(--s3),env(safe-area-inset-bottom));left:var(--s3);right:var(--s3);width:auto;z-index:3;max-height:60%}
.oc-info[data-expanded="false"]>dl{display:none}
.oc-outline{inset:68px 0 64px}
.oc-row{grid-template-columns:28px 28px minmax(0,1fr) auto;grid-template-rows:1fr 1fr;padding:0 var(--s4) 0 calc(var(--s2) + var(--indent)*12px);row-gap:0}
.oc-row>:is(.oc-arrow,.cd-av,small){grid-row:1/3}
.oc-row>b{grid-area:1/3;align-self:end}
.oc-row>span.cd-cut{grid-area:2/3;align-self:start;font:var(--t12)}
.oc-row>small{grid-column:4}
.oc-skeleton>div>:nth-child(n+2){display:none}
}
@media (forced-colors:active){.oc-card,.oc-more{border:1px solid ButtonText;background:Canvas}.oc-card[aria-pressed="true"]{outline:2px solid Highlight}.oc-row[aria-selected="true"]{outline:2px solid Highlight;outline-offset:-2px}}
@media print{.oc-search,.oc-views,.oc-foot,.oc-minimap,.oc-info{display:none}}
`;

registerStyles('people-org-chart', css);
