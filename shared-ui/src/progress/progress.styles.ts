export const progressStyles = `
.cd-spin{display:inline-block;width:16px;height:16px;flex:none;animation:cd-spin 900ms linear infinite}
.cd-spin-lg{width:24px;height:24px}
@keyframes cd-spin{to{transform:rotate(360deg)}}
.cd-progress{display:grid;gap:6px;font:var(--t13)}
.cd-progress-head{display:flex;justify-content:space-between;gap:var(--s3)}
.cd-progress-head>span:last-child{color:var(--ink-3);font-variant-numeric:tabular-nums}
.cd-progress-bar{height:6px;border-radius:3px;background:var(--week-ahead);overflow:hidden}
.cd-progress-bar>span{display:block;height:100%;border-radius:3px;background:var(--ink);transition:width var(--calm)}
.cd-ring{width:104px;height:104px;flex:none}
.cd-ring circle{fill:none;stroke:var(--week-ahead);stroke-width:10}
.cd-ring .cd-ring-value{stroke:var(--ink);transform:rotate(-90deg);transform-origin:center;transition:stroke-dasharray var(--calm)}
.cd-ring text{font:600 28px/1 var(--font);fill:var(--ink);letter-spacing:-.02em;font-variant-numeric:tabular-nums}
@media (prefers-reduced-motion:reduce){.cd-spin{animation:none}}
`;
