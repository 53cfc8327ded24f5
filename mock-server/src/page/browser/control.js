/**
 * @import { Control } from '../../control/control.ts'
 * @import { Rule } from '../../rules/rules.ts'
 */
import { setStatus } from './elements.js';
import { readJson, unreachable } from './requests.js';
import { invalidKey, isKeyInvalid, ownerOf, usedKey, withKey } from './session-key.js';

let requests = 0;
let pendingRequests = 0;

/**
 * The rules in effect.
 *
 * @type {readonly Rule[]}
 */
export let rules = [];

/**
 * The rules in effect and their key as JSON; undefined until the rules of a new key are known.
 *
 * @type {string | undefined}
 */
let knownRules;

/** Resolves when the rules of a new session key are known. */
export let keyChange = Promise.resolve();

/** @type {((control: Control, areRulesChanged: boolean) => void)[]} */
const listeners = [];

/**
 * Adds a function that shows each response of /control.
 *
 * @param {typeof listeners[number]} listener
 */
export function onControl(listener) {
  listeners.push(listener);
}

/** @param {Control} control */
function receive(control) {
  const text = JSON.stringify([usedKey, control.rules]);
  const areRulesChanged = text !== knownRules;
  knownRules = text;
  rules = control.rules;
  for (const listener of listeners) listener(control, areRulesChanged);
}

/** @param {{ readonly errors: readonly { readonly message: string }[] }} refusal */
const messagesOf = ({ errors }) => errors.map(({ message }) => message);

/**
 * Sends a request to /control, or to a path below, and shows the rules in effect, with a status text on success. Returns the messages of a refusal, or
 * undefined when a later request was sent before the response, which is then ignored.
 *
 * @param {'GET' | 'PUT' | 'DELETE'} method
 * @param {unknown} body
 * @param {string} [text]
 * @param {string} [path]
 */
export async function callControl(method, body, text = '', path = '/control') {
  if (isKeyInvalid()) return [invalidKey];
  requests += 1;
  pendingRequests += 1;
  const request = requests;
  try {
    const response = await fetch(withKey(path), { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const result = await response.json();
    if (request !== requests) return undefined;
    if (!response.ok) return messagesOf(result);
    receive(result);
    showSuccess(text, result);
    return [];
  } catch {
    return [unreachable];
  } finally {
    pendingRequests -= 1;
  }
}

/**
 * @param {string} text
 * @param {Control} control
 */
function showSuccess(text, { warnings = [] }) {
  if (text !== '') setStatus([text, ...warnings.map((warning) => `Warning: ${warning}`)].join(' '));
}

/**
 * Sends a request as callControl does, and shows the messages of a refusal as the status.
 *
 * @param {Parameters<typeof callControl>} request
 */
export async function steer(...request) {
  const errors = (await callControl(...request)) ?? [];
  if (errors.length > 0) setStatus(`Refused: ${errors.join(' ')}`, true);
}

/** Reads the rules of another session key. */
export function changeKey() {
  knownRules = undefined;
  keyChange = steer('GET', undefined, `The rules of ${ownerOf(usedKey)} are shown.`);
}

/**
 * Shows the rules that other clients have set and the states that calls have changed. Returns the rules of all sessions that follow those of a key, or
 * undefined when another request of this page was sent before the response, which is then ignored.
 *
 * @returns {Promise<readonly Rule[] | undefined>}
 */
export async function updateControl() {
  if (pendingRequests > 0) return undefined;
  const requestsBefore = requests;
  // Without the cookie the rules are those of all sessions.
  const general = usedKey === '' ? { rules: [] } : await readJson('/control', { credentials: 'omit' });
  const control = await readJson(withKey('/control'));
  if (requestsBefore !== requests) return undefined;
  receive(control);
  return general.rules;
}
