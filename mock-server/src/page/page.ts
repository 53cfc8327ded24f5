import type { Operation } from '@mall/contract';
import { declaredExamples } from '../preference.ts';
import type { Scenario } from '../scenarios.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** The control page: rules in effect, scenarios, the last calls, and operations with their examples. `nonce` permits its script and its style. */
export function controlPage(operations: Iterable<Operation>, scenarios: Iterable<Scenario>, nonce: string): string {
  const domains = Map.groupBy(operations, ({ domain }) => domain);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock control</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the last calls</a>
<header>
  <p class="brand">Mall gateway mock</p>
  <h1>Mock control</h1>
  <form id="key-form" novalidate>
    <label for="session">Session key <span class="quiet">(stored as the cookie <code>mall_mock</code>). Leave empty for all sessions.</span></label>
    <input id="session" name="session" autocomplete="off" spellcheck="false" maxlength="100" pattern="[A-Za-z0-9_.\\-]*" title="Letters, digits, dots, hyphens and underscores" placeholder="all sessions" aria-errormessage="status">
  </form>
</header>
<p id="status" role="status" aria-live="polite"></p>
<main>
  <section aria-labelledby="rules-title">
    <h2 id="rules-title">Rules in effect</h2>
    <p id="no-rules">No rules: every operation answers with its first example.</p>
    <ul id="rules"></ul>
    <button type="button" id="delete-rules">Delete rules</button>
  </section>
  <section aria-labelledby="calls-title" id="calls" tabindex="-1">
    <h2 id="calls-title">Last calls</h2>
    <p id="no-calls">No calls yet.</p>
    <div class="scroll" role="region" aria-label="Table of calls" tabindex="0">
      <table hidden>
        <thead><tr><th scope="col">Time</th><th scope="col">Operation</th><th scope="col">Verdict</th><th scope="col">Duration</th><th scope="col">Session key</th><th scope="col"><span class="hidden">Copy</span></th></tr></thead>
        <tbody id="log"></tbody>
      </table>
    </div>
  </section>
  <section aria-labelledby="scenarios-title" id="scenarios">
    <h2 id="scenarios-title">Scenarios</h2>
    <ul class="scenarios">${[...scenarios].map(scenarioItem).join('')}</ul>
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
