import sdk from '@mall/sdk/package.json' with { type: 'json' };
import type { APIRoute } from 'astro';
import { errorsText, operationText } from '../reference/text.ts';
import { current } from '../reference/versions.ts';
import { type SitePage, sitePages } from '../site-pages.ts';

/** `/llms-full.txt`: the text of every guide, the catalogue of errors and the API reference, for language models (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const guides = (await sitePages()).filter(({ id }) => /^(index|quick-start|concepts|guides)/.test(id));
  const operations = current.domains.flatMap((domain) => domain.operations);
  const parts = [...guides.map(guideText), errorsText(current), ...operations.map(operationText)];
  return new Response(`${parts.join('\n\n')}\n`);
};

/** The Markdown of a guide; of its components only the content remains, and of expressions their value, which is the version of the SDK. */
function guideText({ body = '', data }: SitePage): string {
  const markdown = body
    .replaceAll(/^import .+ from '(?:@astrojs\/|\.\.\/.+\.json).*;\n/gm, '')
    .replaceAll(/\{`([^`\n]*\$\{manifest\.version\}[^`\n]*)`\}/g, '"$1"')
    .replaceAll(/\$?\{manifest\.version\}/g, sdk.version)
    .replaceAll(/^<TabItem label="([^"]+)">$/gm, '$1:')
    .replaceAll(/^<\/?(?:Tabs|TabItem|div)\b[^>]*>\n?/gm, '')
    .replaceAll(/<\/?span[^>]*>/g, '');
  return `# ${data.title}\n\n${markdown.trim()}`;
}
