import { current, referencePath } from '../src/reference/versions.ts';

/** The columns of languages, as they are in the glossary, and the codes of the languages. */
const languages = [
  ['简体', 'zh-Hans'],
  ['繁體', 'zh-Hant'],
  ['한국어', 'ko'],
] as const;

/**
 * Returns the glossary for users of the API: a section for each term that has a name in the API, with links to operations. The table of the
 * repository is too wide for a page, and the search finds sections but no rows.
 */
export function glossaryOfApi(glossary: string): string {
  const [introduction = ''] = glossary.split(/^\|/m);
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '));
  const sections = rows.slice(1).flatMap((row) => {
    const [term = '', meaning = '', ...others] = row.slice(2).split(/\s*\|\s*/);
    const names = others[languages.length] ?? '';
    return names === '' || term.startsWith('--') ? [] : [section(term, meaning, others, names)];
  });
  return [introduction.trim(), '<div class="glossary">', ...sections, '</div>'].join('\n\n');
}

function section(term: string, meaning: string, words: readonly string[], names: string): string {
  const translations = languages.map(([label, code], index) => {
    // Separated by spaces: the search index does not split at other characters.
    const inLanguage = words[index]?.split(/[、·]\s*|, /).map((word) => `<span lang="${code}">${word}</span>`);
    return `<span lang="${code}">${label}</span>: ${inLanguage?.join(', ')}`;
  });
  return [`## ${upperFirst(term)}`, `${upperFirst(meaning)}.`, translations.join(' · '), `In the API: ${linkNames(names)}`].join('\n\n');
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Links the names in code quotes: an operation or the first of a group to its page, a field to a request with it. */
function linkNames(names: string): string {
  return names.replaceAll(/`([^`]+)`/g, (code, name: string) => {
    const path = pathOf(name);
    return path === undefined ? code : `[${code}](${path})`;
  });
}

function pathOf(name: string): string | undefined {
  const operations = current.domains.flatMap((domain) => domain.operations);
  if (name === 'access_id') return '/concepts/authentication/';
  if (name.endsWith('…')) {
    const first = operations.find(({ api }) => api.startsWith(name.slice(0, -1)));
    return first && referencePath(current, first.domain);
  }
  const operation = operations.find(({ api }) => api === name);
  if (operation) return referencePath(current, operation.slug);
  // Short names such as `cid` mean several things.
  if (!name.includes('_')) return undefined;
  const request = operations.find(({ fields }) => fields.some((field) => field.name === name));
  return request && `${referencePath(current, request.slug)}#request-${name}`;
}
