/** The look of the reference: the mall's paper, ink, green and clay, in light and dark. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf8f3; --card: #fffdf9; --ink: #2b2a27; --quiet: #5f5b53; --line: #ddd5c8; --green: #2f5d4a; --clay: #9a4a2c; --code: #f1ebe1; --shade: rgb(43 42 39 / .28); }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1c1a; --card: #232522; --ink: #ece8df; --quiet: #b3ada1; --line: #3d403a; --green: #9fcdb6; --clay: #e5a284; --code: #2b2e29; --shade: rgb(0 0 0 / .7); } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, 'Songti SC', serif; font-weight: 500; line-height: 1.25; text-wrap: balance; }
h1 { margin: 0; font-size: 2.25rem; }
h2 { font-size: 1.75rem; margin: 0 0 .5rem; }
h3 { font-size: 1.3rem; margin: 2rem 0 .25rem; }
h4 { margin: 1.5rem 0 .5rem; font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; color: var(--green); }
a { color: var(--green); text-underline-offset: .2em; }
a:focus-visible, input:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--clay); outline-offset: 2px; }
code, pre { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: .875em; }
code { overflow-wrap: anywhere; }
p code, li code, td code, summary code { background: var(--code); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; overflow: auto; line-height: 1.5; }
pre code { overflow-wrap: normal; }
.example pre { max-height: 28rem; }
.quiet { color: var(--quiet); font-size: .9rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .75rem 1rem; z-index: 1; }
header { padding: 3rem 2rem 2rem; border-bottom: 1px solid var(--line); }
header p { margin: 0; }
.brand { color: var(--clay); letter-spacing: .08em; text-transform: uppercase; font-size: .8rem; }
.columns { display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
nav { position: sticky; top: 0; align-self: start; height: 100vh; overflow: auto; padding: 1.5rem 1rem 3rem 2rem; border-right: 1px solid var(--line); }
nav h2 { font: 600 .8rem/1.4 system-ui, sans-serif; letter-spacing: .08em; text-transform: uppercase; margin: 1.25rem 0 .25rem; }
nav h2 a { color: var(--quiet); text-decoration: none; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: .3rem .5rem; border-radius: 6px; color: var(--ink); text-decoration: none; font-size: .95rem; }
nav a:hover { background: var(--code); }
label { display: block; font-size: .9rem; }
input { width: 100%; margin-top: .35rem; padding: .6rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 8px; }
main { padding: 2rem clamp(1rem, 4vw, 4rem) 6rem; max-width: 72rem; min-width: 0; }
main > section { margin-bottom: 4rem; }
main > section > p { max-width: 44rem; }
.operation { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem clamp(1rem, 3vw, 2rem) 2rem; margin: 1.5rem 0; }
.operation h3 { margin-top: 0; }
.operation > p { max-width: 44rem; }
.self { color: inherit; text-decoration: none; }
.self:hover { text-decoration: underline; }
.api { margin: .25rem 0; }
.sdk { color: var(--quiet); font-size: .9rem; margin-left: .5rem; }
.badges { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; margin: .75rem 0; }
.badges li { border: 1px solid var(--line); border-radius: 99px; padding: .1rem .75rem; font-size: .85rem; }
.badges .login-required { border-color: var(--clay); color: var(--clay); }
/* A table that goes on beyond the edge says so by a shadow there, which is covered where the table ends. */
.scroll { --ground: var(--paper); overflow-x: auto; background: linear-gradient(to right, var(--ground) 30%, transparent) left / 3rem 100% no-repeat local, linear-gradient(to left, var(--ground) 30%, transparent) right / 3rem 100% no-repeat local, linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat, linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat; }
.operation .scroll { --ground: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--quiet); font-weight: 500; font-size: .8rem; }
tbody th { font-weight: 500; min-width: 10rem; }
td:nth-child(2) { min-width: 6.5rem; }
#errors tbody th { min-width: 4.5rem; }
#errors td:nth-child(2) code { white-space: nowrap; }
td:last-child { min-width: 14rem; }
.depth-1 { padding-left: 1rem; } .depth-2 { padding-left: 2rem; } .depth-3 { padding-left: 3rem; } .depth-4 { padding-left: 4rem; } .depth-5 { padding-left: 5rem; }
.required { color: var(--clay); font-size: .8rem; white-space: nowrap; }
.operation th .quiet { font-size: .8rem; font-weight: 400; }
summary { cursor: pointer; padding: .35rem 0; }
.refusals { padding-left: 1.1rem; margin: 0; }
tr:target { background: var(--code); }
@media (max-width: 60rem) { .columns { display: block; } nav { position: static; height: auto; max-height: 16rem; border-right: 0; border-bottom: 1px solid var(--line); padding: 1.5rem 1rem; } header { padding: 2rem 1rem 1.5rem; } }
@media print { nav, .skip { display: none; } .columns { display: block; } }
`;
