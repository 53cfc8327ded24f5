import { completePages, compositions } from 'virtual:page-composition';
import { root } from 'virtual:storefront-routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { importsOf } from '../../packages/ui/.storybook/completeSource.ts';
import type { PageOperation, PagePart } from '../plugins/page-composition.ts';
import type { RouteNode } from './routes.tsx';

/** A page as its documentation shows it. */
export interface PageFacts {
  readonly path: string;
  /** Components of `@mall/ui` around the page, such as the header and the footer. */
  readonly frame: readonly string[];
  /** Components of `@mall/ui` in the page. */
  readonly components: readonly string[];
  /** Operations that the page calls. */
  readonly operations: readonly PageOperation[];
  /** The files of the layouts, the route module and the component files below it, in the repository. */
  readonly files: readonly string[];
  /** Why the page has no loading state; undefined when it has one. */
  readonly complete: string | undefined;
}

function toRouteObject({ id, path, index, children }: RouteNode): RouteObject {
  const parts = { id, ...(path !== undefined && { path }) };
  return index ? { ...parts, index } : { ...parts, ...(children && { children: children.map(toRouteObject) }) };
}

const routes = [toRouteObject(root)];
const fileOf = (id: string) => `${id}.tsx`;

/** Returns the facts about the page at an address of the shop. */
export function factsOf(address: string): PageFacts {
  const path = new URL(address, 'https://shop.test').pathname;
  const ids = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.id ?? []);
  const page = ids.at(-1) ?? '';
  const composition = compositions[page];
  if (!composition) throw new Error(`No route module for ${path}.`);
  const layouts = ids.filter((id) => id.includes('/layouts/'));
  const around = layouts.flatMap((id) => compositions[id]?.components ?? []);
  return {
    path,
    frame: [...new Set(around)].sort(),
    components: composition.components,
    operations: composition.operations,
    files: [...layouts.map(fileOf), ...composition.parts.map(({ file }: PagePart) => file)].map((file) => `storefront/app/${file}`),
    complete: completePages[path],
  };
}

/** Returns what an application needs for such a page: the imports of its components, and the operations of the SDK that it calls. */
export function codeOf(address: string): string {
  const { components, operations } = factsOf(address);
  const calls = operations.map(({ method, summary }) => `// mall.${method}(): ${summary}`);
  return [
    '// The components of the page',
    ...importsOf(components),
    ...(calls.length > 0 ? ['', '// Its data, with `mall` of createMall() in @mall/sdk', ...calls] : []),
  ].join('\n');
}
