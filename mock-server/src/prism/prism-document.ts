import { contract, type ResponseTypes, sentContract } from '@mall/contract';

/**
 * The contract as Prism shall read it: every request body is JSON under the same schema. Prism's own form decoding loses repeated keys and
 * refuses JSON fields, so the form is decoded by the contract's `decodeForm` before Prism sees it. Requests carry no examples here, since
 * Prism answers from responses alone. `types` are those of generated answers.
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
