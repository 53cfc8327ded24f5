/**
 * Checks the texts: the same keys in four languages with the plural forms of each, none of them empty, none unused. i18next-cli checks the
 * code for untranslated text.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../locales/languages.ts';
import { projectFiles, readText, reportFindings } from './lib/files.ts';
import { root } from './lib/processes.ts';

const files = projectFiles().filter((path) => existsSync(join(root, path)));
const namespaces = files.flatMap((path) => /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);
const clientCode = codeIn(
  /^(storefront\/app|packages\/ui\/src)\/(?!.*(\.(test|stories)\.|\/(testing|pages|foundations|generated)\/)).*\.tsx?$/,
);
const gatewayCode = codeIn(/^packages\/gateway\/src\/.*\.ts$/);

/** Namespaces whose texts only the gateway sends. The keys of `errors` are those of the contract's catalogue, which has its own test. */
const gatewayNamespaces = [
  'errors',
  'gateway',
  'notifications',
  'codes',
  'demo-payment',
  'after-sales-timeline',
  'overload',
  'neutral-option',
];

reportFindings('Texts', [
  ...namespaces.flatMap(unevenKeys),
  ...namespaces.flatMap(wrongPluralForms),
  ...namespaces.filter((name) => !gatewayNamespaces.includes(name)).flatMap(unusedKeys()),
  ...['notifications', 'codes'].flatMap(unusedInGateway),
]);

function codeIn(pattern: RegExp): string {
  return files
    .filter((path) => pattern.test(path))
    .map(readText)
    .join('\n');
}

/** Returns the texts of a namespace by key, "a.b.c". */
function textsOf(language: string, namespace: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string) => {
    if (typeof node === 'string') found.set(path, node);
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) walk(value, path === '' ? key : `${path}.${key}`);
  };
  const path = `locales/${language}/${namespace}.json`;
  if (existsSync(join(root, path))) walk(JSON.parse(readText(path)), '');
  return found;
}

/** Returns the texts of a namespace by key, with plural forms merged. */
function keysOf(language: string, namespace: string): Map<string, string> {
  return new Map([...textsOf(language, namespace)].map(([key, text]) => [splitPlural(key).stem, text]));
}

/** Splits the key of a plural form: `cart.added_one` is the form `one` of `cart.added`. */
function splitPlural(key: string): { stem: string; form?: string | undefined } {
  const [, stem, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return stem === undefined ? { stem: key } : { stem, form };
}

/** Returns the plurals that do not have exactly the forms of their language in CLDR: `one` and `other` in English, only `other` in Chinese and Korean. */
function wrongPluralForms(namespace: string): string[] {
  return languages.flatMap(({ code, tag }) => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort().join(', ');
    const plurals = Object.groupBy(
      [...textsOf(code, namespace).keys()].map(splitPlural).filter(({ form }) => form !== undefined),
      ({ stem }) => stem,
    );
    return Object.entries(plurals).flatMap(([stem, keys = []]) => {
      const ownForms = keys
        .map(({ form }) => form)
        .sort()
        .join(', ');
      return ownForms === forms
        ? []
        : [`locales/${code}/${namespace}.json: ${stem} has the plural forms ${ownForms}; the language has ${forms}`];
    });
  });
}

function unevenKeys(namespace: string): string[] {
  const reference = keysOf('en', namespace);
  return languages.flatMap(({ code }) => {
    const keys = keysOf(code, namespace);
    const path = `locales/${code}/${namespace}.json`;
    return [
      ...[...reference.keys()].filter((key) => !keys.has(key)).map((key) => `${path}: ${key} is missing`),
      ...[...keys.keys()].filter((key) => !reference.has(key)).map((key) => `${path}: ${key} is not in English`),
      ...[...keys].filter(([, text]) => text.trim() === '').map(([key]) => `${path}: ${key} is empty`),
    ];
  });
}

/**
 * Returns a function that lists unused keys. A key counts as used when the code contains it, with or without its namespace, or its
 * beginning in a template.
 */
function unusedKeys(): (namespace: string) => string[] {
  const literals = new Set([...clientCode.matchAll(/['"`]([\w-]+:)?([\w.-]+)['"`]/g)].map((match) => match[2] ?? ''));
  const prefixes = [...clientCode.matchAll(/`(?:[\w-]+:)?([\w.-]+\.)\$\{/g)].map((match) => match[1] ?? '');
  return (namespace) =>
    [...keysOf('en', namespace).keys()]
      .filter((key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
      .map((key) => `locales/en/${namespace}.json: ${key} is used nowhere`);
}

/** Returns unused keys of a gateway namespace. A message (a title and its text) counts as used when the gateway's code contains its key. */
function unusedInGateway(namespace: string): string[] {
  const keys = new Set([...keysOf('en', namespace).keys()].map((key) => key.split('.')[0] ?? key));
  return [...keys].filter((key) => !gatewayCode.includes(`'${key}'`)).map((key) => `locales/en/${namespace}.json: ${key} is used nowhere`);
}
