import { registerStyles } from '@cadence/shared-ui';

/** The widgets of the dashboard. */
registerStyles(
  'goals-dashboard',
  `
.gl-todo-title a:hover{text-decoration:underline;text-underline-offset:3px}
.gl-todo-title{min-width:0;font-weight:var(--medium);display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.gl-theme{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--s1) var(--s3);min-height:32px;padding-bottom:var(--s2)}
.gl-theme:not(:has(.gl-theme-title)){align-items:center}
.gl-theme-title{font:var(--t20);font-weight:var(--semibold);letter-spacing:-.01em;min-width:0}
.gl-theme-tools{display:inline-flex;align-self:center}
.gl-standing{display:grid;gap:var(--s1);padding-bottom:var(--s3)}
.gl-standing ul{display:flex;gap:2px;border-radius:var(--r);overflow:hidden}
.gl-standing li{flex:1 1 0;min-width:44px;height:32px;overflow:hidden}
.gl-standing a,.gl-standing-silent{display:flex;align-items:center;gap:6px;height:100%;padding:0 var(--s2);font:var(--t12);white-space:nowrap;overflow:hidden}
.gl-standing a:hover{text-decoration:underline;text-underline-offset:3px}
.gl-standing a:focus-visible{outline-offset:-3px}
.gl-standing li b{font-weight:var(--semibold);font-variant-numeric:tabular-nums}
.gl-standing li span{overflow:hidden;text-overflow:ellipsis}
${[0, 1, 2, 3, 4].map((step) => `.gl-standing .cd-l${step}{background:var(--l${step}-fill);color:var(--l${step}-on)}`).join('')}
.gl-standing li.gl-standing-silent{background:var(--surface-press);color:var(--ink-2)}
.gl-standing p{display:flex;flex-wrap:wrap;gap:0 var(--s2)}
.gl-up{color:var(--good-text)}.gl-down{color:var(--alarm-text)}
.gl-standing p .lucide{width:14px;height:14px;vertical-align:-2px}
.gl-widget.gl-compliance{gap:var(--s4)}
.gl-compliance .cd-seg{justify-self:start}
.gl-compliance .cd-seg button{padding-inline:var(--s2)}
.gl-compliance-body{display:grid;gap:var(--s4)}
.gl-ring-line{display:grid;grid-template-columns:104px minmax(0,1fr);align-items:center;gap:var(--s5);padding:var(--s2);margin:calc(-1*var(--s2));border-radius:var(--r);text-align:left;color:var(--ink-2)}
button.gl-ring-line:hover{background:var(--surface-hover)}
.gl-ring-line b{display:block;color:var(--ink);font-weight:var(--semibold);font-variant-numeric:tabular-nums}
.gl-predicates{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border:1px solid var(--line);border-radius:var(--r)}
.gl-predicates li+li{border-left:1px solid var(--line)}
.gl-predicates button{display:grid;width:100%;padding:var(--s2);border-radius:inherit;text-align:left;font:var(--t12);color:var(--ink-2)}
.gl-predicates button:hover{background:var(--surface-hover)}
.gl-predicates b{font:var(--t16);font-weight:var(--semibold);color:var(--ink);font-variant-numeric:tabular-nums}
.gl-people>li{display:flex;align-items:center;min-height:52px;border-bottom:1px solid var(--line)}
.gl-people>li:first-child{border-top:1px solid var(--line)}
.gl-people a:hover{text-decoration:underline;text-underline-offset:3px}
.gl-people .cd-person{min-width:0}
.gl-view-all{margin-top:var(--s2)}
.gl-behind{display:grid;gap:var(--s4)}
.gl-behind .cd-seg{justify-self:start}
.gl-behind-meaning{padding-top:var(--s2)}
.gl-behind .cd-list-foot{padding-inline:0}
@media (max-width:767px){
.gl-todo-title{-webkit-line-clamp:3}
.gl-theme{align-items:center}
.gl-theme-title{order:1;flex-basis:100%}
}
`,
);
