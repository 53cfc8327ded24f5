declare module 'virtual:storefront-routes' {
  /** The route tree of `storefront/app/routes.ts` below its root. */
  export const root: import('./routes.tsx').RouteNode;
}
