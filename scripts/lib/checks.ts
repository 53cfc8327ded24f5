import { join } from 'node:path';
import type { Part } from './parts.ts';
import { root } from './processes.ts';
import { command } from './runners.ts';

// The longest first, for parallel runs.
const packages = [
  'storefront',
  'storybook',
  'packages/ui',
  'packages/gateway',
  'packages/sdk',
  'contract',
  'docs/site',
  'mock-server',
  'packages/demo',
  'packages/tracing',
  'locales',
];

/** Checks the types of a folder. Unchanged files are not checked again. */
function types(folder: string, program: readonly string[]): Part {
  const buildInfoFile = join(root, '.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  return command(
    `types: ${folder}`,
    'pnpm',
    [...program, '--incremental', '--tsBuildInfoFile', buildInfoFile],
    folder === 'scripts' ? '.' : folder,
  );
}

/** Returns the checks of `npm run check`, which `npm test` runs first: lint, types, generated code, texts. */
export function checks(): Part[] {
  return [
    command('lint', 'pnpm', ['exec', 'biome', 'check', '--error-on-warnings', '.']),
    types('scripts', ['exec', 'tsc', '-p', '.']),
    ...packages.map((folder) => types(folder, ['run', 'typecheck'])),
    command('contract lint', 'pnpm', ['run', 'lint'], 'contract'),
    command('generated: contract', 'node', ['scripts/generate.ts', '--check'], 'contract'),
    command('generated: sdk', 'node', ['scripts/generate.ts', '--check'], 'packages/sdk'),
    command('generated: ui', 'node', ['scripts/generate.ts', '--check'], 'packages/ui'),
    command('hardcoded text', 'pnpm', ['exec', 'i18next-cli', 'lint', '--quiet']),
    command('texts', 'node', ['scripts/check-texts.ts']),
    command('unused code', 'pnpm', ['exec', 'knip']),
    command('dependency rules', 'pnpm', ['run', 'dependencies']),
    command('traceability', 'node', ['scripts/traceability.ts', '--check']),
  ];
}
