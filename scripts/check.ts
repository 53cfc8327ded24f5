/** `npm run check`: everything that needs neither a browser nor a database. */
import { checks } from './lib/checks.ts';
import { runParts } from './lib/parts.ts';

const { passed, failed } = await runParts(checks());
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
