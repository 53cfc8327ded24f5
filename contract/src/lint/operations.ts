import { below, follow, isObject, type JsonObject, objectAt, type Place } from './json.ts';

/** An operation of the contract, prepared for the rules. */
export interface LintedOperation extends Place {
  /** "mall.Product.index". */
  readonly api: string;
  readonly requestSchema: Place;
  readonly request: Place;
  /** Each declared response with `$ref`s followed; `status` is its key. */
  readonly responses: readonly (Place & { readonly status: string })[];
}

/** Returns every operation of the contract. */
export function operationsOf(document: JsonObject): LintedOperation[] {
  return Object.entries(objectAt(document, 'paths')).map(([path, item]) => {
    const at = below('#/paths', path, 'post');
    const node = objectAt(item, 'post');
    const [type = '', media] = Object.entries(objectAt(node, 'requestBody', 'content'))[0] ?? [];
    const request = { at: below(at, 'requestBody', 'content', type), node: isObject(media) ? media : {} };
    return {
      api: path.slice(1),
      at,
      node,
      request,
      requestSchema: { at: below(request.at, 'schema'), node: follow(document, objectAt(media, 'schema')) },
      responses: Object.entries(objectAt(node, 'responses')).map(([status, response]) => ({
        status,
        at: below(at, 'responses', status),
        node: follow(document, isObject(response) ? response : {}),
      })),
    };
  });
}

/** Returns the examples of a media type in a response or a request. */
export function examplesOf(media: JsonObject): [string, JsonObject][] {
  return Object.entries(objectAt(media, 'examples')).map(([name, example]) => [name, isObject(example) ? example : {}]);
}
