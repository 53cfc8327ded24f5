/** What a route module exports as `handle`: the namespaces of its texts beyond the shared ones. */
export interface RouteHandle {
  readonly namespaces?: readonly string[];
  /** Those of late parts: the server has them when it renders, the browser fetches them with the part. */
  readonly lateNamespaces?: readonly string[];
}

/** The namespaces these handles ask for; with `late` those of late parts too. Handles come untyped from the router, hence the care. */
export function namespacesOf(handles: Iterable<unknown>, late = false): string[] {
  const found = new Set<string>();
  for (const handle of handles) {
    if (typeof handle !== 'object' || handle === null) continue;
    for (const namespace of namesIn(handle, 'namespaces')) found.add(namespace);
    if (late) for (const namespace of namesIn(handle, 'lateNamespaces')) found.add(namespace);
  }
  return [...found];
}

function namesIn(handle: object, key: keyof RouteHandle): string[] {
  const names: unknown = Reflect.get(handle, key);
  return Array.isArray(names) ? names.map(String) : [];
}
