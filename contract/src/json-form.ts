import type { Form } from './decode-form.ts';

/** The fields of a JSON object, read as a form whose fields have one value each. */
export class JsonForm implements Form {
  readonly #fields: ReadonlyMap<string, unknown>;

  /** @throws SyntaxError when the text is not JSON, or not an object. */
  constructor(text: string) {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SyntaxError('The body is not a JSON object.');
    this.#fields = new Map(Object.entries(body));
  }

  getAll(name: string): unknown[] {
    return this.#fields.has(name) ? [this.#fields.get(name)] : [];
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  entries(): MapIterator<[string, unknown]> {
    return this.#fields.entries();
  }
}
