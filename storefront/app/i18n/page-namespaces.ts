import { namespacesOf } from './route-handle.ts';

declare global {
  interface Window {
    /** React Router's modules of the page's routes, by route id. */
    readonly __reactRouterRouteModules?: Readonly<Record<string, { readonly handle?: unknown } | undefined>>;
  }
}

/** The namespaces of the routes on this page: the browser has their modules before it starts. */
export function pageNamespaces(): string[] {
  return namespacesOf(Object.values(window.__reactRouterRouteModules ?? {}).map((module) => module?.handle));
}
