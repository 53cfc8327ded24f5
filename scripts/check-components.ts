/** Holds the components of @mall/ui against what a finished one needs: stories, words about its props, and plays that act as people do. */
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

conclude('Components', [
  ...components.flatMap((component) => [...withoutStories(component), ...undocumented(component), ...unplayed(component)]),
  ...components.flatMap(unnamed),
  ...withoutRule(),
  ...projectFiles()
    .filter((path) => /^(packages\/ui\/(src|\.storybook)|storefront\/tests)\/.*\.tsx?$/.test(path))
    .flatMap(leftOut),
]);

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

/** No rule of axe, no story and no element is left out of what is looked at. */
function leftOut(path: string): string[] {
  const ways =
    /\.(disableRules|exclude)\(|test: '(off|todo)'|'!(test|dev)'|a11y: \{ ?(disable|manual|config|options|context)\b|\b(it|test|describe)\.(skip|todo)\b/;
  return readText(path)
    .split('\n')
    .flatMap((line, at) => (ways.test(line) ? [`${path}:${at + 1}: something is left out of the tests`] : []));
}
