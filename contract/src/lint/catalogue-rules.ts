import { below, type Finding, isObject, type JsonObject, objectAt } from './json.ts';

/** Texts of the namespace `errors` by language; undefined where the file is missing. */
export type ErrorTexts = Readonly<Record<string, JsonObject | undefined>>;

/** Requires a text in every language for every code that our gateway sends. */
export function emittedCodesHaveText(document: JsonObject, texts: ErrorTexts): Finding[] {
  const rule = 'emitted-codes-have-text';
  return Object.entries(texts).flatMap(([language, known]) => {
    const file = `locales/${language}/errors.json`;
    if (!known) return [{ rule, at: file, problem: 'The file is missing.' }];
    return emittedKeys(document)
      .filter(({ key }) => typeof known[key] !== 'string' || known[key] === '')
      .map(({ code, key }) => ({ rule, at: file, problem: `"${key}" (code ${code}) has no text.` }));
  });
}

function emittedKeys(document: JsonObject): { code: string; key: string }[] {
  return Object.entries(objectAt(document, 'x-error-catalogue'))
    .filter(([, entry]) => isObject(entry) && entry['x-emitted'] === true)
    .map(([code, entry]) => ({ code, key: String(objectAt(entry)['x-key']) }));
}

/** Requires that each entry is complete, has a known class, and its example has its own code; names and text keys are unique. */
export function catalogueIsConsistent(document: JsonObject): Finding[] {
  const classes = Object.keys(objectAt(document, 'x-gateway', 'statusOfClass'));
  const visited = new Set<string>();
  return Object.entries(objectAt(document, 'x-error-catalogue')).flatMap(([code, entry]) => {
    const node = objectAt(entry);
    const problems: string[] = [];
    if (objectAt(node, 'value').code !== code) problems.push('The example has another code than its entry.');
    if (!classes.includes(String(node['x-class']))) problems.push(`x-class is one of ${classes.join(', ')}.`);
    for (const flag of ['x-retryable', 'x-emitted']) if (typeof node[flag] !== 'boolean') problems.push(`${flag} is true or false.`);
    for (const text of ['x-name', 'x-key', 'x-action']) if (typeof node[text] !== 'string') problems.push(`${text} is missing.`);
    for (const unique of [`x-name ${node['x-name']}`, `x-key ${node['x-key']}`]) {
      if (visited.has(unique)) problems.push(`${unique} is taken by another code.`);
      visited.add(unique);
    }
    return problems.map((problem) => ({ rule: 'catalogue-is-consistent', at: below('#/x-error-catalogue', code), problem }));
  });
}
