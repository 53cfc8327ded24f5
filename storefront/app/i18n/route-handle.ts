/** What a route module exports as `handle`: the namespaces of its texts beyond the shared ones. */
export interface RouteHandle {
  readonly namespaces?: readonly string[];
}

/** The namespaces these handles ask for. Handles come untyped from the router, hence the care. */
export function namespacesOf(handles: Iterable<unknown>): string[] {
  const found = new Set<string>();
  for (const handle of handles) {
    if (typeof handle !== 'object' || handle === null || !('namespaces' in handle) || !Array.isArray(handle.namespaces)) continue;
    for (const namespace of handle.namespaces) found.add(String(namespace));
  }
  return [...found];
}
