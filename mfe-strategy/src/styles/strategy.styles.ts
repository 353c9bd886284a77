import { registerStyles } from '@cadence/shared-ui';

/** Layout of the strategy and what it is written with; what components look like is the design system's. */
registerStyles(
  'strategy',
  `
.st-page{display:grid;grid-template-columns:minmax(0,1fr) 344px;min-height:100%}
.st-alone{grid-template-columns:minmax(0,1080px)}
.st-main{min-width:0;padding:var(--s5) var(--s6) var(--s10)}
.st-aside{display:grid;align-content:start;gap:var(--s8);min-width:0;padding:var(--s5) var(--s6) var(--s10);border-left:1px solid var(--line)}
.st-notices{display:grid;gap:var(--s3)}
.st-notices:empty{display:none}
.st-welcome{display:flex;align-items:center;gap:var(--s3);padding:var(--s3) var(--s3) var(--s3) var(--s4);border-radius:var(--r);background:var(--surface-sunken);color:var(--ink-2)}
.st-welcome>p{flex:1;min-width:0;text-wrap:pretty}
.st-welcome b{color:var(--ink)}

.st-statement{display:grid;grid-template-columns:168px minmax(0,1fr) auto;gap:var(--s2) var(--s5);padding:var(--s5) 0;border-bottom:1px solid var(--line)}
.st-statement>h2{line-height:28px;font-weight:var(--medium);color:var(--ink-2)}
.st-creed{max-width:30em;font:var(--t20);letter-spacing:-.01em;text-wrap:pretty}
.st-creed :is(h2,h3){font:inherit;font-weight:var(--semibold)}
.st-question{max-width:56ch;color:var(--ink-3);text-wrap:pretty}
.st-statement>.st-question{padding-top:var(--s1)}
.st-edit.cd-btn-quiet{margin-right:-10px}

.st-objectives{padding-top:var(--s6)}
.st-objectives>header,.st-aside header{display:flex;align-items:center;justify-content:space-between;gap:var(--s3);min-height:28px}
.st-objectives>header{margin-bottom:var(--s2)}
.st-area{display:grid;grid-template-columns:24px 132px minmax(0,1fr);gap:var(--s4);align-items:start;padding:var(--s3) 0;border-bottom:1px solid var(--line)}
.st-area>h3{font-weight:var(--medium)}
.st-area .cd-rich-body{max-width:72ch;color:var(--ink-2);text-wrap:pretty}
.st-number{display:grid;place-items:center;width:24px;height:24px;margin-top:-2px;border-radius:var(--r-chip);box-shadow:inset 0 0 0 1px var(--line-control);color:var(--ink-3);font:var(--t12);font-weight:var(--medium);font-variant-numeric:tabular-nums}
.st-number-on{background:var(--inverse);color:var(--on-inverse);box-shadow:none;font-weight:var(--semibold)}

.st-aside header{margin-bottom:var(--s3)}
.st-aside header>.cd-btn-quiet{margin-right:-10px}
.st-aside section>.cd-btn{margin-top:var(--s3)}
.st-small{font:var(--t13);color:var(--ink-3);text-wrap:pretty}
.st-meters{display:grid;gap:var(--s4);margin-top:var(--s4)}
.st-row{display:flex;align-items:center;gap:var(--s2);width:100%;min-height:48px;border-block:1px solid var(--line);font-weight:var(--medium);transition:background var(--quick)}
.st-aside>.st-row{margin-top:calc(-1*var(--s3))}
.st-row:hover{background:var(--surface-hover)}
.st-row>.lucide{color:var(--ink-2)}
.st-no-video{display:grid;justify-items:start;gap:var(--s3);padding:var(--s4);border:1px dashed var(--line-strong);border-radius:var(--r);color:var(--ink-2);text-wrap:pretty}

.st-video{position:relative;aspect-ratio:16/9;border-radius:var(--r);overflow:hidden;background:var(--still);color:var(--on-still)}
.st-video>:is(iframe,video,.st-still){display:block;width:100%;height:100%;border:0}
.st-still{display:grid!important;place-items:center;position:relative;color:inherit}
.st-still:focus-visible{outline:2px solid var(--on-still);outline-offset:-4px}
.st-play{position:relative;display:grid;place-items:center;width:48px;height:48px;margin-bottom:var(--s4);border-radius:50%;background:#fff;color:#1d1c19;transition:scale var(--quick)}
.st-play>.lucide{width:20px;height:20px;margin-left:2px;fill:currentColor}
.st-still:hover .st-play{scale:1.06}
.st-bars{position:absolute;inset:auto var(--s4) 40px;display:flex;align-items:end;gap:4px;height:40px;opacity:.22}
.st-bars>i{flex:1;border-radius:1px;background:currentColor}
.st-still-text{position:absolute;inset:auto var(--s4) var(--s3);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font:var(--t12);text-align:center}
.st-failed{display:grid;place-content:center;justify-items:center;gap:var(--s2);height:100%;padding:var(--s4);text-align:center}
.st-preview{max-width:400px}

.st-drawer,.st-form,.st-editor{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s5)}
.st-editor{gap:var(--s4)}
.st-editor>:last-child>.cd-tabs{margin-top:calc(-1*var(--s2))}
.st-editor .cd-tab-panel{padding-top:var(--s5)}
.st-drawer>.cd-seg{justify-self:start}
.st-changes{display:grid;gap:var(--s6)}
.st-changes header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:2px var(--s3);margin-bottom:var(--s1)}
.st-changes h3,.st-guide h3,.st-undecided h3{font-weight:var(--semibold)}
.st-changes :is(.cd-marked,.cd-rich-body){max-width:72ch}
.cd-notice-text .st-undecided{display:grid;gap:var(--s2);margin-top:var(--s3);padding:var(--s3);border-radius:var(--r);background:var(--surface-raised);color:var(--ink)}
.st-undecided dl{display:grid;gap:var(--s2)}
.st-undecided dt{font:var(--t12);color:var(--ink-3)}
.st-undecided dd{white-space:pre-line}
.st-met:focus{outline:none}
.st-versions{border-top:1px solid var(--line);margin-top:calc(-1*var(--s2))}
.st-versions>li{border-bottom:1px solid var(--line)}
.st-version{display:flex;align-items:center;gap:var(--s3);width:100%;min-height:56px;padding:var(--s2);transition:background var(--quick)}
.st-version:hover{background:var(--surface-hover)}
.st-version>span:first-child{display:grid;flex:1;min-width:0}
.st-version b{font-weight:var(--medium)}
.st-version>.lucide{color:var(--ink-3)}
.st-guide-video{display:grid;gap:var(--s2)}
.st-guide{display:grid;gap:var(--s5);counter-reset:step}
.st-guide>li{position:relative;padding-left:40px;counter-increment:step}
.st-guide>li::before{content:counter(step);position:absolute;left:0;top:-2px;display:grid;place-items:center;width:24px;height:24px;border-radius:var(--r-chip);box-shadow:inset 0 0 0 1px var(--line-control);color:var(--ink-3);font:var(--t12);font-weight:var(--medium)}
.st-guide p{max-width:60ch;color:var(--ink-2);text-wrap:pretty}
.st-printed{display:none}
.st-badge{padding:var(--s4) var(--s4) 0}
.st-badge+.st-page{min-height:0}

@media (max-width:1180px){
.st-statement{grid-template-columns:minmax(0,1fr) auto}
.st-statement>:is(.st-creed,.st-question){grid-column:1/-1;grid-row:2;padding-top:0}
}
@media (max-width:1023px){
.st-page{grid-template-columns:minmax(0,1fr);align-content:start}
.st-aside{border-left:0;border-top:1px solid var(--line);padding-top:var(--s6)}
.st-aside>section{max-width:480px}
}
@media (max-width:767px){
.st-main,.st-aside{padding-inline:var(--s4)}
.st-main{padding-top:var(--s4);padding-bottom:var(--s8)}
.st-statement{padding:var(--s4) 0}
.st-statement>h2{line-height:var(--h-sm)}
.st-unwritten.st-statement{grid-template-columns:minmax(0,1fr)}
.st-unwritten>.st-edit{justify-self:start;margin-top:var(--s1)}
.st-area{grid-template-columns:24px minmax(0,1fr);gap:var(--s1) var(--s3)}
.st-area>:is(.cd-rich-body,.st-question){grid-column:2}
.st-objectives>header{flex-wrap:wrap}
}
@media (forced-colors:active){.st-number-on{outline:2px solid ButtonText}.st-play{border:1px solid}}
@media print{
.st-page{display:block;color-scheme:light}
.st-badge,.st-aside,.st-notices,.st-unwritten,.st-main .cd-btn{display:none!important}
.st-main{padding:0;color:#000}
.st-printed{display:block;margin-top:20px}
.st-printed-head{margin:0 0 20px;padding-bottom:12px;border-bottom:2px solid #000}
.st-printed-head>p:first-child{font:var(--t28);font-weight:var(--semibold)}
.st-statement{grid-template-columns:150px minmax(0,1fr);break-inside:avoid}
.st-statement>.st-creed{grid-column:2;grid-row:1}
.st-objectives>header{break-after:avoid}
.st-area{break-inside:avoid}
.st-number-on{print-color-adjust:exact}
}
`,
);
