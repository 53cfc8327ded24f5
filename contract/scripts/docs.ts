/** Writes build/api.html: the API reference for people, one page that needs nothing from elsewhere. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contract } from '../src/document.ts';
import { referencePage } from './docs/page.ts';

const folder = fileURLToPath(new URL('../build/', import.meta.url));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}api.html`, referencePage(contract));
console.log(`${folder}api.html`);
