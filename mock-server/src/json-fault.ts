const space = String.raw`[ \t\n\r]*`;
const text = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const start = '[[{]';

/** The tokens that may follow: a value or the start of one, a key, a colon, or a comma; with those that end an empty list or object. */
const tokens = {
  value: `${text}|${number}|true|false|null|${start}`,
  element: `${text}|${number}|true|false|null|${start}|]`,
  key: text,
  member: `${text}|}`,
  colon: ':',
  listEnd: '[,\\]]',
  objectEnd: '[,}]',
  nothing: '(?!)',
} as const;
type State = keyof typeof tokens;

const patterns = new Map(Object.entries(tokens).map(([state, token]) => [state, new RegExp(`${space}(${token})`, 'y')]));

/** The position of the first character that makes a text invalid as JSON; its length where it ends too early. */
function faultPosition(json: string): number {
  const open: string[] = [];
  const afterValue = (): State => (open.length === 0 ? 'nothing' : open.at(-1) === '[' ? 'listEnd' : 'objectEnd');
  let state: State = 'value';
  let position = 0;
  for (;;) {
    const pattern = patterns.get(state);
    if (pattern) pattern.lastIndex = position;
    const token = pattern?.exec(json)?.[1];
    if (token === undefined) return position + (new RegExp(space, 'y').exec(json.slice(position))?.[0].length ?? 0);
    position = pattern?.lastIndex ?? position;
    if (token === '{' || token === '[') {
      open.push(token);
      state = token === '[' ? 'element' : 'member';
    } else if (token === ',') state = open.at(-1) === '[' ? 'value' : 'key';
    else if (token === ':') state = 'value';
    else if (state === 'key' || (state === 'member' && token !== '}')) state = 'colon';
    else {
      if (token === '}' || token === ']') open.pop();
      state = afterValue();
    }
  }
}

/** The gateway reads at most 64 kB of JSON, and the place of a fault in more would take long to find. */
const maxSearchedLength = 64 * 1024;

/** A sentence about a body that is no JSON object, without a part of it. */
export function describeInvalidJson(body: string): string {
  if (isJson(body)) return 'The body is JSON, but not an object of few levels, such as {"pro_id": 1001}.';
  if (body.length > maxSearchedLength) return 'The body is not valid JSON.';
  const position = faultPosition(body);
  const lines = body.slice(0, position).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  return position >= body.length
    ? `The body is not valid JSON: it ends too early, at ${place}.`
    : `The body is not valid JSON: see ${place}.`;
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
