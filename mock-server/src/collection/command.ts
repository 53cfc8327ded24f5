import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOptions } from '../command/arguments.ts';
import { UsageError } from '../command/usage.ts';
import { checkWritable, unwritable, writeReason } from '../files.ts';
import { nearest } from '../nearest.ts';
import { isEmptyFolder } from '../recording/recording.ts';
import { brunoCollection } from './bruno.ts';
import { postmanCollection, postmanEnvironments } from './postman.ts';
import { type Addresses, sampleImage } from './requests.ts';

export const collectionHelp = `mall-mock collection --format postman|bruno [options]

Writes a collection with an example request for every operation, and environments for the mock and for a gateway.

  --format NAME   postman: mall.postman_collection.json and its environments; bruno: a folder of .bru files
  --into FOLDER   folder of the collection (default: mall-collection)
  --replace       overwrites the files of an earlier collection in the folder
  --url URL       address in the environment mock (default: http://127.0.0.1:4010/api/)
  --gateway URL   address in the environment gateway (default: http://127.0.0.1:4000/api/)
  --help          shows this help
`;

const options = {
  format: { type: 'string' },
  into: { type: 'string', default: 'mall-collection' },
  replace: { type: 'boolean', default: false },
  url: { type: 'string', default: 'http://127.0.0.1:4010/api/' },
  gateway: { type: 'string', default: 'http://127.0.0.1:4000/api/' },
} as const;

const formats: Readonly<Record<string, (addresses: Addresses) => ReadonlyMap<string, string>>> = {
  postman: (addresses) => new Map([['mall.postman_collection.json', postmanCollection(addresses)], ...postmanEnvironments(addresses)]),
  bruno: brunoCollection,
};

/** `mall-mock collection`; returns the exit code. Throws a UsageError on invalid usage. */
export async function collection(args: readonly string[]): Promise<number> {
  const { format, into, replace, url, gateway } = readOptions(args, options, 'mall-mock collection');
  if (format === undefined) throw new UsageError('--format is missing: pass --format postman or --format bruno.');
  const filesOf = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!filesOf) {
    const similar = nearest(format, Object.keys(formats));
    throw new UsageError(
      `--format must be postman or bruno, not "${format}".${similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : ''}`,
    );
  }
  const files = [...filesOf({ mock: url, gateway }), [sampleImage.name, sampleImage.bytes] as const];
  await checkWritable(into, 'folder');
  if (!replace && !(await isEmptyFolder(into)))
    throw new UsageError(`${into} is not empty: --replace overwrites the collection in it, --into names another folder.`);
  try {
    for (const [path, content] of files) {
      const file = join(into, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } catch (error) {
    throw unwritable(into, writeReason(error));
  }
  process.stdout.write(`${files.length} files written to ${into}.\n`);
  return 0;
}
