import type { Operation } from '@mall/contract';
import { declaredExamples } from '../preference.ts';
import type { Scenario } from '../scenarios.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** The page people open: operations with their examples, scenarios, and the last calls. Needs its script; `nonce` lets it and the style run. */
export function controlPage(operations: Iterable<Operation>, scenarios: Iterable<Scenario>, nonce: string): string {
  const domains = Map.groupBy(operations, ({ domain }) => domain);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock gateway</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<a class="skip" href="#calls">To the last calls</a>
<header>
  <p class="brand">The mall’s gateway, in play</p>
  <h1>Mock gateway</h1>
  <form id="whose">
    <label for="session">Steer <span class="quiet">one session, which this browser then takes part in by the cookie <code>mall_mock</code>; empty means everybody</span></label>
    <input id="session" name="session" autocomplete="off" spellcheck="false" maxlength="100" pattern="[A-Za-z0-9_.\\-]*" title="Letters, digits, dots, hyphens" placeholder="everybody">
  </form>
  <p id="said" role="status"></p>
</header>
<main>
  <section aria-labelledby="held-title">
    <h2 id="held-title">What holds</h2>
    <p id="none">No rule: every operation answers its first example.</p>
    <ul id="held"></ul>
    <button type="button" id="reset">Reset</button>
  </section>
  <section aria-labelledby="scenarios-title">
    <h2 id="scenarios-title">Scenarios</h2>
    <ul class="scenarios">${[...scenarios].map(scenarioItem).join('')}</ul>
  </section>
  <section aria-labelledby="calls-title" id="calls" tabindex="-1">
    <h2 id="calls-title">Last calls</h2>
    <p id="quiet">Nobody has called yet.</p>
    <div class="scroll" role="region" aria-label="Table of calls" tabindex="0">
      <table hidden>
        <thead><tr><th scope="col">Time</th><th scope="col">Operation</th><th scope="col">Verdict</th><th scope="col">Took</th><th scope="col">Session</th><th scope="col"><span class="hidden">Repeat</span></th></tr></thead>
        <tbody id="log"></tbody>
      </table>
    </div>
  </section>
  <section aria-labelledby="operations-title">
    <h2 id="operations-title">Operations</h2>
    <label for="search">Find an operation</label>
    <input id="search" type="search" autocomplete="off" spellcheck="false">
    <p id="found" class="quiet" role="status"></p>
    ${[...domains].map(([domain, members]) => domainPart(domain, members)).join('')}
  </section>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

function scenarioItem({ name, summary }: Scenario): string {
  return `<li><button type="button" data-scenario="${escaped(name)}">${escaped(name)}</button><p>${escaped(summary)}</p></li>`;
}

function domainPart(domain: string, members: readonly Operation[]): string {
  return `<section class="domain"><h3>${escaped(domain)}</h3>${members.map(operationPart).join('')}</section>`;
}

function operationPart(operation: Operation): string {
  const examples = declaredExamples(operation).map(
    ({ name, code }) =>
      `<button type="button" aria-pressed="false" data-api="${operation.api}" data-example="${escaped(name)}">${escaped(name)} <span class="code">${escaped(code)}</span></button>`,
  );
  return `<details class="operation"><summary><code>${operation.api}</code> <span class="quiet">${escaped(operation.summary)}</span></summary><div class="examples">${examples.join('')}</div></details>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
