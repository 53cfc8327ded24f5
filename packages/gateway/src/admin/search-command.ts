import { parseArgs } from 'node:util';
import { addSynonyms, listSynonyms, removeSynonyms, type SynonymSet, type SynonymTerms } from '../domains/catalog/search/synonyms.ts';
import { languageCodes } from '../shared/language.ts';
import { type BackOffice, type Command, commandError, done, type Outcome } from './command.ts';

const [maxTerms, maxTermLength] = [50, 60];
const termsUsage = '--en TERM,TERM --zh TERM,TERM --tn TERM,TERM --ko TERM,TERM';

/** `mall search`: maintains the synonyms of the search. */
export const search: Command = {
  usage: [
    { syntax: 'search synonyms list [TEXT]', description: 'List the sets of synonyms, all or those with a term that contains TEXT.' },
    {
      syntax: `search synonyms add ${termsUsage} [--related ID,ID]`,
      description: 'Add terms of one meaning, in any of the languages; products of the related sets answer a search for them as well.',
    },
    { syntax: 'search synonyms remove ID', description: 'Remove a set of synonyms.' },
  ],
  run: async ([subject, action, ...args], office) => {
    if (subject === 'synonyms' && action === 'list') return list(args.join(' ').trim(), office);
    if (subject === 'synonyms' && action === 'add') return add(args, office);
    if (subject === 'synonyms' && action === 'remove') return remove(args[0], office);
    return commandError('search needs synonyms, and list, add or remove.');
  },
};

async function list(text: string, { db }: BackOffice): Promise<Outcome> {
  const sets = await listSynonyms(db, text);
  return sets.length === 0 ? done('There are no such synonyms.') : done(...sets.map(formatSet));
}

function formatSet({ id, terms, relatedIds }: SynonymSet): string {
  const inLanguages = languageCodes.flatMap((language) => (terms[language] ? [`${language}: ${terms[language].join(', ')}`] : []));
  return [`${id}  ${inLanguages.join('; ')}`, ...(relatedIds.length > 0 ? [`related: ${relatedIds.join(', ')}`] : [])].join('; ');
}

async function add(args: readonly string[], { db }: BackOffice): Promise<Outcome> {
  const given = readOptions(args);
  if (!given) return commandError(`search synonyms add needs up to ${maxTerms} terms of up to ${maxTermLength} characters: ${termsUsage}.`);
  const known = new Set((await listSynonyms(db, '')).map(({ id }) => id));
  const unknown = given.relatedIds.find((id) => !known.has(id));
  if (unknown !== undefined) return commandError(`There is no set of synonyms ${unknown}.`);
  const id = await addSynonyms(db, given.terms, given.relatedIds);
  return done(`Set ${id} was added. Products are found by its terms within a minute.`);
}

async function remove(id: string | undefined, { db }: BackOffice): Promise<Outcome> {
  if (!isId(id)) return commandError('search synonyms remove needs the number of a set.');
  return (await removeSynonyms(db, Number(id))) ? done(`Set ${id} was removed.`) : commandError(`There is no set of synonyms ${id}.`);
}

const isId = (text: string | undefined): text is string => /^[1-9]\d{0,14}$/.test(text ?? '');

const options = Object.fromEntries([...languageCodes, 'related'].map((name) => [name, { type: 'string' as const }]));

/** Returns the values of the options; undefined for an unknown option, a missing value or another argument, which `parseArgs` reports by an error. */
function parse(args: readonly string[]): Readonly<Record<string, string | undefined>> | undefined {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return undefined;
  }
}

/** Reads terms by language and related ids; undefined when they are missing or invalid. */
function readOptions(args: readonly string[]): { terms: SynonymTerms; relatedIds: readonly number[] } | undefined {
  const values = parse(args);
  if (!values) return undefined;
  const listOf = (name: string) => (values[name] ?? '').split(/[,，、]/).flatMap((term) => term.trim() || []);
  const terms = Object.fromEntries(
    languageCodes.flatMap((language) => (listOf(language).length > 0 ? [[language, listOf(language)]] : [])),
  );
  const related = listOf('related');
  const all = Object.values(terms).flat();
  const isValid =
    all.length > 0 && all.length <= maxTerms && all.every((term) => term.length <= maxTermLength && /[\p{L}\p{N}]/u.test(term));
  return isValid && related.every(isId) ? { terms, relatedIds: related.map(Number) } : undefined;
}
