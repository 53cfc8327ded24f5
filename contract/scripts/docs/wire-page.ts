import { type Html, html } from './html.ts';

/** The first page: how a call travels, before any single operation. */
export function wirePage(): Html {
  return html`<section id="wire" aria-labelledby="wire-title">
<h2 id="wire-title">How a call travels</h2>
<p>The whole mall is one address. A call is a <code>POST</code> of a form; its field <code>api</code> names the operation. The examples below run
against the mock: start it with <code>npm run mock</code> and paste them into a shell.</p>
<pre tabindex="0"><code>POST /api/?store_id=1&amp;store_type=6
Content-Type: application/x-www-form-urlencoded
Accept-Language: en-US

api=mall.Product.index&amp;pro_id=1001&amp;language=en</code></pre>
<h3>The envelope</h3>
<p>Every answer is <code>{code, message, data}</code>, nearly always under HTTP 200. <code>code</code> is text: <code>"200"</code> is success,
everything else stands in the <a href="#errors">error catalogue</a>. <code>message</code> is in the language of the request and can be shown.</p>
<p>Other HTTP statuses say that the door itself refused: 403 foreign origin, 405 not a POST, 413 too large, 415 not a form, 429 too many
requests with <code>Retry-After</code>, 500 and 503 our fault. Their body is an envelope as well.</p>
<h3>Virtual paths and statuses</h3>
<p>Tools cannot tell operations apart by a form field. The contract, <code>openapi.json</code>, therefore gives each operation a path of its own and each
class of answer a status; the SDK folds both. <code>openapi.wire.json</code> describes the same calls without this fiction.</p>
<div class="scroll" role="region" aria-label="Virtual statuses" tabindex="0"><table><caption class="hidden">Virtual statuses</caption>
<thead><tr><th scope="col">In the contract</th><th scope="col">On the wire</th></tr></thead><tbody>
<tr><th scope="row"><code>POST /mall.Product.index</code></th><td><code>api=mall.Product.index</code></td></tr>
<tr><th scope="row">200</th><td><code>code</code> 200: success</td></tr>
<tr><th scope="row">401</th><td><code>code</code> 203 (or 404 from other servers of the family): sign in</td></tr>
<tr><th scope="row">402</th><td><code>code</code> 109 in payment operations: the balance is not enough</td></tr>
<tr><th scope="row">409</th><td>any other code: refused</td></tr>
<tr><th scope="row">503</th><td><code>code</code> 4003: maintenance</td></tr></tbody></table></div>
<h3>Session</h3>
<p>A session is an opaque token. It travels in the form field <code>access_id</code> and comes from the operations that hand one out; keep it secret.
A call that needs a customer and has none, or one whose session is over, is answered by code 203. Records of other customers answer like records
that do not exist: 50010.</p>
<h3>Retries and idempotency</h3>
<p>Operations say whether they may be sent twice. One that <em>may be retried</em> changes nothing or ends in the same state. One with an
<em>idempotency key</em> takes 8 to 255 letters, digits or <code>_ . : -</code> in the header <code>Idempotency-Key</code> or the field
<code>idempotency_key</code>: the same key and the same request happen once within 24 hours, and every try gets the first answer, with
<code>Idempotent-Replayed: true</code>. A key with another request is refused by 50010; one still at work answers 50032.</p>
<h3>Values</h3>
<div class="scroll" role="region" aria-label="Values on the wire" tabindex="0"><table><caption class="hidden">Values on the wire</caption>
<thead><tr><th scope="col">Called here</th><th scope="col">On the wire</th></tr></thead><tbody>
<tr><th scope="row">money</th><td>yuan as text with two places, <code>"128.00"</code>; never a float</td></tr>
<tr><th scope="row">money range</th><td>one amount, or two joined by a hyphen, <code>"128.00-218.00"</code></td></tr>
<tr><th scope="row">flag</th><td>1 or 0; other servers of the family also write <code>"1"</code> and <code>true</code></td></tr>
<tr><th scope="row">whole number</th><td>a number; other servers also write its digits as text</td></tr>
<tr><th scope="row">date and time</th><td><code>"2026-11-21 14:05:00"</code> in China Standard Time (UTC+08:00); empty where there is none</td></tr>
<tr><th scope="row">list in a request</th><td>values joined by commas, or JSON text where the field holds objects</td></tr>
<tr><th scope="row">nothing</th><td>an empty object; other servers also write an empty text or list</td></tr></tbody></table></div>
</section>`;
}
