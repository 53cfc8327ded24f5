import { isObject, type JsonObject, objectAt } from '../../src/lint/json.ts';
import { type LintedOperation, operationsOf } from '../../src/lint/operations.ts';
import { Html, html, prose } from './html.ts';
import { anchorOf, domainOf, operationSection } from './operation.ts';
import { searchScript } from './search.ts';
import { style } from './style.ts';
import { wirePage } from './wire-page.ts';

/** The whole reference as one page that needs nothing from elsewhere. */
export function referencePage(document: JsonObject): string {
  const operations = operationsOf(document);
  const tags = (Array.isArray(document.tags) ? document.tags : []).filter(isObject);
  const domains = tags.map((tag) => ({
    name: String(tag.name),
    about: String(tag.description),
    operations: operations.filter((operation) => domainOf(operation) === tag.name),
  }));
  const { version } = objectAt(document, 'info');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The mall's gateway: API reference</title>
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the reference</a>
<header><p class="brand">The mall's gateway</p><h1>API reference</h1><p class="quiet">Contract ${String(version)}, ${operations.length} operations</p></header>
<div class="columns">
<nav aria-label="Operations">
<label for="search">Find an operation or a field</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="found">
<p id="found" class="quiet" role="status"></p>
<ul><li><a href="#wire">How a call travels</a></li><li><a href="#errors">Error catalogue</a></li></ul>
${domains.map(({ name, operations: own }) => html`<section data-domain="${name}"><h2><a href="#domain-${name}">${title(name)}</a></h2><ul>${own.map(navItem)}</ul></section>`)}
</nav>
<main id="content">
${wirePage()}
${domains.map((domain) => html`<section class="domain" id="domain-${domain.name}" aria-labelledby="domain-${domain.name}-title"><h2 id="domain-${domain.name}-title">${title(domain.name)}</h2><p>${domain.about}</p>${domain.operations.map((operation) => operationSection(document, operation))}</section>`)}
${catalogue(document)}
</main>
</div>
<script>${new Html(searchScript)}</script>
</body>
</html>
`.text;
}

const title = (domain: string) => (domain.charAt(0).toUpperCase() + domain.slice(1)).replaceAll('-', ' ');

function navItem({ api, node }: LintedOperation): Html {
  return html`<li><a href="#${anchorOf(api)}" data-for="${anchorOf(api)}">${String(node.summary)}</a></li>`;
}

/** What a client does about a code, in words. */
const actions: Readonly<Record<string, string>> = {
  none: 'nothing',
  toast: 'shows the message for 2 s',
  signIn: 'shows the message, then the login page',
  maintenance: 'shows the maintenance page',
  insufficientBalance: 'says that the balance is not enough',
  setPaymentPassword: 'offers to set a payment password',
  backToCart: 'shows the message, then the cart',
  home: 'offers to go to the home page',
};

function catalogue(document: JsonObject): Html {
  const entries = Object.entries(objectAt(document, 'x-error-catalogue')).map(([code, entry]) => ({ code, entry: objectAt(entry) }));
  const rows = entries.map(({ code, entry }) => {
    const action = actions[String(entry['x-action'])] ?? String(entry['x-action']);
    return html`<tr id="code-${code}"><th scope="row"><code>${code}</code></th><td><code>${String(entry['x-name'])}</code></td><td>${prose(String(entry.summary))}</td><td>${action}</td><td>${entry['x-retryable'] === true ? 'yes' : 'no'}</td><td>${entry['x-emitted'] === true ? 'yes' : 'no, other servers of the family'}</td></tr>`;
  });
  return html`<section id="errors" aria-labelledby="errors-title"><h2 id="errors-title">Error catalogue</h2>
<p>Our gateway answers one code for one fault. The codes it never answers are here for clients that also talk to other servers of the family.</p>
<div class="scroll" role="region" aria-label="All codes" tabindex="0"><table><caption class="hidden">Error catalogue</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Name</th><th scope="col">Meaning</th><th scope="col">What the client does</th><th scope="col">Retryable</th><th scope="col">From our gateway</th></tr></thead>
<tbody>${rows}</tbody></table></div></section>`;
}
