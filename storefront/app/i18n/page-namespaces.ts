import { namespacesOf } from './route-handle.ts';

declare global {
  interface Window {
    /** React Router's route modules of the page, by route id. */
    readonly __reactRouterRouteModules?: Readonly<Record<string, { readonly handle?: unknown } | undefined>>;
  }
}

/** Returns the namespaces of this page's routes: the browser has their modules before it hydrates. */
export function pageNamespaces(): string[] {
  return namespacesOf(Object.values(window.__reactRouterRouteModules ?? {}).map((module) => module?.handle));
}
