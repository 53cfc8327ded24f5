import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import routes from '../../storefront/app/routes.ts';

type RouteEntry = (typeof routes)[number];

const storefront = fileURLToPath(new URL('../../storefront/app/', import.meta.url));
const webCrypto = fileURLToPath(new URL('../support/node-crypto.ts', import.meta.url));
const routesModule = 'virtual:storefront-routes';
const root: RouteEntry = { id: 'root', path: '', file: 'root.tsx', children: routes };

/** Returns the source of one route: its position in the tree, and an import of its module. */
function sourceOf({ id, path, index, file, children }: RouteEntry): string {
  const members = [
    `id: ${JSON.stringify(id ?? file.replace(/\.tsx?$/, ''))}`,
    ...(path === undefined ? [] : [`path: ${JSON.stringify(path)}`]),
    ...(index ? ['index: true'] : []),
    `load: () => import(${JSON.stringify(storefront + file)})`,
    ...(children ? [`children: [${children.map(sourceOf).join(', ')}]`] : []),
  ];
  return `{ ${members.join(', ')} }`;
}

/**
 * Makes the storefront's routes run in the browser: its route configuration becomes the module `virtual:storefront-routes`, and the two
 * functions of `node:crypto` that its loaders call are implemented with Web Crypto.
 */
export const storefrontRoutes: Plugin = {
  name: 'mall:storefront-routes',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (source === routesModule) return `\0${routesModule}`;
    return source === 'node:crypto' && importer?.startsWith(storefront) ? webCrypto : undefined;
  },
  load: (id) => (id === `\0${routesModule}` ? `export const root = ${sourceOf(root)};` : undefined),
};
