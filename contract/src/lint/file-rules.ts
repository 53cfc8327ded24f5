import { type Finding, isObject, type JsonObject, objectAt } from './json.ts';

/** Files of the contract: `openapi.yaml` unbundled, and all files by path from the contract's folder. */
export interface ContractFiles {
  readonly index: JsonObject;
  readonly files: readonly string[];
}

/** Requires the path `operations/<domain>/<api>.yaml`, and an entry for each of these files in the index under its api. */
export function operationFiles({ index, files }: ContractFiles): Finding[] {
  const rule = 'operation-files';
  const named = Object.entries(objectAt(index, 'paths')).map(([path, item]) => ({ api: path.slice(1), ref: String(objectAt(item).$ref) }));
  const misplacedFindings = named
    .filter(({ api, ref }) => ref.split('/').length !== 3 || !ref.startsWith('operations/') || !ref.endsWith(`/${api}.yaml`))
    .map(({ api, ref }) => ({ rule, at: ref, problem: `The file of ${api} is operations/<domain>/${api}.yaml.` }));
  const orphans = files
    .filter((file) => file.startsWith('operations/') && !named.some(({ ref }) => ref === file))
    .map((file) => ({ rule, at: file, problem: 'openapi.yaml does not name this file: run npm run generate.' }));
  return [...misplacedFindings, ...orphans];
}

/** Requires the path `examples/<domain>/<api>.<case>.yaml`, in the domain of its operation. */
export function exampleFiles({ index, files }: ContractFiles): Finding[] {
  const filesByExample = Object.values(objectAt(index, 'paths'))
    .filter(isObject)
    .map(({ $ref }) =>
      String($ref)
        .replace(/^operations\//, 'examples/')
        .replace(/yaml$/, ''),
    );
  return files
    .filter(
      (file) =>
        file.startsWith('examples/') &&
        !filesByExample.some(
          (referencingFile) => file.startsWith(referencingFile) && /^[\w-]+\.yaml$/.test(file.slice(referencingFile.length)),
        ),
    )
    .map((file) => ({
      rule: 'example-files',
      at: file,
      problem: 'An example is examples/<domain>/<api>.<case>.yaml of an operation of that domain.',
    }));
}

/** Requires that the folder of an operation is its tag, so that a domain has only one name. */
export function foldersAreTags({ index }: ContractFiles, document: JsonObject): Finding[] {
  return Object.entries(objectAt(index, 'paths')).flatMap(([path, item]) => {
    const file = String(objectAt(item).$ref);
    const tags = objectAt(document, 'paths', path, 'post').tags;
    const tag = Array.isArray(tags) ? String(tags[0]) : '';
    return file.split('/')[1] === tag ? [] : [{ rule: 'folders-are-tags', at: file, problem: `The operation's tag is "${tag}".` }];
  });
}
