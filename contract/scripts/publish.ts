/** `node scripts/publish.ts <file>`: writes the published document, for a package that contains it. */
import { writeFile } from 'node:fs/promises';
import { publishedDocument } from '../src/index.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node scripts/publish.ts <file>');
await writeFile(
  target,
  JSON.stringify(publishedDocument([{ url: 'http://localhost:4000/api', description: 'A gateway started with npm start.' }])),
);
