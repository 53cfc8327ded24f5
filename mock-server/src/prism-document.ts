import { contract } from '@mall/contract';

/**
 * The contract as Prism shall read it: every request body is JSON under the same schema. Prism's own form decoding loses repeated keys and
 * refuses JSON fields, so the form is decoded by the contract's `decodeForm` before Prism sees it. Requests carry no examples here, since
 * Prism answers from responses alone.
 *
 * @returns a copy that may be changed: Prism's loader resolves references in place.
 */
export function prismDocument(): object {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, { post }]) => {
      const schema = Object.values(post.requestBody.content)[0]?.schema;
      return [path, { post: { ...post, requestBody: { ...post.requestBody, content: { 'application/json': { schema } } } } }];
    }),
  );
  return structuredClone({ ...contract, paths });
}
