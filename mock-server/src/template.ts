const reference = /\{\{\s*request\.([\w.]+)\s*\}\}/g;
const whole = /^\{\{\s*request\.([\w.]+)\s*\}\}$/;

type Request = Readonly<Record<string, unknown>>;

/**
 * Replaces `{{request.pro_id}}` in every text of a JSON value by that field of a request; `{{request.cart.0.cart_id}}` reaches inside. A text
 * that is nothing else becomes the value itself, and is left out of its object where the request has none.
 */
export function rendered(value: unknown, request: Request): unknown {
  if (typeof value === 'string') return renderedText(value, request);
  if (Array.isArray(value)) return value.map((part) => rendered(part, request) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, rendered(part, request)] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function renderedText(text: string, request: Request): unknown {
  const path = whole.exec(text)?.[1];
  if (path !== undefined) return valueAt(request, path);
  return text.replaceAll(reference, (_match, at: string) => textOf(valueAt(request, at)));
}

/** The value at a path of a request, `cart.0.cart_id`; undefined where there is none. */
export function valueAt(request: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined),
      request,
    );
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields of a request that the texts of a JSON value refer to. */
export function referredFields(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(reference)].map(([, path = '']) => path.split('.')[0] ?? '');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referredFields) : [];
}

/** The references of the texts of a JSON value that are none to a field of the request, such as `{{pro_id}}`. */
export function unreadableReferences(value: unknown): string[] {
  if (typeof value === 'string') return (value.match(/\{\{.*?\}\}/gs) ?? []).filter((text) => !whole.test(text));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(unreadableReferences) : [];
}
