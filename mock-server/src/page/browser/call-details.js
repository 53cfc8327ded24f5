/** The details of a call: the source of its response, its fields and headers, and the response. */
/** @import { LoggedCall } from '../../control/journal.ts' */
import { curl } from './curl.js';
import { button, element, listOf, setStatus } from './elements.js';
import { indented } from './indented.js';
import { ownerOf } from './session-key.js';

/** The maximum length of a text in the log. */
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
 * Makes a scrollable text that can be focused by keyboard.
 *
 * @param {string} text
 * @param {string} label
 */
function preformatted(text, label) {
  const pre = element('pre', text);
  pre.tabIndex = 0;
  pre.role = 'group';
  pre.ariaLabel = label;
  return pre;
}

/** @param {LoggedCall} call */
function headerDetails({ headers }) {
  const details = element('details');
  details.append(element('summary', `Show ${Object.keys(headers).length}`), pairList(Object.entries(headers)));
  return details;
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
      'Errors',
      listOf(
        faults.map(({ message }) => message),
        'refused',
      ),
    ]);
  if (unmatched.length > 0) parts.push(['Rules that did not apply', listOf(unmatched.map(describeUnmatched))]);
  parts.push(['Request', fields.length === 0 ? 'no fields' : pairList(fields)], ['Headers', headerDetails(call)]);
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
  const details = element('div');
  details.append(list, button('Copy as curl', { copy: call.id }));
  return details;
}

/**
 * Copies a call as a curl command.
 *
 * @param {LoggedCall} call
 */
export async function copyCall(call) {
  await navigator.clipboard.writeText(curl(call));
  // A JSON body is copied in place of the fields.
  const fieldValues = call.body === undefined ? call.fields.map(([, value]) => value) : [];
  const isTruncated = [...fieldValues, ...Object.values(call.headers)].some((value) => value.length === maxTextLength);
  setStatus(`Copied.${isTruncated ? ` Values are cut off after ${maxTextLength} characters.` : ''}`);
}
