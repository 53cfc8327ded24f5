import { follow, isObject, type JsonObject, objectAt } from '../../src/lint/json.ts';
import { examplesOf, type LintedOperation } from '../../src/lint/operations.ts';
import { curlOf } from './curl.ts';
import { type Field, fieldsOf } from './fields.ts';
import { type Html, html, prose } from './html.ts';

const login: Readonly<Record<string, string>> = {
  no: 'No login',
  optional: 'Login optional',
  required: 'Login required',
};
const retry: Readonly<Record<string, string>> = {
  safe: 'May be retried',
  key: 'Idempotency key',
  no: 'Never retry blindly',
};

/** The anchor of an operation. */
export const anchorOf = (api: string) => api.replaceAll('.', '-');

/** One operation: who may call it, what it takes, a call to paste, what it answers and refuses. */
export function operationSection(document: JsonObject, operation: LintedOperation): Html {
  const { api, node } = operation;
  const id = anchorOf(api);
  const request = fieldsOf(document, operation.requestSchema.node);
  return html`<article class="operation" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><a class="self" href="#${id}">${String(node.summary)}</a></h3>
<p class="api"><code>${api}</code> <span class="sdk">in the SDK <code>mall.${camel(String(node.operationId))}()</code></span></p>
<ul class="badges"><li class="login-${String(node['x-login'])}">${login[String(node['x-login'])]}</li><li>${retry[String(node['x-idempotent'])]}</li>${node['x-issues-token'] === true && html`<li>Hands out a session</li>`}</ul>
<p>${prose(String(node.description))}</p>
<h4>Request</h4>
${request.length === 0 ? html`<p class="quiet">No fields of its own.</p>` : fieldTable(`Fields of the request ${api}`, request, true)}
<pre class="curl" tabindex="0"><code>${curlOf(document, operation)}</code></pre>
<h4>Answer</h4>
${answerPart(document, operation)}
<h4>Refusals</h4>
${refusals(document, operation)}
</article>`;
}

const camel = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function answerPart(document: JsonObject, { api, responses }: LintedOperation): Html {
  const media = objectAt(responses.find(({ status }) => status === '200')?.node, 'content', 'application/json');
  const data = objectAt(objectAt(media, 'schema'), 'properties', 'data');
  const node = follow(document, data);
  const isList = [node.type].flat().includes('array') && node['x-codec'] === undefined;
  const fields = fieldsOf(document, isList ? objectAt(node, 'items') : data);
  const examples = examplesOf(media).map(([name, example]) => exampleOf(name, follow(document, example)));
  const what = isList ? 'data is a list; each element holds:' : 'data holds:';
  const table = html`<p class="quiet">${what}</p>${fieldTable(`Fields of the answer of ${api}`, fields, false)}`;
  const long = fields.length > 24 ? html`<details><summary>${fields.length} fields</summary>${table}</details>` : table;
  return html`${fields.length === 0 ? html`<p class="quiet">data is empty.</p>` : long}${examples}`;
}

function exampleOf(name: string, example: JsonObject): Html {
  const summary = typeof example.summary === 'string' ? example.summary : name;
  return html`<details class="example"><summary>Example <code>${name}</code>: ${summary}</summary><pre tabindex="0"><code>${JSON.stringify(example.value, null, 2)}</code></pre></details>`;
}

function refusals(document: JsonObject, { responses }: LintedOperation): Html {
  const examples = responses
    .filter(({ status }) => status !== '200')
    .flatMap(({ node }) => examplesOf(objectAt(node, 'content', 'application/json')))
    .map(([, example]) => String(objectAt(follow(document, example), 'value').code));
  const codes = [...new Set(examples)].sort((a, b) => Number(a) - Number(b));
  const line = (code: string) => {
    const entry = objectAt(document, 'x-error-catalogue', code);
    return html`<li><a href="#code-${code}"><code>${code}</code> ${String(entry['x-name'])}</a> ${prose(String(entry.summary))}</li>`;
  };
  return html`<ul class="refusals">${codes.map(line)}</ul>`;
}

function fieldTable(caption: string, fields: readonly Field[], withRequired: boolean): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption class="hidden">${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Limits</th><th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map((field) => fieldRow(field, withRequired))}</tbody></table></div>`;
}

function fieldRow({ name, depth, required, type, limits, meaning, record }: Field, withRequired: boolean): Html {
  const mark =
    withRequired && required
      ? html` <span class="required">required</span>`
      : !withRequired && !required && html` <span class="quiet">may be missing</span>`;
  const kind = record !== undefined && html` <span class="quiet">Names a record: ${record}.</span>`;
  return html`<tr><th scope="row" class="depth-${Math.min(depth, 5)}"><code>${name}</code>${mark}</th><td>${type}</td><td>${limits.map((limit) => html`<div>${prose(limit)}</div>`)}</td><td>${prose(meaning)}${kind}</td></tr>`;
}

/** The name of the tag an operation belongs to. */
export function domainOf({ node }: LintedOperation): string {
  return Array.isArray(node.tags) && !isObject(node.tags[0]) ? String(node.tags[0]) : '';
}
