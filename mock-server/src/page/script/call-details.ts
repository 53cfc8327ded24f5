/** The details of a call: who answered it and why, its fields and headers, and its answer. */
export const callDetails = String.raw`
/** The longest text that the log keeps. */
const maxTextLength = 2000;

const sources = {
  '': () => 'the first example of the contract, as no rule and no preference applied',
  rule: ({ rule, ruleKey }) => 'rules.' + rule + ' of ' + ownerOf(ruleKey ?? ''),
  Prefer: ({ headers }) => 'the header Prefer: ' + headers.prefer,
  recording: () => 'the recording',
  proxy: () => 'the gateway to which the mock forwards (--proxy)',
  refusal: () => 'the refusal of an invalid request',
  replay: () => 'the first answer to an equal call with the same Idempotency-Key',
};

const resultOf = ({ verdict, status, code }) => [
  status === undefined ? verdict : 'HTTP ' + status,
  ...(code === undefined ? [] : ['code ' + code]),
  ...(verdict === 'cut off' ? [verdict] : []),
].join(', ');

/** Indents JSON, also JSON that is cut off; another text is unchanged. */
function indented(text) {
  if (!/^[[{]/.test(text)) return text;
  let depth = 0;
  const line = () => '\n' + '  '.repeat(depth);
  const written = text.replaceAll(/"(?:[^"\\]|\\.)*"?|\s+|[{}[\],:]/g, (token) => {
    if (token.trim() === '') return '';
    if (token === ':') return ': ';
    if (token === ',') return token + line();
    if ('{['.includes(token)) {
      depth += 1;
      return token + line();
    }
    if (!'}]'.includes(token)) return token;
    depth -= 1;
    return line() + token;
  });
  return written.replaceAll(/([[{])\s+([}\]])/g, '$1$2');
}

function pairList(entries) {
  const list = element('dl', undefined, 'pairs');
  for (const [name, value] of entries) list.append(element('dt', name), element('dd', value));
  return list;
}

/** A scrollable text, which the keyboard reaches. */
function preformatted(text, label) {
  const made = element('pre', text);
  made.tabIndex = 0;
  made.role = 'group';
  made.ariaLabel = label;
  return made;
}

function foldedHeaders({ headers }) {
  const folded = element('details');
  folded.append(element('summary', 'Show ' + Object.keys(headers).length), pairList(Object.entries(headers)));
  return folded;
}

function partsOf(call) {
  const { session: key, steeredBy, faults, unmatched, fields, answer } = call;
  const isCut = answer?.length === maxTextLength;
  return [
    ['Result', resultOf(call) + ' in ' + call.milliseconds + ' ms'],
    ['Answered by', call.verdict === 'pending' ? 'not answered yet' : sources[steeredBy](call)],
    ['Session key', key === '' ? 'none' : key],
    ...(faults.length > 0 ? [['Faults', listOf(faults.map(describeFault), 'refused')]] : []),
    ...(unmatched.length > 0 ? [['Rules that did not apply', listOf(unmatched.map(({ rule, key: owner, reason }) => 'rules.' + rule + ' of ' + ownerOf(owner) + ': ' + reason))]] : []),
    ['Request', fields.length === 0 ? 'no fields' : pairList(fields)],
    ['Headers', foldedHeaders(call)],
    ...(answer === undefined ? [] : [[isCut ? 'Answer (its first ' + maxTextLength + ' characters)' : 'Answer', preformatted(indented(answer), 'Answer')]]),
  ];
}

function detailsOf(call) {
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

async function copyCall(call) {
  await navigator.clipboard.writeText(curl(call));
  const isCut = [...call.fields.map(([, value]) => value), ...Object.values(call.headers)].some((value) => value.length === maxTextLength);
  setStatus('Copied.' + (isCut ? ' Values are cut off after ' + maxTextLength + ' characters.' : ''));
}
`;
