import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { darkRoles, lightRoles } from '@mall/ui/theme';
import { repository } from '../src/repository.ts';
import { writeDownloads } from './downloads.ts';
import { sdkReference } from './sdk-reference.ts';
import { collectPages } from './sources.ts';
import { themeCss } from './theme.ts';

const content = 'src/content/docs';
/** Astro's cache of rendered pages, which is not invalidated when the settings of code blocks change. */
const renderedPages = '.cache/data-store.json';

/** Writes the generated input of the site generator: collected guides, the SDK reference, downloads and the theme. */
export async function prepare(): Promise<void> {
  for (const folder of ['guides', 'sdk']) rmSync(join(content, folder), { recursive: true, force: true });
  rmSync(renderedPages, { force: true });
  const sdkPages = await sdkReference(join(repository, 'packages/sdk'), 'build/typedoc');
  for (const { slug, content: text } of [...collectPages(repository), ...sdkPages]) write(join(content, `${slug}.md`), text);
  await writeDownloads(repository, 'build/public');
  write('build/public/favicon.svg', readFileSync(join(repository, 'storefront/public/favicon.svg'), 'utf8'));
  write('build/theme.css', themeCss(lightRoles, darkRoles));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
