/** Adds the event listeners, and reads calls and rules once per second. */
import { copyCall } from './call-details.js';
import { callOf, deleteCalls, toggleCall, updateCalls } from './calls.js';
import { steer } from './control.js';
import { fillEditor } from './editor.js';
import { byId, setStatus } from './elements.js';
import { toggleExample } from './operations.js';
import { messageOf, unreachable } from './requests.js';
import { deleteRule, showRulesOfKey, updateRules } from './rules.js';
import { session, useEnteredKey } from './session-key.js';

function useKey() {
  if (useEnteredKey()) showRulesOfKey();
}
session.addEventListener('change', useKey);
byId('key-form').addEventListener('submit', (event) => {
  event.preventDefault();
  useKey();
});

useKey();

const filter = byId('call-filter');
filter.addEventListener('input', () => void update());
filter.addEventListener('submit', (event) => event.preventDefault());

async function deleteRules() {
  await steer('DELETE', undefined, 'Rules deleted.');
  byId('rules-title').focus();
}

/** @param {HTMLButtonElement} pressed */
async function press(pressed) {
  const { scenario, example, call, rule, copy } = pressed.dataset;
  const copied = callOf(copy);
  if (pressed.id === 'delete-rules') await deleteRules();
  else if (pressed.id === 'delete-calls') await deleteCalls();
  else if (pressed.id === 'discard') fillEditor(true);
  else if (scenario) await steer('PUT', { scenario }, `The scenario ${scenario} is in effect.`);
  else if (example) await toggleExample(pressed);
  else if (rule) await deleteRule(Number(rule));
  else if (copied) await copyCall(copied);
  else if (call) toggleCall(pressed);
}
document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest('button') : null;
  if (pressed) press(pressed).catch((error) => setStatus(messageOf(error), true));
});

async function update() {
  try {
    await Promise.all([updateCalls(), updateRules()]);
    if (byId('status').textContent === unreachable) setStatus('');
  } catch {
    setStatus(unreachable, true);
  }
}
void update();
setInterval(() => {
  if (!document.hidden) void update();
}, 1000);
