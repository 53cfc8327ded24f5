/** The details of a call: who answered it and why, its fields and headers, and its response. */
/** @import { LoggedCall } from '../../control/journal.ts' */
import { curl } from './curl.js';
import { button, element, listOf, setStatus } from './elements.js';
import { indented } from './indented.js';
import { ownerOf } from './session-key.js';

/** The longest text that the log keeps. */
const maxTextLength = 2000;

/** @type {Readonly<Record<LoggedCall['steeredBy'], (call: LoggedCall) => string>>} */
const sources = {
  '': () => 'the first example of the contract, as no rule and no preference applied',
  rule: ({ rule, ruleKey = '' }) => `rules.${rule} of ${ownerOf(ruleKey)}`,
  Prefer: ({ headers }) => `the header Prefer: ${headers.prefer}`,
  recording: () => 'the recording',
  proxy: () => 'the gateway to which the mock forwards (--proxy)',
  refusal: () => 'the refusal of an invalid request',
  replay: () => 'the first response to an equal call with the same Idempotency-Key',
};

/** @param {LoggedCall['unmatched'][number]} unmatched */
const describeUnmatched = ({ rule, key, reason }) => `rules.${rule} of ${ownerOf(key)}: ${reason}`;

/** @param {LoggedCall} call */
const resultOf = ({ verdict, status, code }) =>
  [
    status === undefined ? verdict : `HTTP ${status}`,
    ...(code === undefined ? [] : [`code ${code}`]),
    ...(verdict === 'cut off' ? [verdict] : []),
  ].join(', ');

/** @param {LoggedCall['fields']} entries */
function pairList(entries) {
  const list = element('dl', undefined, 'pairs');
  for (const [name, value] of entries) list.append(element('dt', name), element('dd', value));
  return list;
}

/**
 * A scrollable text, which the keyboard reaches.
 *
 * @param {string} text
 * @param {string} label
 */
function preformatted(text, label) {
  const made = element('pre', text);
  made.tabIndex = 0;
  made.role = 'group';
  made.ariaLabel = label;
  return made;
}

/** @param {LoggedCall} call */
function foldedHeaders({ headers }) {
  const folded = element('details');
  folded.append(element('summary', `Show ${Object.keys(headers).length}`), pairList(Object.entries(headers)));
  return folded;
}

/** @param {LoggedCall} call */
function partsOf(call) {
  const { session: key, steeredBy, faults, unmatched, fields, response } = call;
  /** @type {(readonly [title: string, content: string | Element])[]} */
  const parts = [
    ['Result', `${resultOf(call)} in ${call.milliseconds} ms`],
    ['Answered by', call.verdict === 'pending' ? 'not answered yet' : sources[steeredBy](call)],
    ['Session key', key === '' ? 'none' : key],
  ];
  if (faults.length > 0)
    parts.push([
      'Faults',
      listOf(
        faults.map(({ message }) => message),
        'refused',
      ),
    ]);
  if (unmatched.length > 0) parts.push(['Rules that did not apply', listOf(unmatched.map(describeUnmatched))]);
  parts.push(['Request', fields.length === 0 ? 'no fields' : pairList(fields)], ['Headers', foldedHeaders(call)]);
  const title = response?.length === maxTextLength ? `Response (its first ${maxTextLength} characters)` : 'Response';
  if (response !== undefined) parts.push([title, preformatted(indented(response), 'Response')]);
  return parts;
}

/**
 * Makes the part of the table that describes a call.
 *
 * @param {LoggedCall} call
 */
export function detailsOf(call) {
  const list = element('dl', undefined, 'parts');
  for (const [title, content] of partsOf(call)) {
    const value = element('dd');
    value.append(content);
    list.append(element('dt', title), value);
  }
  const made = element('div');
  made.append(list, button('Copy as curl', { copy: call.id }));
  return made;
}

/**
 * Copies a call as a curl command.
 *
 * @param {LoggedCall} call
 */
export async function copyCall(call) {
  await navigator.clipboard.writeText(curl(call));
  // A body in JSON is copied in place of the fields.
  const fieldValues = call.body === undefined ? call.fields.map(([, value]) => value) : [];
  const isCut = [...fieldValues, ...Object.values(call.headers)].some((value) => value.length === maxTextLength);
  setStatus(`Copied.${isCut ? ` Values are cut off after ${maxTextLength} characters.` : ''}`);
}
