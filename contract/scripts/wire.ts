/** `node scripts/wire.ts <file>`: writes the wire document, for tools of third parties that call one address. */
import { writeFile } from 'node:fs/promises';
import { contract } from '../src/document.ts';
import { wireDocument } from './wire-document.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node scripts/wire.ts <file>');
await writeFile(target, `${JSON.stringify(wireDocument(contract), null, 1)}\n`);
