/** The look of the page: one file without a network, light or dark as the reader's machine is, down to a phone. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fbf9f4;--card:#fffefb;--ink:#22252b;--soft:#666a73;--line:#dcd7cb;--win:#12758a;--lose:#c4551f;
--band:#12758a1f;--dot:#22252b;--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif}
@media(prefers-color-scheme:dark){:root{--paper:#14161b;--card:#1b1e25;--ink:#e9e6df;--soft:#a0a4ad;--line:#343944;--win:#4fb6cb;--lose:#f08a55;
--band:#4fb6cb26;--dot:#e9e6df}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1180px;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font:600 2.3rem/1.15 var(--serif);margin:0 0 .4rem;letter-spacing:-.01em}
h2{font:600 1.45rem/1.2 var(--serif);margin:0 0 .25rem}
h3{font:600 1.05rem/1.2 var(--serif);margin:0 0 .5rem}
.lead{color:var(--soft);margin:0 0 1.75rem;max-width:70ch}
.note{color:var(--soft);margin:0 0 1rem;max-width:75ch;font-size:.92rem}
code{font:.88em ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
section{margin-top:2.75rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:.75rem;padding:0;margin:0;list-style:none}
.tiles li{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:.8rem 1rem;font-size:.88rem;color:var(--soft);line-height:1.35}
.tiles small{font-size:.6em;font-weight:400;color:var(--soft)}
.tiles strong{display:block;font:600 1.7rem/1.2 var(--serif);color:var(--ink)}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,31rem),1fr));gap:1rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem 1.1rem;min-width:0}
.pairs{width:100%;border-collapse:separate;border-spacing:3px;table-layout:fixed}
.pairs th{font-weight:600;font-size:.85rem;padding:.3rem .2rem;text-align:center;overflow:hidden}
.pairs tbody th{text-align:right;padding-right:.6rem}
.pairs col:first-child{width:6.2rem}
.pairs td{text-align:center;border-radius:6px;padding:.55rem 0 .5rem;line-height:1.15;border:1px solid transparent}
.pairs td small{display:block;font-size:.68rem;opacity:.75}
.pairs .win{background:color-mix(in oklab,var(--win) var(--t),var(--card))}
.pairs .lose{background:color-mix(in oklab,var(--lose) var(--t),var(--card))}
.pairs .self{color:var(--soft)}
.row{display:grid;grid-template-columns:minmax(7.5rem,12rem) 1fr 5.2rem;align-items:center;gap:.7rem;min-height:1.65rem;font-size:.92rem}
.units .row{grid-template-columns:minmax(8rem,11.5rem) 1fr 4.6rem;min-height:1.45rem;font-size:.86rem}
.twofold .row{grid-template-columns:minmax(9rem,15rem) 1fr 4.6rem}.systems .row{grid-template-columns:minmax(9rem,23rem) 1fr 4.6rem}
.name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.name small{color:var(--soft)}
.said{text-align:right;white-space:nowrap}
.said em{font-style:normal;font-size:.75em}
.over .said,.over .name{color:var(--win)}.under .said,.under .name{color:var(--lose)}
.track{position:relative;display:block;height:1.2rem}
.track>*{position:absolute;display:block}
.band{top:-.25rem;bottom:-.25rem;background:var(--band)}
.tick{top:-.25rem;bottom:-.25rem;width:1px;background:var(--line)}
.reach{top:calc(50% - 1.5px);height:3px;border-radius:2px;background:var(--soft);opacity:.75}
.dot,.starter,.built{top:50%;width:10px;height:10px;margin:-5px 0 0 -5px;border-radius:50%;background:var(--dot)}
.over .dot{background:var(--win)}.under .dot{background:var(--lose)}
.perhaps .dot{background:var(--card);border:2.5px solid var(--win)}.under.perhaps .dot{border-color:var(--lose)}
.starter,.built{border-radius:1px;width:7px;height:7px;margin:-3.5px 0 0 -3.5px;background:var(--card);border:1.5px solid var(--soft);transform:rotate(45deg)}
.starter{transform:none}
.axis{min-height:1.1rem}.axis .track{height:1rem}
.axis b{font-weight:400;font-size:.72rem;color:var(--soft);transform:translateX(-50%);white-space:nowrap}
.histogram{display:flex;align-items:flex-end;gap:2px;height:190px;padding-bottom:1.3rem}
.histogram span{position:relative;flex:1;height:100%;display:flex;align-items:flex-end}
.histogram i{display:block;width:100%;background:var(--win);border-radius:2px 2px 0 0;min-height:1px}
.histogram b{position:absolute;top:100%;left:50%;transform:translateX(-50%);font-weight:400;font-size:.72rem;color:var(--soft)}
.parts{display:flex;height:1.6rem;border-radius:6px;overflow:hidden;gap:2px}
.part0{background:var(--lose)}.part1{background:var(--win)}.part2{background:var(--soft)}.part3{background:var(--line)}
.legend{list-style:none;padding:0;margin:.6rem 0 0;display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;font-size:.9rem}
.legend i{display:inline-block;width:.75rem;height:.75rem;border-radius:3px;margin-right:.45rem}
.scroll{overflow-x:auto}
.plain{width:100%;border-collapse:collapse;font-size:.92rem}
.plain th,.plain td{padding:.32rem .5rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
.plain th{font-weight:600;font-size:.82rem;color:var(--soft)}
.plain th:first-child,.plain td:first-child{text-align:left;padding-left:0}
.list{margin:0;padding-left:1.1rem;font-size:.92rem;columns:2 20rem}
.key{display:inline-block;position:relative;width:11px;height:11px;margin:0 .15rem 0 .4rem;vertical-align:-1px}
.key>*{position:absolute;left:50%}
footer{margin-top:3rem;color:var(--soft);font-size:.88rem}
@media(max-width:640px){main{padding:1.5rem 1rem 3rem}h1{font-size:1.8rem}
.tiles{grid-template-columns:1fr 1fr}
.pairs{border-spacing:2px}.pairs col:first-child{width:3.9rem}.pairs th{font-size:.7rem;padding:.2rem .05rem}.pairs tbody th{padding-right:.3rem}
.pairs td{font-size:.74rem;padding:.5rem 0}.pairs td small,.pairs td span{display:none}
.pairs thead span{writing-mode:vertical-rl;transform:rotate(180deg);display:inline-block}
.row,.units .row{grid-template-columns:7.4rem 1fr 4.1rem;gap:.5rem;font-size:.82rem}
.twofold .row{grid-template-columns:8.6rem 1fr 3.4rem;min-height:2.5rem}.twofold .axis{min-height:1.1rem}
.twofold .name{white-space:normal;line-height:1.15}.twofold .name small{display:block;font-size:.72rem}
.card{padding:.85rem .8rem}
.histogram{gap:1px}}
@media print{section{break-inside:avoid}}
`;
