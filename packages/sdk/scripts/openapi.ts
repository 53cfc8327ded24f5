/** Writes openapi.json, the published document of the contract, for the package: `@mall/sdk/openapi.json`. */
import { writeFile } from 'node:fs/promises';
import { publishedDocument } from '@mall/contract';

const document = publishedDocument([{ url: 'http://localhost:4000/api', description: 'A gateway started with npm start.' }]);
await writeFile(new URL('../openapi.json', import.meta.url), JSON.stringify(document));
