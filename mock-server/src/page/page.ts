import type { Operation } from '@mall/contract';
import { selectableExamples } from '../responses/preference.ts';
import type { Scenario } from '../rules/scenarios.ts';

/** The control page: rules in effect, scenarios, the last calls, and operations with their examples. Its script and style are in `browser`. */
export function controlPage(operations: Iterable<Operation>, scenarios: Iterable<Scenario>): string {
  const domains = Map.groupBy(operations, ({ domain }) => domain);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock control</title>
<link rel="stylesheet" href="/control/page/style.css">
<script type="module" src="/control/page/main.js"></script>
</head>
<body>
<a class="skip" href="#calls">Skip to the last calls</a>
<header>
  <p class="brand">Mall gateway mock</p>
  <h1>Mock control</h1>
  <form id="key-form" novalidate>
    <label for="session">Session key <span class="quiet">(stored as the cookie <code>mall_mock</code>). Leave empty for all sessions.</span></label>
    <input id="session" name="session" list="keys" autocomplete="off" spellcheck="false" maxlength="100" pattern="[A-Za-z0-9_.\\-]*" title="Letters, digits, dots, hyphens and underscores" placeholder="all sessions" aria-errormessage="status">
    <datalist id="keys"></datalist>
  </form>
</header>
<p id="status" role="status" aria-live="polite"></p>
<main>
  <section aria-labelledby="rules-title">
    <h2 id="rules-title" tabindex="-1">Rules in effect</h2>
    <p class="quiet">For <span id="rules-owner">all sessions</span>. A change starts their counters and states again.</p>
    <p id="no-rules">No rules: every operation responds with its first example.</p>
    <ol class="rules" id="rules"></ol>
    <button type="button" id="delete-rules" hidden>Delete rules</button>
    <div id="general" hidden>
      <h3>Then the rules of all sessions</h3>
      <ol class="rules" id="general-rules"></ol>
    </div>
    <details id="editor">
      <summary>Edit the rules as JSON</summary>
      <form id="editor-form" novalidate>
        <label for="rules-json">Rules, in their order of precedence <span id="edited" class="quiet" hidden>(changed, not set yet)</span></label>
        <textarea id="rules-json" rows="10" autocomplete="off" spellcheck="false" aria-describedby="json-errors"></textarea>
        <div role="alert"><ul class="errors" id="json-errors"></ul></div>
        <button class="main">Set rules</button>
        <button type="button" id="discard" hidden>Discard changes</button>
      </form>
    </details>
    <h3>States of <span id="states-owner">calls without a key</span></h3>
    <div id="states"></div>
  </section>
  <section aria-labelledby="calls-title" id="calls" tabindex="-1">
    <div class="title">
      <h2 id="calls-title">Last calls</h2>
      <button type="button" id="delete-calls" hidden>Delete all calls</button>
    </div>
    <form class="call-filter" role="search" aria-label="Filter of calls" id="call-filter">
      <label class="check" id="key-filter" hidden><input type="checkbox" id="only-key" checked> <span>Only calls of <span id="filtered-key"></span></span></label>
      <label class="text"><span class="hidden">Operation, verdict or key</span><input type="search" id="call-text" autocomplete="off" spellcheck="false" placeholder="Operation, verdict or key"></label>
    </form>
    <p id="no-calls">No calls yet.</p>
    <div class="scroll" role="region" aria-label="Table of calls" tabindex="0">
      <table id="log" hidden>
        <thead><tr><th scope="col">Time</th><th scope="col">Operation</th><th scope="col">Verdict</th><th scope="col">Duration</th><th scope="col">Session key</th></tr></thead>
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
    ${[...domains].map(([domain, members]) => domainSection(domain, members)).join('')}
  </section>
</main>
${responseForm}
</body>
</html>
`;
}

/** The form for a response of one operation; the script copies it into each operation that is opened. */
const responseForm = `<template id="response-form"><form class="response-form">
<label>Example <select name="example"><option value="">not set</option></select></label>
<label>Error code <input name="code" autocomplete="off" inputmode="numeric" maxlength="10" placeholder="e.g. 4003"></label>
<label>Delay <span class="quiet">in ms</span> <input name="delayMs" type="number" min="0" max="60000"></label>
<label>Fault <select name="fault"><option value="">none</option><option value="drop">connection dropped</option><option value="reset">connection reset</option><option value="truncate">response cut off</option></select></label>
<button class="main">Set rule</button>
<div role="alert"><ul class="errors"></ul></div>
</form></template>`;

function scenarioItem({ name, summary }: Scenario): string {
  return `<li><button type="button" data-scenario="${escaped(name)}">${escaped(name)}</button><p>${escaped(summary)}</p></li>`;
}

function domainSection(domain: string, members: readonly Operation[]): string {
  return `<section class="domain"><h3>${escaped(domain)}</h3>${members.map(operationDetails).join('')}</section>`;
}

function operationDetails(operation: Operation): string {
  const { api, summary } = operation;
  const examples = selectableExamples(operation);
  const buttons = examples.map(
    ({ name, code }) =>
      `<button type="button" aria-pressed="false" data-api="${api}" data-example="${escaped(name)}">${escaped(name)} <span class="code">${escaped(code)}</span></button>`,
  );
  const searchText = [api, summary, ...examples.flatMap(({ name, code }) => [name, code])].join(' ').toLowerCase();
  return `<details class="operation" data-api="${api}" data-search="${escaped(searchText)}"><summary><code>${api}</code> <span class="quiet">${escaped(summary)}</span></summary><div class="examples">${buttons.join('')}</div></details>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
