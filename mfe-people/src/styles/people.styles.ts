import { registerStyles } from '@cadence/shared-ui';

/** Layout of the profile and the directory; what components look like is the design system's. */
const css = `
.pe-page{padding:var(--s6)}
.pe-place{display:grid;min-height:100%;align-content:stretch;outline:0;scroll-margin-top:var(--header-h)}
.pe-profile{display:grid;grid-template-columns:336px minmax(0,1fr);min-height:100%}
.pe-card{padding:var(--s6);border-right:1px solid var(--line);min-width:0}
.pe-card>section{padding:var(--s4) 0;border-top:1px solid var(--line)}
.pe-card>section:last-child{padding-bottom:0}
.pe-card>section>header{display:flex;align-items:center;justify-content:space-between;gap:var(--s2);min-height:20px;margin-bottom:var(--s2)}
.pe-card>section>header>button{min-height:24px}
.pe-card>section h3{font:var(--t12);font-weight:var(--medium);color:var(--ink-3)}
.pe-card>section>.cd-tags{gap:var(--s2)}
.pe-name{margin-top:var(--s4)}
.pe-name>.cd-tags{margin-top:var(--s2)}
.pe-about{margin:var(--s3) 0 0}
.pe-head{padding-bottom:var(--s4)}
.pe-notice{margin-bottom:var(--s5)}
.pe-settings{display:grid;gap:var(--s5);max-width:560px;padding-top:var(--s4)}
.pe-settings .cd-btn{justify-self:start;margin-top:var(--s3)}
.pe-face{display:flex;align-items:flex-start;justify-content:space-between;gap:var(--s3)}
.pe-photo{display:grid;justify-items:center;gap:var(--s3)}
.pe-photo-button{position:relative;display:inline-grid}
.pe-photo-button>button{position:absolute;right:-2px;bottom:-2px;display:grid;place-items:center;width:26px;height:26px;border:1px solid var(--line-strong);border-radius:50%;background:var(--surface);color:var(--ink-2)}
.pe-photo-button>button::after{content:"";position:absolute;right:1px;bottom:1px;width:72px;height:72px;border-radius:50%}
.pe-photo-button>button>.lucide{width:13px;height:13px}
.pe-photo-button:hover>button{background:var(--surface-hover);color:var(--ink)}
.pe-crop{position:relative;width:100%;aspect-ratio:1;border-radius:var(--r);overflow:hidden;background:#000}
.pe-crop-box{position:absolute;inset:0;display:flex;align-items:center;justify-content:center;overflow:hidden;cursor:move;touch-action:none;user-select:none}
.pe-crop-media{position:absolute;inset:0;max-width:100%;max-height:100%;margin:auto;will-change:transform}
.pe-crop-area{position:absolute;left:50%;top:50%;translate:-50% -50%;border:1px solid rgb(255 255 255/.7);border-radius:50%;box-shadow:0 0 0 9999px;color:rgb(0 0 0/.55);overflow:hidden}
.pe-crop-area:focus-visible{outline:2px solid #fff;outline-offset:2px}
.pe-zoom{display:flex;align-items:center;gap:var(--s3);width:100%;font:var(--t13);color:var(--ink-2)}
.pe-zoom>input{flex:1;accent-color:var(--ink)}
.pe-row-error{display:flex;align-items:center;gap:var(--s1);color:var(--alarm-text)!important;white-space:normal}
.pe-row-error>.lucide{width:12px;height:12px;flex:none}
.pe-acts{display:flex;flex-wrap:wrap;gap:var(--s1) var(--s4);margin-top:var(--s3)}
.pe-flags{display:grid;gap:var(--s2)}
.pe-flags legend{margin-bottom:var(--s2)}
.pe-manager{padding-top:var(--s4);border-top:1px solid var(--line)}
.pe-manager>div{display:flex;align-items:center;justify-content:space-between;gap:var(--s3);margin-top:var(--s2)}
.pe-managers{display:grid;gap:var(--s3);justify-items:stretch}
.pe-managers>.cd-btn{justify-self:start;margin-left:calc(-1*var(--s2))}
.pe-managers>ul{border-top:1px solid var(--line)}
.pe-managers>ul:empty{border:0}
.pe-managers li{display:flex;align-items:center;justify-content:space-between;gap:var(--s3);min-height:56px;border-bottom:1px solid var(--line)}
.pe-managers li>:first-child{min-width:0}
.pe-reports-bar{display:flex;align-items:center;justify-content:space-between;gap:var(--s3);min-height:32px;margin-bottom:var(--s3)}
.pe-rows>.pe-reports-bar{padding:0 var(--s2)}
.pe-reports-bar>.cd-link{margin-left:auto}
.pe-row-action{position:relative;z-index:1}
.pe-line{display:flex;align-items:center;gap:var(--s3);min-height:28px;color:var(--ink-2);min-width:0}
.pe-line>.lucide{color:var(--ink-3)}
.pe-line>.cd-tag{margin-left:auto}
.pe-main{padding:0 var(--s6) var(--s6);min-width:0}
.pe-main .cd-tabs{padding-top:var(--s4)}
.pe-main>.cd-empty{min-height:320px}
.pe-counts{display:grid;gap:var(--s1);margin-top:var(--s3)}
.pe-counts>li{display:flex;gap:var(--s2)}
.pe-counts b{min-width:24px;text-align:right;color:var(--ink);font-variant-numeric:tabular-nums}
.pe-skel-tabs{display:flex;gap:var(--s5);height:56px;align-items:flex-end;padding-bottom:var(--s3);border-bottom:1px solid var(--line)}
.pe-skel-card{display:grid;gap:var(--s3)}

.pe-bar{display:flex;align-items:center;gap:var(--s2);margin-bottom:var(--s3)}
.pe-bar>.cd-search{flex:0 1 320px}
.pe-chips{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2);margin-bottom:var(--s3)}
.pe-chips>.cd-link{font:var(--t13);margin-left:var(--s1)}
.pe-filters{display:grid;gap:var(--s4);max-height:min(560px,calc(100vh - 200px));overflow:auto}
.pe-filters legend{margin-bottom:var(--s1);font:var(--t12);font-weight:var(--medium);color:var(--ink-3)}
.pe-filters fieldset>div{display:grid;gap:2px}
.pe-filters .cd-check{padding:var(--s1) 0}
.pe-rows{margin:0 calc(-1*var(--s2))}
.pe-table{table-layout:fixed}
.pe-table td,.pe-table tbody th{height:52px;padding-top:6px;padding-bottom:6px}
.pe-table tbody tr{content-visibility:auto;contain-intrinsic-size:auto 52px}
.pe-table tr[aria-current]>*{background:var(--surface-press)}
.pe-table tr[aria-current]>:first-child{box-shadow:inset 2px 0 var(--primary)}
.pe-rows tbody :is(th,td):first-child{padding-left:var(--s2)}
.pe-rows thead th:first-child{padding-left:var(--s2)}
.pe-rows tbody a::after{content:"";position:absolute;inset:0}
.pe-rows tbody a:focus-visible{outline:none}
.pe-rows tr:has(a:focus-visible){outline:2px solid var(--focus);outline-offset:-2px}
.pe-rows tbody tr:hover a{text-decoration:underline;text-decoration-color:var(--line-strong);text-underline-offset:3px}
.pe-two{display:grid;min-width:0}
.pe-two>small{font:var(--t12);color:var(--ink-3)}
.pe-sort{display:inline-flex;align-items:center;gap:var(--s1);height:28px;margin-left:-6px;padding:0 6px;border-radius:var(--r);font-weight:inherit}
.pe-sort:hover{background:var(--surface-hover);color:var(--ink)}
.pe-sort>.lucide{width:12px;height:12px;visibility:hidden}
[aria-sort]:not([aria-sort="none"])>.pe-sort{color:var(--ink)}
[aria-sort]:not([aria-sort="none"])>.pe-sort>.lucide{visibility:visible}
.pe-sort:is(:hover,:focus-visible)>.lucide{visibility:visible}
.pe-cards{border-top:1px solid var(--line);margin:0 calc(-1*var(--s4))}
.pe-cards>li{position:relative;display:grid;grid-template-columns:40px minmax(0,1fr);gap:var(--s1) var(--s3);padding:var(--s3) var(--s4);border-bottom:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 84px}
.pe-cards>li[aria-current]{background:var(--surface-press);box-shadow:inset 2px 0 var(--primary)}
.pe-cards>li>.cd-av{grid-row:1/3}
.pe-cards a::after{content:"";position:absolute;inset:0}
.pe-cards a:focus-visible{outline:none}
.pe-cards>li:has(a:focus-visible){outline:2px solid var(--focus);outline-offset:-2px}
.pe-cards .cd-tags{grid-column:2;align-items:center}
.pe-page .cd-list-foot{border-top:0;padding-left:0;padding-right:0}
.pe-rows .cd-list-foot{border-top:0;padding-left:var(--s2);padding-right:var(--s2)}
.pe-reports{margin-top:var(--s3)}
.pe-skel-rows{border-top:1px solid var(--line)}
.pe-skel-rows>div{display:grid;grid-template-columns:32px 2fr 2fr 1fr;align-items:center;gap:var(--s3);height:52px;padding:0 var(--s2);border-bottom:1px solid var(--line)}
@media (pointer:coarse){.pe-card>section>header>button{min-height:36px}}
@media (max-width:899px){
.pe-profile{grid-template-columns:minmax(0,1fr);min-height:0}
.pe-card{border-right:0;border-bottom:1px solid var(--line)}
}
@media (max-width:767px){
.pe-page,.pe-card{padding:var(--s4)}
.pe-main{padding:0 var(--s4) var(--s4)}
.pe-main .cd-tabs{margin:0 calc(-1*var(--s4));padding:var(--s2) var(--s4) 0}
.pe-bar{flex-wrap:wrap}
.pe-bar>.cd-search{flex:1 1 100%}
.pe-line{min-height:32px}
}
`;

registerStyles('people', css);
