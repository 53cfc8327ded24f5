import { completePages, compositions } from 'virtual:page-composition';
import { root } from 'virtual:storefront-routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PagePart } from '../plugins/page-composition.ts';
import type { RouteNode } from './routes.tsx';

/** A page as its documentation shows it. */
export interface PageFacts {
  readonly path: string;
  /** Files of the layouts around the page, from the outermost. */
  readonly layouts: readonly string[];
  /** File and source of the route module. */
  readonly file: string;
  readonly source: string;
  /** The route module and the component files below it, with their components of `@mall/ui`. */
  readonly parts: readonly PagePart[];
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
  const { source, components, parts } = composition;
  const layouts = ids.filter((id) => id.includes('/layouts/')).map(fileOf);
  return {
    path,
    layouts,
    file: fileOf(page),
    source,
    parts: [{ file: fileOf(page), components }, ...parts],
    complete: completePages[path],
  };
}

/** Returns the code that makes a page: its route module, and in a comment the components that it uses. */
export function codeOf(address: string): string {
  const { file, layouts, source, parts } = factsOf(address);
  const within = layouts.length > 0 ? `, within ${layouts.join(' and ')}` : '';
  const used = parts.slice(1).map(({ file: part, components }) => `//   ${[part, components.join(', ')].filter(Boolean).join(': ')}`);
  return [`// ${file}${within}`, source.trim(), '', '// Component files of the page, and what they use of @mall/ui:', ...used].join('\n');
}
