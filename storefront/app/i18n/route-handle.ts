/** The `handle` export of a route module: the namespaces of its texts in addition to the shared ones. */
export interface RouteHandle {
  readonly namespaces?: readonly string[];
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

function namesIn(handle: object, key: keyof RouteHandle): string[] {
  const names: unknown = Reflect.get(handle, key);
  return Array.isArray(names) ? names.map(String) : [];
}
