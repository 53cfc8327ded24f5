/** `node scripts/publish.ts <file>`: writes the published document, for a package that contains it. */
import { writeFile } from 'node:fs/promises';
import { publishedDocument } from '../src/index.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node scripts/publish.ts <file>');
const host = { default: 'shop.example', description: 'Host of the gateway.' };
/** Generated clients use the first server, so it has no variables, which not every generator supports. */
const servers = [
  { url: 'http://localhost:4010/api', description: 'A mock server on this machine, started with npx mall-mock.' },
  { url: 'https://{host}/api', description: 'A gateway.', variables: { host } },
];
await writeFile(target, JSON.stringify(publishedDocument(servers)));
