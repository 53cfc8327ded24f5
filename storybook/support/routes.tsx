import { root } from 'virtual:storefront-routes';
import { LinkProvider } from '@mall/ui';
import type { ComponentType } from 'react';
import type { ActionFunction, createRoutesStub, LoaderFunction, MiddlewareFunction } from 'react-router-dom';
import { watchMaintenance } from '../../storefront/app/features/shell/api/maintenance.server.ts';
import { PageErrorToasts } from '../../storefront/app/shared/page-errors/page-error-toasts.tsx';
import { RouterLink } from '../../storefront/app/shared/router-link.tsx';
import { Toasts } from '../../storefront/app/shared/toasts/toasts.tsx';

/** Routes as parameters of `createRoutesStub`. */
export type StubRoutes = Parameters<typeof createRoutesStub>[0];

type StubRoute = StubRoutes[number];

/** Exports of a route module that a story runs. */
interface RouteModule {
  readonly default?: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly handle?: unknown;
  readonly shouldRevalidate?: NonNullable<StubRoute['shouldRevalidate']>;
}

/** A route of the storefront's configuration. */
export interface RouteNode {
  readonly id: string;
  readonly path?: string;
  readonly index?: true;
  readonly load: () => Promise<RouteModule>;
  readonly children?: readonly RouteNode[];
}

/** Adds the providers of `root.tsx`, without its document, which Storybook has itself. */
function inProviders(Page: ComponentType) {
  return () => (
    <LinkProvider linkComponent={RouterLink}>
      <Toasts>
        <PageErrorToasts />
        <Page />
      </Toasts>
    </LinkProvider>
  );
}

/** Converts a redirect that reloads the document, which would replace Storybook's frame, to a redirect in the story's router. */
function insideStory(response: unknown): unknown {
  if (response instanceof Response) response.headers.delete('X-Remix-Reload-Document');
  return response;
}

/** Runs a loader or an action of the storefront, with document redirects converted. */
function staying<Args>(run: (args: Args) => unknown) {
  return async (args: Args) => {
    try {
      return insideStory(await run(args));
    } catch (error) {
      throw insideStory(error);
    }
  };
}

async function toStub({ id, path, index, load, children }: RouteNode): Promise<StubRoute> {
  const { default: Component, ErrorBoundary, loader, action, handle, shouldRevalidate } = await load();
  const parts = {
    id,
    handle,
    ...(Component && { Component: id === root.id ? inProviders(Component) : Component }),
    ...(ErrorBoundary && { ErrorBoundary }),
    ...(loader && { loader: staying(loader) }),
    ...(action && { action: staying(action) }),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
  if (index) return { ...parts, index };
  return { ...parts, ...(path !== undefined && { path }), ...(children && { children: await Promise.all(children.map(toStub)) }) };
}

/** Middleware of the root, except for the one that creates the gateway of a request: a story has its own. */
const middleware: MiddlewareFunction = async (args, next) => {
  let results: unknown;
  await watchMaintenance(args, async () => {
    results = await next();
    return new Response();
  });
  return results;
};

async function loadTree(): Promise<StubRoutes> {
  return [{ ...(await toStub(root)), middleware: [middleware], HydrateFallback: () => null }];
}

let tree: Promise<StubRoutes> | undefined;

/** Loads the storefront's routes with their own loaders, actions and components. Loaded once. */
export function loadRoutes(): Promise<StubRoutes> {
  tree ??= loadTree();
  return tree;
}
