/** Holds the code against the laws that no linter knows: who may import whom, how long a file may be, what may not stand in it. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { conclude, projectFiles, readText } from './lib/files.ts';
import { root } from './lib/processes.ts';

const code = projectFiles().filter(
  (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\/(generated|migrations)\//.test(path) && existsSync(join(root, path)),
);
const isTest = (path: string) => /\.(test|spec|stories)\.tsx?$|\/(tests|testing)\//.test(path) || path.includes('/.storybook/');

/** What shipped code may import from the house. Tests and stories may also read the contract and use the SDK. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  locales: [],
  'packages/sdk': [],
  'packages/ui': ['@mall/locales'],
  'packages/tracing': [],
  'packages/demo': [],
  'packages/gateway': ['@mall/contract', '@mall/demo', '@mall/locales', '@mall/tracing'],
  storefront: ['@mall/locales', '@mall/sdk', '@mall/ui', '@mall/tracing'],
  'mock-server': ['@mall/contract', '@mall/demo', '@mall/locales'],
  'docs/site': ['@mall/sdk'],
};
const uiKnowsNothingOf = /^(react-router|@mall\/sdk|openapi-fetch|node:)/;

/** A domain's use cases may call the domains to its left; this is also the order in which their rows are locked. */
const domainOrder =
  'account messages points uploads content shops catalog coupons membership favorites flash-sale cart auth addresses orders invoices after-sales reviews wallet payments checkout shell home'.split(
    ' ',
  );

const longest = 320;

conclude(
  'Laws',
  code.flatMap((path) => [...arrows(path), ...domains(path), ...features(path), ...manners(path)]),
);

function importsOf(path: string): string[] {
  return [...readText(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

function packageOf(path: string): string | undefined {
  return Object.keys(mayImport).find((folder) => path.startsWith(`${folder}/`));
}

function arrows(path: string): string[] {
  const folder = packageOf(path);
  if (folder === undefined || isTest(path) || path.startsWith(`${folder}/scripts/`)) return [];
  const allowed = mayImport[folder] ?? [];
  return importsOf(path).flatMap((name) => {
    const own = /^(@mall\/[\w-]+)/.exec(name)?.[1];
    if (own !== undefined && !allowed.includes(own)) return [`${path}: may not import ${own}`];
    if (folder === 'packages/ui' && uiKnowsNothingOf.test(name) && !path.endsWith('.config.ts'))
      return [`${path}: @mall/ui knows nothing of ${name}`];
    return [];
  });
}

function domains(path: string): string[] {
  const match = /^packages\/gateway\/src\/domains\/([\w-]+)\//.exec(path);
  if (!match?.[1]) return [];
  const own = domainOrder.indexOf(match[1]);
  if (own < 0) return [`${path}: the domain ${match[1]} has no place in the order of domains`];
  return importsOf(path).flatMap((name) => {
    const target = /src\/domains\/([\w-]+)\/(.+)$/.exec(name.startsWith('.') ? normalize(join(dirname(path), name)) : '');
    if (!target?.[1] || target[1] === match[1]) return [];
    // Operations compose domains, as routes do in the storefront; no domain calls them.
    if (!/\/operations(\/|\.ts$)/.test(path) && domainOrder.indexOf(target[1]) > own)
      return [`${path}: ${match[1]} comes before ${target[1]} and may not call it`];
    return /^(repository|presenter|operations)\b/.test(target[2] ?? '')
      ? [`${path}: may import use cases of ${target[1]}, not its ${target[2]}`]
      : [];
  });
}

/** Features of the storefront never import one another; only routes compose them. */
function features(path: string): string[] {
  const own = /^storefront\/app\/features\/([\w-]+)\//.exec(path)?.[1];
  if (own === undefined) return [];
  return importsOf(path).flatMap((name) => {
    const target = /(?:#app\/features\/|\.\.\/\.\.\/)([\w-]+)\//.exec(name)?.[1];
    return target !== undefined && name.includes('features') && target !== own
      ? [`${path}: features never import one another (${name})`]
      : [];
  });
}

function manners(path: string): string[] {
  if (path.startsWith('scripts/check-laws')) return [];
  const text = readText(path);
  const found: string[] = [];
  const lines = text.split('\n').length;
  if (lines > longest) found.push(`${path}: ${lines} lines; split it by meaning`);
  if (/\b(TODO|FIXME|XXX|HACK)\b/.test(text)) found.push(`${path}: something is left to do`);
  if (/@ts-(ignore|nocheck)|\bas any\s*[;,)\]}>.]/.test(text)) found.push(`${path}: the types are silenced`);
  if (/\b(test|it|describe)\.(skip|only|todo)\(/.test(text)) found.push(`${path}: a test is left out`);
  return found;
}
