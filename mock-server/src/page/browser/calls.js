/** The table of the last calls. */
/** @import { LoggedCall } from '../../control/journal.ts' */
import { detailsOf } from './call-details.js';
import { button, byId, element, find, listOf, setStatus } from './elements.js';
import { readJson } from './requests.js';
import { ownerOf, usedKey, withKey } from './session-key.js';

const log = find(document, '#log', HTMLTableElement);
const head = find(log, 'thead', HTMLTableSectionElement);

/** @type {readonly LoggedCall[]} */
let calls = [];

/**
 * Finds a call by the id in a data attribute.
 *
 * @param {string | undefined} id
 */
export const callOf = (id) => calls.find((call) => call.id === Number(id));

/** @param {LoggedCall} call */
function verdictCell({ verdict, steeredBy, faults }) {
  const cell = element('td');
  cell.append(element('span', verdict, verdict === '200' ? '' : 'refused'), steeredBy ? element('span', ` by ${steeredBy}`, 'quiet') : '');
  if (faults.length > 0)
    cell.append(
      listOf(
        faults.map(({ message }) => message),
        'faults',
      ),
    );
  return cell;
}

/** @param {LoggedCall} call */
function toggleOf({ id, api }) {
  const toggle = button('', { call: id });
  toggle.className = 'toggle';
  toggle.ariaExpanded = 'false';
  // A long name breaks after a dot or an underscore.
  for (const part of (api || 'no operation').split(/(?<=[._])/)) toggle.append(part, element('wbr'));
  return toggle;
}

/** @param {LoggedCall} call */
function rowsOf(call) {
  const group = element('tbody');
  group.dataset.id = String(call.id);
  const name = element('td');
  name.append(toggleOf(call));
  const row = element('tr');
  const duration = element('td', `${Math.round(call.milliseconds)} ms`);
  row.append(element('td', call.at.slice(11, 19)), name, verdictCell(call), duration, element('td', call.session));
  group.append(row);
  return group;
}

/**
 * Opens or closes the details of a call.
 *
 * @param {HTMLElement} toggle
 */
export function toggleCall(toggle) {
  const group = toggle.closest('tbody');
  const call = callOf(toggle.dataset.call);
  if (!group || !call) return;
  const isOpen = toggle.ariaExpanded === 'true';
  toggle.ariaExpanded = String(!isOpen);
  if (isOpen) {
    group.lastElementChild?.remove();
    return;
  }
  const row = element('tr', undefined, 'details');
  const cell = element('td');
  cell.colSpan = 5;
  cell.append(detailsOf(call));
  row.append(cell);
  group.append(row);
}

/**
 * Shows the result of a call that was pending, and restores its expanded state and focus.
 *
 * @param {LoggedCall} call
 */
function replaceRows(call) {
  const oldRows = log.querySelector(`[data-id="${call.id}"]`);
  if (!oldRows) return;
  const newRows = rowsOf(call);
  const oldToggle = find(oldRows, '.toggle', HTMLButtonElement);
  const toggle = find(newRows, '.toggle', HTMLButtonElement);
  const isFocused = document.activeElement === oldToggle;
  oldRows.replaceWith(newRows);
  if (oldToggle.ariaExpanded === 'true') toggleCall(toggle);
  if (isFocused) toggle.focus();
}

/** @param {readonly LoggedCall[]} newCalls */
function showCalls(newCalls) {
  const verdicts = new Map(calls.map((call) => [call.id, call.verdict]));
  const added = newCalls.filter(({ id }) => !verdicts.has(id));
  const changed = newCalls.filter(({ id, verdict }) => verdicts.has(id) && verdicts.get(id) !== verdict);
  calls = newCalls;
  const ids = new Set(newCalls.map(({ id }) => String(id)));
  for (const group of [...log.tBodies]) if (!ids.has(group.dataset.id ?? '')) group.remove();
  byId('no-calls').hidden = newCalls.length > 0;
  log.hidden = newCalls.length === 0;
  byId('delete-calls').hidden = newCalls.length === 0;
  head.after(...added.map(rowsOf));
  changed.forEach(replaceRows);
}

const onlyKey = find(document, '#only-key', HTMLInputElement);
const text = find(document, '#call-text', HTMLInputElement);

/** @param {LoggedCall} call */
const matchesFilter = ({ api, verdict, session }) =>
  [api, verdict, session].some((part) => part.toLowerCase().includes(text.value.trim().toLowerCase()));

/** Reads the calls again and shows those that match the filter. */
export async function updateCalls() {
  byId('key-filter').hidden = usedKey === '';
  byId('filtered-key').textContent = ownerOf(usedKey);
  /** @type {readonly LoggedCall[]} */
  const storedCalls = await readJson(onlyKey.checked ? withKey('/calls') : '/calls');
  byId('no-calls').textContent = storedCalls.length > 0 ? 'No call matches.' : 'No calls yet.';
  showCalls(storedCalls.filter(matchesFilter));
}

/** Deletes the calls of the session key, or all. */
export async function deleteCalls() {
  await readJson(withKey('/calls'), { method: 'DELETE' });
  await updateCalls();
  setStatus(usedKey === '' ? 'The calls are deleted.' : `The calls of ${ownerOf(usedKey)} are deleted.`);
  byId('calls').focus();
}
