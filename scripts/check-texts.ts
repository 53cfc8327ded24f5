/** Holds the texts against the code: the same keys in four languages, none missing, none unused, no text in the code itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { languages } from '../locales/languages.ts';
import { conclude, projectFiles, readText } from './lib/files.ts';
import { root } from './lib/processes.ts';

const files = projectFiles().filter((path) => existsSync(join(root, path)));
const namespaces = files.flatMap((path) => /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);
const sources = files.filter(
  (path) =>
    /^(storefront\/app|packages\/ui\/src)\/.*\.tsx?$/.test(path) &&
    !/\.(test|stories)\.tsx?$|\/(testing|pages|foundations)\/|\/generated\//.test(path),
);
/** Namespaces whose texts only the gateway sends. `errors` is keyed by the catalogue of the contract, which has a test of its own. */
const gatewayNamespaces = ['errors', 'notifications', 'codes', 'demo-payment', 'after-sales-timeline', 'overload', 'neutral-option'];

conclude('Texts', [
  ...namespaces.flatMap(uneven),
  ...namespaces.filter((name) => !gatewayNamespaces.includes(name)).flatMap(unused()),
  ...['notifications', 'codes'].flatMap(unusedInGateway),
  ...sources.flatMap(hardCoded),
]);

/** Keys of a namespace, "a.b.c", plural forms folded into one. */
function keysOf(language: string, namespace: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string) => {
    if (typeof node === 'string') found.set(path.replace(/_(zero|one|two|few|many|other)$/, ''), node);
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) walk(value, path === '' ? key : `${path}.${key}`);
  };
  const path = `locales/${language}/${namespace}.json`;
  if (existsSync(join(root, path))) walk(JSON.parse(readText(path)), '');
  return found;
}

function uneven(namespace: string): string[] {
  const reference = keysOf('en', namespace);
  return languages.flatMap(({ code }) => {
    const own = keysOf(code, namespace);
    const missing = [...reference.keys()]
      .filter((key) => !own.has(key))
      .map((key) => `locales/${code}/${namespace}.json: ${key} is missing`);
    const extra = [...own.keys()]
      .filter((key) => !reference.has(key))
      .map((key) => `locales/${code}/${namespace}.json: ${key} is in no other language`);
    const empty = [...own].filter(([, text]) => text.trim() === '').map(([key]) => `locales/${code}/${namespace}.json: ${key} is empty`);
    return [...missing, ...extra, ...empty];
  });
}

/** A key counts as used when the code names it, with or without its namespace, or names what it begins with in a template. */
function unused(): (namespace: string) => string[] {
  const code = sources.map(readText).join('\n');
  const literals = new Set([...code.matchAll(/['"`]([\w-]+:)?([\w.-]+)['"`]/g)].map((match) => match[2] ?? ''));
  const prefixes = [...code.matchAll(/`(?:[\w-]+:)?([\w.-]+\.)\$\{/g)].map((match) => match[1] ?? '');
  return (namespace) =>
    [...keysOf('en', namespace).keys()]
      .filter((key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
      .map((key) => `locales/en/${namespace}.json: ${key} is used nowhere`);
}

/** A text of a message (a title and its text together) counts as used when the code of the gateway names its key. */
function unusedInGateway(namespace: string): string[] {
  const code = files
    .filter((path) => /^packages\/gateway\/src\/.*\.ts$/.test(path))
    .map(readText)
    .join('\n');
  const keys = new Set([...keysOf('en', namespace).keys()].map((key) => key.split('.')[0] ?? key));
  return [...keys].filter((key) => !code.includes(`'${key}'`)).map((key) => `locales/en/${namespace}.json: ${key} is used nowhere`);
}

/** Letters between tags, or in an attribute that people see or hear. */
function hardCoded(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readText(path),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const seen = /^(aria-label|alt|title|placeholder|label|description|message)$/;
  const findings: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (!/\p{L}{2}/u.test(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    findings.push(`${path}:${line + 1}: text in the code: "${text.trim()}"`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxAttribute(node) && seen.test(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer))
      report(node, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}
