/** The style of the page, with a light and a dark color scheme. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf8f3; --card: #fffdf9; --ink: #2b2a27; --quiet: #5f5b53; --line: #ddd5c8; --green: #2f5d4a; --on-green: #fffdf9; --clay: #9a4a2c; --code: #f1ebe1; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1c1a; --card: #232522; --ink: #ece8df; --quiet: #b3ada1; --line: #3d403a; --green: #9fcdb6; --on-green: #1b1c1a; --clay: #e5a284; --code: #2b2e29; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, 'Songti SC', serif; font-weight: 500; line-height: 1.25; }
h1 { margin: 0; font-size: 2.25rem; }
h2 { margin: 0 0 .75rem; font-size: 1.5rem; }
h3 { margin: 1.5rem 0 .25rem; font: 600 .8rem/1.4 system-ui, sans-serif; letter-spacing: .08em; text-transform: uppercase; color: var(--green); }
p { margin: 0; }
code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: .875em; overflow-wrap: anywhere; }
.brand { color: var(--clay); letter-spacing: .08em; text-transform: uppercase; font-size: .8rem; }
.quiet { color: var(--quiet); font-size: .9rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); color: var(--green); padding: .75rem 1rem; z-index: 1; }
:focus-visible { outline: 3px solid var(--clay); outline-offset: 2px; }
header, main { max-width: 104rem; margin-inline: auto; padding: .5rem clamp(1rem, 4vw, 3rem); }
header { display: grid; gap: .5rem; padding-block: 2rem 0; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; padding-bottom: 5rem; }
main > section { min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem clamp(1rem, 3vw, 2rem) 2rem; }
/* The calls have the second column to themselves: they stay in view beside the part that is used. */
@media (min-width: 80rem) {
  main { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: start; }
  main > section { grid-column: 1; padding-inline: 1.5rem; }
  #calls { position: sticky; top: 3.5rem; grid-column: 2; grid-row: 1 / span 3; display: flex; flex-direction: column; max-height: calc(100vh - 5rem); }
  #calls .scroll { max-height: none; min-height: 0; }
}
label { display: block; margin-bottom: .35rem; }
input, select, textarea { width: 100%; max-width: 26rem; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 8px; }
button { min-height: 2.25rem; padding: .3rem .9rem; font: inherit; font-size: .9rem; color: var(--green); background: none; border: 1px solid currentcolor; border-radius: 99px; cursor: pointer; }
button:hover { background: var(--code); }
button[aria-pressed="true"], button.main { color: var(--on-green); background: var(--green); border-color: var(--green); }
.code { color: var(--quiet); font-size: .85em; }
[aria-pressed="true"] .code { color: inherit; }
[aria-invalid="true"] { border: 2px solid var(--clay); }
#status { position: sticky; top: 0; z-index: 1; max-width: 104rem; min-height: 2.8rem; margin-inline: auto; padding: .6rem clamp(1rem, 4vw, 3rem); color: var(--green); }
#status:not(:empty) { background: var(--paper); border-bottom: 1px solid var(--line); }
html { scroll-padding-top: 3.5rem; }
.title { display: flex; flex-wrap: wrap; align-items: start; justify-content: space-between; gap: .5rem; }
.rules, .scenarios, .errors { list-style: none; margin: 0; padding: 0; }
.rules { margin-block: .5rem 1rem; }
.rules li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: baseline; gap: .25rem .75rem; padding: .5rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.index { font-variant-numeric: tabular-nums; }
#no-rules { margin-block: .5rem 1rem; }
#editor { margin-top: 1rem; border-block: 1px solid var(--line); }
#editor-form { padding-bottom: 1rem; }
#states ul { margin: 0; padding-left: 1.1rem; }
textarea { max-width: none; resize: vertical; font: .85rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; white-space: pre; overflow: auto; }
.errors li { margin: .25rem 0 .5rem; color: var(--clay); font-size: .9rem; overflow-wrap: anywhere; }
.scenarios { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1.5rem; }
.scenarios li { display: grid; align-content: start; gap: .35rem; justify-items: start; padding: .6rem 0; }
.scenarios p { font-size: .9rem; color: var(--quiet); }
.scroll { position: relative; max-height: 40rem; overflow: auto; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: .9rem; }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { position: sticky; top: 0; background: var(--card); color: var(--quiet); font-weight: 500; font-size: .8rem; }
td:nth-child(1), td:nth-child(4) { white-space: nowrap; font-variant-numeric: tabular-nums; }
th:nth-child(1), th:nth-child(4) { width: 4.75rem; }
th:nth-child(3) { width: 9rem; }
th:nth-child(5) { width: 5.75rem; }
td:nth-child(5) { overflow-wrap: anywhere; }
.toggle { min-height: 0; padding: 0 0 0 1.25em; text-indent: -1.25em; overflow-wrap: anywhere; border: 0; border-radius: 4px; text-align: left; color: inherit; font: .8125rem/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
.toggle:hover { background: none; text-decoration: underline; }
.toggle::before, summary::before { content: '▸'; content: '▸' / ''; display: inline-block; width: 1.25em; font-family: system-ui, sans-serif; text-indent: 0; color: var(--green); }
.toggle[aria-expanded="true"]::before, [open] > summary::before { content: '▾'; content: '▾' / ''; }
tbody:has(> .details) > tr:first-child > td { border-bottom: 0; }
tbody:has(> .details) .faults { display: none; }
.details > td { padding: 0 0 1.25rem 1.25em; white-space: normal; }
.parts { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: .4rem 1rem; margin: .25rem 0 0; }
.parts summary { padding: 0; }
.parts > dt { color: var(--quiet); }
.parts > dd { margin: 0; overflow-wrap: anywhere; }
.details ul { margin: 0; padding-left: 1.1rem; overflow-wrap: anywhere; }
.details > td > div > button { margin-top: .75rem; }
.pairs { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); gap: .15rem 1rem; margin: 0; font: .8125rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
.pairs dt { color: var(--quiet); overflow-wrap: anywhere; }
.pairs dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
pre { margin: 0; max-height: 20rem; overflow: auto; padding: .75rem; background: var(--code); border-radius: 8px; font: .8125rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 47.99rem) {
  .scroll { max-height: 85vh; }
  .parts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .parts > dt { margin-top: .5rem; }
  table { display: block; }
  tbody { display: block; border-bottom: 1px solid var(--line); }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; padding: .75rem 0; }
  td { padding: 0; border: 0; }
  td:nth-child(2), td:nth-child(3) { flex: 1 0 100%; min-width: 0; }
  td:nth-child(2) { order: -2; }
  td:nth-child(3) { order: -1; }
  .details, .details > td { display: block; padding-block: 0; padding-left: 0; }
  .details > td { padding-bottom: 1rem; }
}
.refused { color: var(--clay); }
.faults { margin: .25rem 0 0; padding-left: 1rem; color: var(--clay); font-size: .85rem; }
.operation { border-bottom: 1px solid var(--line); }
summary { padding: .5rem 0; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.examples { display: flex; flex-wrap: wrap; gap: .5rem; padding: .25rem 0 1rem; }
.answer-form { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); align-items: end; gap: .75rem; padding: .25rem 0 1.25rem; }
.answer-form label { margin: 0; font-size: .9rem; }
.answer-form [role="alert"] { grid-column: 1 / -1; }
.answer-form button { min-height: 2.75rem; justify-self: start; }
`;
