import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { exportsOfPackage, isOwn } from './testing/exportsOfPackage.ts';

const ui = dirname(import.meta.dirname);
const root = join(ui, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const glob = (...patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();

interface Component {
  readonly name: string;
  /** Own props without a comment that says what they are; a tag such as `@default` alone does not. */
  readonly undocumented: readonly string[];
  /** Names of the function props `on…`. */
  readonly callbacks: readonly string[];
}

const stories = glob('packages/ui/src/**/*.stories.tsx').map((path) => ({ path, text: read(path) }));
const componentStories = stories.filter(({ path }) => !path.includes('/foundations/'));
const components = findComponents();

const titleOf = (text: string) => /\bconst meta = \{[\s\S]*?title: '([^']+)'/.exec(text)?.[1] ?? '';
/** Pages without a component. */
const plainPages = glob('packages/ui/{docs,docs/patterns,src/foundations}/*.mdx');
const docsTitles = [
  ...stories.map(({ text }) => titleOf(text)),
  ...plainPages.flatMap((path) => /<Meta title="([^"]+)"/.exec(read(path))?.[1] ?? []),
];
const pageId = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
const docsIds = new Set(docsTitles.map(pageId));

/** Returns the components that the entry points of the package export, each once. */
function findComponents(): Component[] {
  const { checker, symbols } = exportsOfPackage();
  return symbols.flatMap((symbol) => describeComponent(checker, symbol));
}

function describeComponent(checker: ts.TypeChecker, symbol: ts.Symbol): Component[] {
  const [signature] = symbol.valueDeclaration ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  if (!/^[A-Z]/.test(symbol.name) || !signature) return [];
  const [parameter] = signature.getParameters();
  const props = parameter ? checker.getTypeOfSymbol(parameter).getProperties() : [];
  const isFunction = (prop: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(prop)).getCallSignatures().length > 0;
  const callbacks = props.filter((prop) => /^on[A-Z]/.test(prop.name) && isFunction(prop)).map((prop) => prop.name);
  const undocumented = props.filter((prop) => isOwn(prop) && !isDocumented(checker, prop)).map((prop) => prop.name);
  // A component that passes all handlers to its element has none of its own.
  return [{ name: symbol.name, undocumented, callbacks: callbacks.includes('onCopyCapture') ? [] : callbacks }];
}

function isDocumented(checker: ts.TypeChecker, prop: ts.Symbol): boolean {
  return prop.getDocumentationComment(checker).length > 0;
}

const storiesOf = (name: string) =>
  stories
    .filter(({ text }) => new RegExp(`\\bcomponent: ${name}\\b|\\bsubcomponents: \\{[^}]*\\b${name}\\b`).test(text))
    .map(({ text }) => text)
    .join('\n');

/** Returns whether a story expects a call of the callback, of `args` or of a mock that it passes. */
function isExpected(text: string, callback: string): boolean {
  const expected = [...text.matchAll(/expect\(([\w.]+)\)(?:\.resolves)?\.(?:toHaveBeen|toBeCalled)/g)].map((match) => match[1] ?? '');
  return (
    expected.includes(`args.${callback}`) || expected.some((mock) => new RegExp(`\\b${callback}(?:: |=\\{)[^;]*?\\b${mock}\\b`).test(text))
  );
}

/** Returns the ids of the pages that guidance links to, by URL, by the name of a component, also of a part, or by the title of a pattern. */
function linksOf(guidance: string): string[] {
  const addresses = [...guidance.matchAll(/\?path=\/docs\/([\w-]+)/g)].map((match) => match[1] ?? '');
  const related = /<Related\s+of=\{\{([\s\S]*?)\}\}/.exec(guidance)?.[1] ?? '';
  const parts = [...guidance.matchAll(/\bcomponent: '(\w+)'/g)].map((match) => match[1] ?? '');
  const names = [...[...related.matchAll(/^\s*(\w+):/gm)].map((match) => match[1] ?? ''), ...parts];
  const patterns = [...(/\spatterns=\{\[([\s\S]*?)\]\}/.exec(guidance)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, title = '']) => title);
  return [
    ...addresses,
    ...patterns.map((title) => pageId(`patterns/${title}`)),
    ...names.map((name) => [...docsIds].find((id) => id.endsWith(`-${name.toLowerCase()}--docs`)) ?? name),
  ];
}

describe.each(components)('$name', ({ name, undocumented }) => {
  it('has stories', () => expect(storiesOf(name)).not.toBe(''));

  it('documents its props', () => expect(undocumented).toEqual([]));
});

describe.each(components.filter(({ callbacks }) => callbacks.length > 0))('$name with callbacks', ({ name, callbacks }) => {
  it('has a story that expects each callback', () =>
    expect(callbacks.filter((callback) => !isExpected(storiesOf(name), callback))).toEqual([]));
});

// `onEnd` is called by a timer, not by the shopper.
const operated = components.filter(({ callbacks }) => callbacks.some((callback) => callback !== 'onEnd'));
it.each(operated)('$name is operated by keyboard and by pointer in its stories', ({ name }) => {
  expect(storiesOf(name)).toMatch(/userEvent\.(keyboard|type|tab)\(/);
  expect(storiesOf(name)).toMatch(/userEvent\.(click|pointer|hover|selectOptions|upload)\(/);
});

/** Components of one visible part, or of none. */
const singleParts = new Set([
  'Announcer',
  'Container',
  'Countdown',
  'Eyebrow',
  'Icon',
  'Image',
  'MallUiProvider',
  'SkipLink',
  'UiLink',
  'VisuallyHidden',
]);

describe.each(componentStories)('guidance for $path', ({ path, text }) => {
  const guidance = () => read(path.replace('.stories.tsx', '.mdx'));

  it('has all sections and examples', () => {
    for (const section of ['When to use it', 'When not to use it', 'Do and don’t', 'Keyboard', 'Accessibility', 'Related components'])
      expect(guidance()).toContain(`\n## ${section}\n`);
    expect(guidance()).toContain('<Do ');
    expect(guidance()).toContain('<Dont ');
  });

  it('has an anatomy, unless the component is a single part', () => {
    const hasAnatomy = guidance().includes('<Anatomy');
    expect(hasAnatomy).toBe(!singleParts.has(basename(path, '.stories.tsx')));
  });

  it('links to pages that exist', () => expect(linksOf(guidance()).filter((link) => !docsIds.has(link))).toEqual([]));

  it('belongs to stories whose title is the group of its folder and the name of the file', () => {
    const [, group = ''] = /src\/(\w+)\//.exec(path) ?? [];
    expect(titleOf(text).replace(/^\w/, (letter) => letter.toLowerCase())).toBe(`${group}/${basename(path, '.stories.tsx')}`);
  });
});

it.each(plainPages)('%s links to pages that exist', (path) => expect(linksOf(read(path)).filter((link) => !docsIds.has(link))).toEqual([]));

it('excludes no story, element or accessibility rule from the tests', () => {
  const exclusion = /\.(disableRules|exclude)\(|test: '(off|todo)'|'!test'|a11y: \{ ?(disable|manual|config|options|context)\b/;
  const paths = glob(
    'packages/ui/{src,.storybook}/**/*.{ts,tsx}',
    'storybook/{.storybook,pages,support}/**/*.{ts,tsx}',
    'storefront/tests/**/*.{ts,tsx}',
  );
  // The second skips the check in frames of documentation pages, which no test opens to check accessibility.
  const exempt = ['packages/ui/src/components.test.ts', 'packages/ui/.storybook/frameGlobals.ts'];
  expect(paths.filter((path) => !exempt.includes(path) && exclusion.test(read(path)))).toEqual([]);
});

it('names every error text of forms in docs/validation.md', () => {
  const { errors }: { errors: Record<string, string> } = JSON.parse(read('locales/en/ui-deferred.json'));
  const documentation = read('docs/validation.md');
  expect(Object.keys(errors).filter((key) => !documentation.includes(`\`${key}\``))).toEqual([]);
});
