import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the package index from which `pip` installs the Python package at `sources`: `simple/` of the site, with links to `downloads`, see
 * https://packaging.python.org/en/latest/specifications/simple-repository-api/. The links are relative, because the site does not know its address.
 */
export function writeSimpleIndex(sources: string, folder: string): void {
  const project = readFileSync(join(sources, 'pyproject.toml'), 'utf8');
  const [, python = ''] = /^requires-python = "(.+)"/m.exec(project) ?? [];
  const downloads = join(folder, 'downloads');
  const links = readdirSync(downloads)
    .filter((name) => /^mall_sdk-.*\.(whl|tar\.gz)$/.test(name))
    .map((name) => {
      const checksum = hash('sha256', readFileSync(join(downloads, name)));
      return `<a href="../../downloads/${name}#sha256=${checksum}" data-requires-python="${python.replaceAll('>', '&gt;')}">${name}</a>`;
    });
  const index = join(folder, 'simple');
  rmSync(index, { recursive: true, force: true });
  mkdirSync(join(index, 'mall-sdk'), { recursive: true });
  writeFileSync(join(index, 'index.html'), page('Packages', ['<a href="mall-sdk/">mall-sdk</a>']));
  writeFileSync(join(index, 'mall-sdk/index.html'), page('mall-sdk', links));
}

function page(title: string, links: readonly string[]): string {
  const lines = links.map((link) => `    ${link}<br>\n`);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="pypi:repository-version" content="1.0">
    <title>${title}</title>
  </head>
  <body>
${lines.join('')}  </body>
</html>
`;
}
