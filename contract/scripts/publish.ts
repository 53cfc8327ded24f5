/**
 * `node scripts/publish.ts <file> [<file for 3.0>]`: writes the published document, for a package that contains it; also in OpenAPI 3.0 with a
 * second file.
 */
import { writeFile } from 'node:fs/promises';
import { publishedDocument, toOpenApi30 } from '../src/index.ts';

const [target, target30] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node scripts/publish.ts <file> [<file for 3.0>]');
const host = { default: 'shop.example', description: 'Host of the gateway.' };
/** Generated clients use the first server, so it has no variables, which not every generator supports. */
const servers = [
  { url: 'http://localhost:4010/api', description: 'A mock server on this machine, started with npx mall-mock.' },
  { url: 'https://{host}/api', description: 'A gateway.', variables: { host } },
];
const document = publishedDocument(servers);
await writeFile(target, JSON.stringify(document));
if (target30 !== undefined) await writeFile(target30, JSON.stringify(toOpenApi30(document)));
