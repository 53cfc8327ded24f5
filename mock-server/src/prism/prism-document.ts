import { contract, type ResponseTypes, sentContract } from '@mall/contract';

/**
 * Adapts the contract for Prism: every request body is JSON with the same schema. Prism's form decoding loses repeated keys and refuses JSON fields, so
 * the contract's `decodeForm` decodes the form first. Examples of requests are left out, because Prism does not use them. `types` are the JSON types of
 * generated responses.
 *
 * @returns a copy that may be changed: Prism's loader resolves references in place.
 */
export function prismDocument(types: ResponseTypes): object {
  const document = types === 'sent' ? sentContract() : contract;
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, { post }]) => {
      const schema = Object.values(post.requestBody.content)[0]?.schema;
      return [path, { post: { ...post, requestBody: { ...post.requestBody, content: { 'application/json': { schema } } } } }];
    }),
  );
  return structuredClone({ ...document, paths });
}
