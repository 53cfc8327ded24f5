/** `npm run check`: all checks that need neither a browser nor a database. */
import { availableParallelism } from 'node:os';
import { checks } from './lib/checks.ts';
import { printTotal, runParts } from './lib/parts.ts';

printTotal(await runParts(checks(), availableParallelism()));
