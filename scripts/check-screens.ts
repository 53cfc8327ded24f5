/** Every page of the shop has a row in docs/screens.md, and every cell there names a test that exists, or a reason. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../storefront/app/routes.ts';
import { conclude, readText } from './lib/files.ts';
import { root } from './lib/processes.ts';

const page = 'docs/screens.md';
const folder = 'storefront/tests/browser';
const text = readText(page);

const known = new Set([...text.matchAll(/^- ([TR]\d+) /gm)].map((match) => match[1] ?? ''));
const rows = text.split('\n').filter((line) => /^\| /.test(line) && !/^\| (?:---|Screen|Part) /.test(line));
const cellsOf = (row: string) => row.split('|').slice(3, -1);

interface Route {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly Route[] | undefined;
}

/** Addresses that answer with a page: those whose module is a component, except layouts. */
function pagesOf(branch: readonly Route[], parent = ''): string[] {
  return branch.flatMap(({ path = '', file, children = [] }) => {
    const address = path.startsWith('/') || path === '' ? path || parent : `${parent}/${path}`.replace(/^\/(?=\*)/, '');
    const isPage = file.endsWith('.tsx') && !file.includes('/layouts/');
    return [...(isPage ? [address || '/'] : []), ...pagesOf(children, address)];
  });
}

const addresses = new Set(rows.map((row) => /`([^`]+)`/.exec(row.split('|')[2] ?? '')?.[1]));
const rowless = pagesOf(routes).filter((address) => !addresses.has(address));

/** Each cell holds known keys and nothing else. */
function strays(row: string): string[] {
  const cells = cellsOf(row);
  const [, name = ''] = row.split('|');
  const wrong = cells.flatMap((cell) => cell.split(',')).filter((key) => !known.has(key.trim()));
  return [
    ...(cells.length === 6 ? [] : [`${page}: ${name.trim()} has ${cells.length} states instead of 6`]),
    ...wrong.map((key) => `${page}: ${name.trim()} names "${key.trim()}", which is neither a test nor a reason`),
  ];
}

/** Each test stands by its name in its file. */
function lost([, key = '', file = '', name = '']: RegExpMatchArray): string[] {
  const path = `${folder}/${file}`;
  if (!existsSync(join(root, path))) return [`${page}: ${key} names ${path}, which does not exist`];
  const tests = readText(path).replace(/\btest\(\s+/g, 'test(');
  return tests.includes(`test('${name}'`) ? [] : [`${page}: ${key}: there is no test "${name}" in ${path}`];
}

/** What no row uses. */
const unused = [...known].filter(
  (key) => !rows.some((row) => cellsOf(row).some((cell) => cell.split(',').some((used) => used.trim() === key))),
);

conclude('Screens', [
  ...(rows.length > 0 ? [] : [`${page}: there is no table`]),
  ...rowless.map((address) => `${page}: ${address} has no row`),
  ...rows.flatMap(strays),
  ...[...text.matchAll(/^- (T\d+) `([^`]+)`: "(.*)"$/gm)].flatMap(lost),
  ...unused.map((key) => `${page}: ${key} is used by no screen`),
]);
