/** The query names that a public page reads; the server removes any other name from its address. */
export interface PublicQuery {
  /** Names in the order of the shop's links. Visitors without a session share one cached page for each value of these. */
  readonly cached: readonly string[];
  /** Names of forms and of personal links, whose pages are not cached. */
  readonly uncached?: readonly string[];
}

/** The `handle` export of a route module. */
export interface RouteHandle {
  /** The namespaces of the page's texts in addition to the shared ones. */
  readonly namespaces?: readonly string[];
  /** Declared by pages that are the same for every visitor without a session. */
  readonly query?: PublicQuery;
  /** The namespaces of late parts: the server loads them for rendering, the browser with the part. */
  readonly deferredNamespaces?: readonly string[];
}

/**
 * Returns the namespaces of these handles; with `late` also those of late parts. The router's handles are untyped, so they are validated.
 */
export function namespacesOf(handles: Iterable<unknown>, late = false): string[] {
  const found = new Set<string>();
  for (const handle of handles) {
    if (typeof handle !== 'object' || handle === null) continue;
    for (const namespace of namesIn(handle, 'namespaces')) found.add(namespace);
    if (late) for (const namespace of namesIn(handle, 'deferredNamespaces')) found.add(namespace);
  }
  return [...found];
}

/** Returns the query names that a handle declares; undefined for a page that is not public. */
export function publicQueryOf(handle: unknown): PublicQuery | undefined {
  const query: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'query') : undefined;
  if (typeof query !== 'object' || query === null) return undefined;
  return { cached: namesIn(query, 'cached'), uncached: namesIn(query, 'uncached') };
}

function namesIn(handle: object, key: string): string[] {
  const names: unknown = Reflect.get(handle, key);
  return Array.isArray(names) ? names.map(String) : [];
}
