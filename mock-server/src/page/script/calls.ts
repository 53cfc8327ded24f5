/** The table of the last calls, each with its details. */
export const calls = `
let calls = [];
const callOf = (id) => calls.find((call) => call.id === Number(id));
const describeFault = ({ field, rule, limit }) => field + ': ' + rule + (limit === undefined ? '' : ' ' + [limit].flat().join(', '));

function verdictCell({ verdict, steeredBy, faults }) {
  const cell = element('td');
  cell.append(element('span', verdict, verdict === '200' ? '' : 'refused'), steeredBy ? element('span', ' by ' + steeredBy, 'quiet') : '');
  if (faults.length > 0) cell.append(listOf(faults.map(describeFault), 'faults'));
  return cell;
}

function rowsOf(call) {
  const group = element('tbody');
  group.dataset.id = call.id;
  const toggle = button('', { call: call.id });
  toggle.className = 'toggle';
  toggle.ariaExpanded = 'false';
  // A long name breaks after a dot or an underscore.
  for (const part of (call.api || 'no operation').split(/(?<=[._])/)) toggle.append(part, element('wbr'));
  const name = element('td');
  name.append(toggle);
  const row = element('tr');
  row.append(element('td', call.at.slice(11, 19)), name, verdictCell(call), element('td', Math.round(call.milliseconds) + ' ms'), element('td', call.session));
  group.append(row);
  return group;
}

function toggleCall(toggle) {
  const group = toggle.closest('tbody');
  const isOpen = toggle.ariaExpanded === 'true';
  toggle.ariaExpanded = String(!isOpen);
  if (isOpen) return group.lastChild.remove();
  const row = element('tr', undefined, 'details');
  const cell = element('td');
  cell.colSpan = 5;
  cell.append(detailsOf(callOf(group.dataset.id)));
  row.append(cell);
  group.append(row);
}

/** Shows the result of a call that had none, open and focused as before. */
function replaceRows(call) {
  const old = byId('log').querySelector('[data-id="' + call.id + '"]');
  if (!old) return;
  const [oldToggle, made] = [old.querySelector('.toggle'), rowsOf(call)];
  const isFocused = document.activeElement === oldToggle;
  old.replaceWith(made);
  const toggle = made.querySelector('.toggle');
  if (oldToggle.ariaExpanded === 'true') toggleCall(toggle);
  if (isFocused) toggle.focus();
}

function showCalls(now) {
  const before = new Map(calls.map((call) => [call.id, call.verdict]));
  const fresh = now.filter(({ id }) => !before.has(id));
  const ended = now.filter(({ id, verdict }) => before.has(id) && before.get(id) !== verdict);
  calls = now;
  const listed = new Set(now.map(({ id }) => String(id)));
  for (const group of [...byId('log').tBodies]) if (!listed.has(group.dataset.id)) group.remove();
  byId('no-calls').hidden = now.length > 0;
  byId('log').hidden = now.length === 0;
  byId('delete-calls').hidden = now.length === 0;
  byId('log').tHead.after(...fresh.map(rowsOf));
  ended.forEach(replaceRows);
}

const updateCalls = async () => showCalls(await readJson('/calls'));

/** Deletes the calls of the session key, or all. */
async function deleteCalls() {
  await readJson(withKey('/calls'), { method: 'DELETE' });
  await updateCalls();
  setStatus(usedKey === '' ? 'The calls are deleted.' : 'The calls of ' + ownerOf(usedKey) + ' are deleted.');
  byId('calls').focus();
}
`;
