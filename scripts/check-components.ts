/** Checks that each component of @mall/ui is finished: stories, guidance, descriptions of its props, and plays by keyboard and pointer. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { conclude, projectFiles, readText } from './lib/files.ts';
import { root } from './lib/processes.ts';

const ui = join(root, 'packages/ui');
const isOurs = (path: string) => path.startsWith(`${ui}/src/`);

/** Props that say by their name what they are. */
const plain = /^(children|href|title|name|label|value|defaultValue|ref|className|sx|language)$|(Href|Url|Name)$/;

/** What nobody can act on: time calls it. */
const calledByTime: readonly string[] = ['Countdown'];

/** Sections that the guidance of every component has. */
const sections = ['When to use it', 'When not to use it', 'Do and don’t', 'Related components'];

interface Component {
  name: string;
  props: readonly ts.Symbol[];
}

interface Stories {
  path: string;
  text: string;
}

const manifest: { exports: Record<string, string | { source: string }> } = JSON.parse(readText('packages/ui/package.json'));
const doors = Object.values(manifest.exports).flatMap((door) =>
  typeof door === 'string' || !/\.tsx?$/.test(door.source) ? [] : [join(ui, door.source)],
);
const program = openProgram();
const checker = program.getTypeChecker();
const components = doors.flatMap(componentsOf);
const stories: Stories[] = projectFiles()
  .filter((path) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(path))
  .map((path) => ({ path, text: readText(path) }));

const pageIds = new Set([...stories.map(({ text }) => titleOf(text)), ...mdxTitles()].map((title) => `${idOf(title)}--docs`));

conclude('Components', [
  ...components.flatMap((component) => [...withoutStories(component), ...undocumented(component), ...unplayed(component)]),
  ...components.flatMap(unnamed),
  ...withoutRule(),
  ...stories.flatMap(withoutGuidance),
  ...projectFiles()
    .filter((path) => /^(packages\/ui\/(src|\.storybook)|storefront\/tests)\/.*\.tsx?$/.test(path))
    .flatMap(leftOut),
]);

function titleOf(text: string): string {
  return /\bconst meta = \{[\s\S]*?title: '([^']+)'/.exec(text)?.[1] ?? '';
}

function mdxTitles(): string[] {
  return projectFiles()
    .filter((path) => /^packages\/ui\/(docs|src\/foundations)\/\w+\.mdx$/.test(path))
    .flatMap((path) => /<Meta title="([^"]+)"/.exec(readText(path))?.[1] ?? []);
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function openProgram(): ts.Program {
  const config = join(ui, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, dirname(config));
  return ts.createProgram(doors, options);
}

/** The components behind a door, each once, with the props it takes. */
function componentsOf(door: string): Component[] {
  const source = program.getSourceFile(door);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${door} is no module`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const [signature] = symbol.valueDeclaration ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
    if (!/^[A-Z]/.test(symbol.name) || !signature) return [];
    const [taken] = signature.getParameters();
    return [{ name: symbol.name, props: taken ? checker.getTypeOfSymbol(taken).getProperties() : [] }];
  });
}

/** The stories about a component, or those that name it beside their own. */
function storiesOf(name: string): Stories[] {
  return stories.filter(({ text }) => new RegExp(`\\bcomponent: ${name}\\b|\\bsubcomponents: \\{[^}]*\\b${name}\\b`).test(text));
}

function withoutStories({ name }: Component): string[] {
  return storiesOf(name).length > 0 ? [] : [`${name}: no stories are about it`];
}

function undocumented({ name, props }: Component): string[] {
  return props.flatMap((prop) => {
    const isOwn = prop.declarations?.some((declaration) => isOurs(declaration.getSourceFile().fileName));
    const isSaid = prop.getDocumentationComment(checker).length > 0 || prop.getJsDocTags().length > 0;
    return !isOwn || isSaid || plain.test(prop.name) ? [] : [`${name}.${prop.name}: says nothing about itself`];
  });
}

/** A component that calls back is played by keyboard and by pointer, and each of its calls is expected. */
function unplayed({ name, props }: Component): string[] {
  const isCalled = (prop: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(prop)).getCallSignatures().length > 0;
  const calls = props.filter((prop) => /^on[A-Z]/.test(prop.name) && isCalled(prop)).map((prop) => prop.name);
  // What takes every handler of its element passes them on and has none of its own.
  if (calls.length === 0 || calls.includes('onCopyCapture') || calledByTime.includes(name)) return [];
  const text = storiesOf(name)
    .map((one) => one.text)
    .join('\n');
  const expected = [...text.matchAll(/expect\(([\w.]+)\)(?:\.resolves)?\.(?:toHaveBeen|toBeCalled)/g)].map((match) => match[1] ?? '');
  const isExpected = (call: string) =>
    expected.includes(`args.${call}`) || expected.some((mock) => new RegExp(`\\b${call}(?:: |=\\{)[^;]*?\\b${mock}\\b`).test(text));
  return [
    ...(/userEvent\.(keyboard|type|tab)\(/.test(text) ? [] : [`${name}: nothing plays it by keyboard`]),
    ...(/userEvent\.(click|pointer|hover|selectOptions|upload)\(/.test(text) ? [] : [`${name}: nothing plays it by pointer`]),
    ...calls.filter((call) => !isExpected(call)).map((call) => `${name}.${call}: no story expects its call`),
  ];
}

/** The papers for people name every component; a skeleton goes with what it stands for. */
function unnamed({ name }: Component): string[] {
  if (name.endsWith('Skeleton')) return [];
  return ['packages/ui/README.md', 'docs/accessibility.md']
    .filter((path) => !new RegExp(`\\b${name}\\b`).test(readText(path)))
    .map((path) => `${name}: ${path} does not name it`);
}

/** Every fault that a form tells has its row in the paper about validation. */
function withoutRule(): string[] {
  const texts: { errors: Record<string, string> } = JSON.parse(readText('locales/en/ui-later.json'));
  const paper = readText('docs/validation.md');
  return Object.keys(texts.errors).flatMap((key) =>
    paper.includes(`\`${key}\``) ? [] : [`errors.${key}: docs/validation.md does not name it`],
  );
}

/** A component has a `Name.mdx` beside its stories, a page of the mall one line about its purpose. Links of the guidance lead to components. */
function withoutGuidance({ path, text }: Stories): string[] {
  const [, group = '', name = ''] = /src\/(\w+)\/(?:.*\/)?(\w+)\.stories\.tsx$/.exec(path) ?? [];
  if (group === 'foundations') return [];
  if (group === 'pages')
    return /\/\*\* [^*]+ \*\/\nconst meta\b/.test(text) ? [] : [`${path}: no comment above \`meta\` says what the page is for`];
  const guide = path.replace('.stories.tsx', '.mdx');
  if (!existsSync(join(root, guide))) return [`${name}: ${guide} is missing`];
  const prose = readText(guide);
  return [
    ...sections.filter((section) => !prose.includes(`\n## ${section}\n`)).map((section) => `${guide}: has no section "${section}"`),
    ...['<Do ', '<Dont '].filter((block) => !prose.includes(block)).map((block) => `${guide}: shows no ${block.slice(1)}example`),
    ...linksOf(prose)
      .filter((link) => !pageIds.has(link))
      .map((link) => `${guide}: ${link} is no page of Storybook`),
    ...(titleOf(text).endsWith(`/${name}`) ? [] : [`${path}: its title does not end with its name`]),
  ];
}

/** Ids of the pages that prose links to, by address or by the name of a component. */
function linksOf(prose: string): string[] {
  const addresses = [...prose.matchAll(/\?path=\/docs\/([\w-]+)/g)].map((match) => match[1] ?? '');
  const related = /<Related\s+of=\{\{([\s\S]*?)\}\}/.exec(prose)?.[1] ?? '';
  const names = [...related.matchAll(/^\s*(\w+):/gm)].map((match) => match[1] ?? '');
  return [...addresses, ...names.map((name) => [...pageIds].find((id) => id.endsWith(`-${name.toLowerCase()}--docs`)) ?? name)];
}

/** No rule of axe, no story and no element is left out of what is looked at. */
function leftOut(path: string): string[] {
  const ways =
    /\.(disableRules|exclude)\(|test: '(off|todo)'|'!(test|dev)'|a11y: \{ ?(disable|manual|config|options|context)\b|\b(it|test|describe)\.(skip|todo)\b/;
  return readText(path)
    .split('\n')
    .flatMap((line, at) => (ways.test(line) ? [`${path}:${at + 1}: something is left out of the tests`] : []));
}
