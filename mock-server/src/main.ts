#!/usr/bin/env node
/** The command `mall-mock`. An unsupported version of Node.js cannot load its modules, so it is reported before any of them is loaded. */
import { describeUnsupportedNode } from './command/node-version.ts';

const unsupported = describeUnsupportedNode(process.versions.node);
if (unsupported === undefined) {
  const { runCommandLine } = await import('./command/command-line.ts');
  await runCommandLine(process.argv.slice(2));
} else {
  console.error(unsupported);
  process.exitCode = 2;
}
