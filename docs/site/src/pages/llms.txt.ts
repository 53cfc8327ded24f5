import type { APIRoute } from 'astro';
import { current, referencePath } from '../reference/versions.ts';
import { sitePages } from '../site-pages.ts';

/** `/llms.txt`: the pages of the site with their descriptions, for language models (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const pages = (await sitePages()).filter(({ id }) => !id.startsWith('sdk/operations'));
  const sections = [
    ['Start', pages.filter(({ id }) => /^(index|quick-start|concepts)/.test(id))],
    ['Guides', pages.filter(({ id }) => id.startsWith('guides/'))],
    ['SDK', pages.filter(({ id }) => id.startsWith('sdk/'))],
  ] as const;
  const lines = sections.flatMap(([title, entries]) => [
    `## ${title}`,
    '',
    ...entries.map(({ id, data }) => link(data.title, id === 'index' ? '/' : `/${id.replace(/\/index$/, '')}/`, data.description)),
    '',
  ]);
  const operations = current.domains.flatMap((domain) =>
    domain.operations.map(({ api, summary, slug }) => link(summary, referencePath(current, slug), api)),
  );
  const head = ['# Mall developers', '', '> Guides, API reference and SDK reference of the mall.', ''];
  const whole = link('llms-full.txt', '/llms-full.txt', 'the text of all guides and the whole API reference in one file');
  const contract = link('openapi.json', '/openapi.json', 'the contract as an OpenAPI 3.1 document');
  return new Response([...head, whole, '', ...lines, '## Operations', '', contract, ...operations, ''].join('\n'));
};

const link = (title: string, path: string, description: string | undefined) =>
  `- [${title}](${path})${description ? `: ${description}` : ''}`;
