import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, Converter, type ProjectReflection, ReflectionKind, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { current, referencePath } from '../src/reference/versions.ts';
import { pageFile, rewriteLinks } from './markdown.ts';
import { withFields } from './sdk-fields.ts';
import type { CollectedPage } from './sources.ts';

/** An entry point of the SDK and its source file. */
interface EntryPoint {
  /** "@mall/sdk/operations/cart". */
  readonly name: string;
  readonly source: string;
}

/** Generates the reference of each entry point with TypeDoc into `folder`, and returns a page for each. */
export async function sdkReference(sdk: string, folder: string): Promise<readonly CollectedPage[]> {
  const entryPoints = entryPointsOf(sdk);
  const options: TypeDocOptions & PluginOptions = {
    plugin: ['typedoc-plugin-markdown'],
    router: 'module',
    out: folder,
    name: '@mall/sdk',
    entryPoints: entryPoints.map(({ source }) => join(sdk, source)),
    tsconfig: join(sdk, 'tsconfig.json'),
    readme: 'none',
    skipErrorChecking: true,
    excludeExternals: true,
    excludeInternal: true,
    disableSources: true,
    preservedTypeAnnotationTags: ['@throws'],
    logLevel: 'Warn',
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    hidePageHeader: true,
    hidePageTitle: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    groupOrder: ['Functions', 'Variables', 'Classes', 'Interfaces', 'Type Aliases'],
    tableColumnSettings: { hideDefaults: true, hideInherited: true, hideModifiers: true, hideOverrides: true },
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    propertyMembersFormat: 'table',
  };
  const app = await Application.bootstrapWithPlugins(options);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    removeInheritedMembers(project);
    addThrownErrorNames(project);
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the SDK.');
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.validationWarningCount > 0)
    throw new Error('TypeDoc found faults in the documentation comments of the SDK.');
  const pages = new Map(entryPoints.map(({ name, source }) => [markdownOf(source), `/${slugOf(name)}/`]));
  return entryPoints.map(({ name, source }, order) => {
    const file = markdownOf(source);
    const operations = current.domains.flatMap((domain) => domain.operations);
    const markdown = withFields(linkOperations(rewriteLinks(readFileSync(join(folder, file), 'utf8'), file, pages)), operations);
    return {
      slug: slugOf(name),
      content: pageFile(name, markdown, { sidebar: { label: name.replace('@mall/sdk/operations/', ''), order } }),
    };
  });
}

/** Removes inherited members of classes, which are on the page of the base class. */
function removeInheritedMembers(project: ProjectReflection): void {
  for (const member of project.getReflectionsByKind(ReflectionKind.ClassMember)) if (isInherited(member)) project.removeReflection(member);
}

/** Copies the class of `@throws {Class}` into its text, because the Markdown output omits it. */
function addThrownErrorNames(project: ProjectReflection): void {
  const tags = Object.values(project.reflections).flatMap(({ comment }) => comment?.getTags('@throws') ?? []);
  for (const tag of tags) {
    if (tag.typeAnnotation !== undefined)
      tag.content.unshift({ kind: 'code', text: `\`${tag.typeAnnotation.replace(/^\{|\}$/g, '')}\`` }, { kind: 'text', text: ' ' });
  }
}

function isInherited(member: object): boolean {
  return 'inheritedFrom' in member && member.inheritedFrom !== undefined;
}

/** Links the `api` name in the summary of an operation to its page in the API reference. */
function linkOperations(markdown: string): string {
  return markdown.replaceAll(/^(.+ — )`([\w.]+)`\.$/gm, (line, summary: string, api: string) => {
    const operation = current.domains.flatMap(({ operations }) => operations).find((candidate) => candidate.api === api);
    return operation ? `${summary}[\`${api}\`](${referencePath(current, operation.slug)}).` : line;
  });
}

const markdownOf = (source: string) => source.replace(/^src\//, '').replace(/\.ts$/, '.md');

function slugOf(name: string): string {
  const operations = /\/operations\/(.+)$/.exec(name)?.[1];
  if (operations !== undefined) return `sdk/operations/${operations}`;
  return `sdk/reference/${name.split('/')[2] ?? 'core'}`;
}

/** Returns the entry points that package.json exports with a source, one for each file that matches a wildcard. */
function entryPointsOf(sdk: string): readonly EntryPoint[] {
  const { exports }: { exports: Record<string, string | { source: string }> } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    const name = path.replace('.', '@mall/sdk');
    const source = target.source.replace('./', '');
    if (!source.includes('*')) return [{ name, source }];
    const [folder = '', extension = ''] = source.split('*');
    return readdirSync(join(sdk, folder)).map((file) => {
      const stem = file.slice(0, -extension.length);
      return { name: name.replace('*', stem), source: source.replace('*', stem) };
    });
  });
}
