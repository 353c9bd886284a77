/**
 * Reset, type and the few utilities that screens may use directly. What people write may be one word without an end: every
 * text breaks anywhere where it must, and boxes give way (D-128).
 */
export const baseStyles = `
*,*::before,*::after{box-sizing:border-box}
html{background:var(--canvas);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--surface);color:var(--ink);font:var(--t14);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:anywhere}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend,table{margin:0;padding:0;border:0;font:inherit}
fieldset{min-width:0}
ul,ol{list-style:none}
table{border-collapse:separate;border-spacing:0}
th,td{padding:0;text-align:left;font-weight:inherit}
button,input,textarea,select{font:inherit;color:inherit;margin:0;letter-spacing:inherit}
button{background:none;border:0;padding:0;text-align:inherit;cursor:pointer}
a{color:inherit;text-decoration:none}
b,strong{font-weight:var(--semibold)}
small{font-size:inherit}
img,svg{vertical-align:middle}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:var(--r)}
::selection{background:var(--primary-tint);color:var(--ink)}
@media (hover:none){:where(button,a,label){-webkit-tap-highlight-color:transparent}}

.lucide{flex:none}
.lucide[width="24"]{width:16px;height:16px;stroke-width:1.75}
.lucide.cd-i-12{width:12px;height:12px;stroke-width:2}
.lucide.cd-i-14{width:14px;height:14px}
.lucide.cd-i-18{width:18px;height:18px}
.lucide.cd-i-20{width:20px;height:20px;stroke-width:1.5}

.cd-vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.cd-marked{white-space:pre-line}
.cd-marked :is(ins,del){border-radius:2px;text-decoration-thickness:1px}
.cd-marked ins{background:var(--good-tint);color:var(--good-text);text-decoration-line:underline;text-underline-offset:3px}
.cd-marked del{background:var(--alarm-tint);color:var(--alarm-text)}
.cd-marked del+ins{margin-left:3px}
.cd-tn{font-variant-numeric:tabular-nums}
.cd-t12{font:var(--t12)}.cd-t13{font:var(--t13)}
.cd-w4{font-weight:var(--regular)}.cd-w5{font-weight:var(--medium)}.cd-w6{font-weight:var(--semibold)}
.cd-ink2{color:var(--ink-2)}.cd-ink3{color:var(--ink-3)}.cd-alarm{color:var(--alarm-text)}
.cd-title{font:var(--t20);font-weight:var(--semibold);letter-spacing:-.01em;text-wrap:pretty}
.cd-heading{font:var(--t16);font-weight:var(--semibold)}
.cd-subheading{font-weight:var(--semibold)}
.cd-prose{max-width:72ch;color:var(--ink-2);text-wrap:pretty;white-space:pre-line}
.cd-cut{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-width:0}
.cd-cut2{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.cd-row{display:flex;align-items:center;gap:var(--s2);min-width:0}
.cd-stack{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s2);min-width:0;align-content:start}
.cd-stack>:is(.cd-btn,.cd-tag,.cd-chip):not(.cd-btn-full,.cd-chip-fill){justify-self:start}
.cd-wrap{flex-wrap:wrap}
.cd-push{margin-left:auto}
.cd-gap-1{gap:var(--s1)}.cd-gap-2{gap:var(--s2)}.cd-gap-3{gap:var(--s3)}.cd-gap-4{gap:var(--s4)}.cd-gap-5{gap:var(--s5)}.cd-gap-6{gap:var(--s6)}.cd-gap-8{gap:var(--s8)}
.cd-link{font-weight:var(--medium);text-decoration:underline;text-decoration-color:var(--line-strong);text-underline-offset:3px;transition:text-decoration-color var(--quick)}
.cd-link:hover{text-decoration-color:currentColor}
.cd-facts{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s1) var(--s2);font:var(--t13);color:var(--ink-2)}
.cd-facts>*+*::before{content:"·";margin-right:var(--s2);color:var(--ink-3)}
.cd-facts>.cd-av+*::before{content:none!important}
.cd-section{padding-top:var(--s6)}
.cd-section>header{display:flex;align-items:baseline;gap:var(--s2);margin-bottom:var(--s2)}
.cd-card{border:1px solid var(--line);border-radius:var(--r-float);background:var(--surface)}
.cd-kbd{display:inline-flex;align-items:center;gap:1px;height:20px;padding:0 5px;border:1px solid var(--line);border-radius:var(--r-chip);background:var(--surface);color:var(--ink-3);font:var(--t12)}
.cd-count{display:inline-block;min-width:16px;height:16px;padding:0 4px;border-radius:var(--r-full);background:var(--inverse);color:var(--on-inverse);font:600 11px/16px var(--font);text-align:center;font-variant-numeric:tabular-nums}
`;
