import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogSection, unreleased } from '../../../scripts/lib/changelog/changesets.ts';
import { readChangesets } from '../../../scripts/lib/changelog/read-changesets.ts';
import { withOptions } from './configuration.ts';
import { clientUrl, goModule, linkedFiles, pythonPackage } from './downloads.ts';
import { glossaryOfApi } from './glossary.ts';
import { demoteHeadings, extractTitle, includeSources, type PageOptions, pageFile, rewriteLinks } from './markdown.ts';

/** The SDK guide to which the site adds all options. */
const configuration = 'configuration';

const changelogs: readonly { readonly title: string; readonly file: string; readonly packageName?: string }[] = [
  { title: 'Contract', file: 'contract/CHANGELOG.md' },
  { title: 'SDK', file: 'packages/sdk/CHANGELOG.md', packageName: '@mall/sdk' },
  { title: 'Mock server', file: 'mock-server/CHANGELOG.md', packageName: '@mall/mock-server' },
];

/** A page created from a Markdown file of the repository. */
export interface CollectedPage {
  /** Path below the content folder, without extension. */
  readonly slug: string;
  readonly content: string;
}

interface Source {
  readonly file: string;
  readonly slug: string;
  /** The title of the page when the title of the file is used by another page. */
  readonly title?: string;
  readonly page?: PageOptions;
  /** Transforms the text of the page. */
  readonly complete?: (markdown: string) => string;
}

/** The guides of the SDK, the mock server and the platform, the SDK's overview and the changelog. A new file is a new page. */
export function collectPages(repository: string): readonly CollectedPage[] {
  const sources = sourcesIn(repository);
  const pages = new Map(sources.map(({ file, slug }) => [file, `/${slug.replace(/\/?index$/, '')}/`]));
  for (const { file } of changelogs) pages.set(file, '/changelog/');
  for (const [file, address] of linkedFiles) pages.set(file, address);
  for (const { folder, address } of [pythonPackage, goModule]) pages.set(folder, address);
  const source = (file: string) => readFileSync(join(repository, file), 'utf8');
  const read = (file: string) => linkInstallation(rewriteLinks(includeSources(source(file), file, source, clientUrl), file, pages));
  const guides = sources.map(({ file, slug, title, page, complete = (text) => text }) => {
    const markdown = extractTitle(read(file));
    return { slug, content: pageFile(title ?? markdown.title, complete(markdown.body), page) };
  });
  const changesets = readChangesets();
  const parts = changelogs.map(({ title, file, packageName }) => {
    const pending = packageName === undefined ? '' : changelogSection(unreleased, changesets, packageName);
    return `## ${title}\n\n${demoteHeadings(`${pending}${releasesOf(read(file))}`)}`;
  });
  return [...guides, { slug: 'changelog', content: pageFile('Changelog', parts.join('\n\n')) }];
}

/** Links the pages of this site that the guides of the packages name, because they are also read without the site. */
const linkInstallation = (markdown: string) =>
  markdown
    .replaceAll('the documentation site (Install)', '[the page on installation](/quick-start/install/)')
    .replaceAll('the documentation site (Python)', '[the quick start](/quick-start/python/)')
    .replaceAll('the documentation site (Go)', '[the quick start](/quick-start/go/)')
    .replaceAll('the documentation site (Tests in Python and Go)', '[the guide to tests](/guides/mock-server/python-and-go/)');

/** Returns the releases of a changelog without commit hashes and without versions of packages in the same repository. */
function releasesOf(changelog: string): string {
  return changelog
    .slice(changelog.search(/^## /m))
    .replaceAll(/^- [0-9a-f]{7}: /gm, '- ')
    .replaceAll(/^- Updated dependencies.*\n|^ {2}- @mall\/.*\n?/gm, '')
    .trim();
}

function sourcesIn(repository: string): readonly Source[] {
  const filesOf = (folder: string, to: string, isPage: (name: string) => boolean = () => true): readonly Source[] =>
    namesIn(join(repository, folder))
      .filter(isPage)
      .map((name) => ({
        file: `${folder}/${name}.md`,
        slug: `${to}/${name.toLowerCase()}`,
      }));
  return [
    { file: 'packages/sdk/README.md', slug: 'sdk/index', title: 'SDK overview' },
    {
      file: 'mock-server/README.md',
      slug: 'guides/mock-server/overview',
      title: 'Mock server',
      page: { sidebar: { label: 'Overview', order: 0 } },
    },
    ...filesOf('packages/sdk/docs', 'guides/sdk', (name) => name !== configuration),
    {
      file: `${pythonPackage.folder}/README.md`,
      slug: 'guides/sdk/python',
      title: 'Python package',
      page: { description: 'The typed client for Python: responses, session, errors, retries, files, asyncio.' },
    },
    {
      file: `${goModule.folder}/README.md`,
      slug: 'guides/sdk/go',
      title: 'Go module',
      page: { description: 'The typed client for Go (golang): requests, session, errors, retries, pagination, files, logs.' },
    },
    {
      file: `packages/sdk/docs/${configuration}.md`,
      slug: `guides/sdk/${configuration}`,
      page: { description: 'Every option of the SDK client, of a call and of the mock server: type, default, example.' },
      complete: (guide) => withOptions(guide, repository),
    },
    ...filesOf('mock-server/docs', 'guides/mock-server'),
    {
      file: 'docs/glossary.md',
      slug: 'guides/platform/glossary',
      page: { description: 'The terms of the mall in English, Chinese and Korean, and their names in the API.' },
      complete: glossaryOfApi,
    },
  ];
}

function namesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}
