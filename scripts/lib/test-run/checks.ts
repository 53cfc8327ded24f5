import { join } from 'node:path';
import { root, run } from '../processes.ts';
import type { Part } from './parts.ts';
import { command } from './runners.ts';

// The longest first, for parallel runs.
const typedFolders = [
  'storybook',
  'packages/ui',
  'packages/gateway',
  'packages/sdk',
  'contract',
  'docs/site',
  'mock-server',
  'packages/demo',
  'packages/config',
  'packages/tracing',
  'locales',
  'scripts',
];

// TypeScript 7 has no API: tools that need one have TypeScript 5.9 (decision record 029).
const typeChecker = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** Checks the types of a folder by TypeScript 7. Unchanged files are not checked again. */
function types(folder: string): Part {
  const buildInfoFile = join(root, '.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['-p', '.', '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfoFile];
  return command(`types: ${folder}`, 'node', [typeChecker, ...options], folder === 'scripts' ? '.' : folder);
}

/** Generates the types of the storefront's routes, then checks its types. */
function storefrontTypes(): Part {
  const check = types('storefront');
  return {
    ...check,
    run: async () => {
      const code = await run('pnpm', ['exec', 'react-router', 'typegen'], { cwd: join(root, 'storefront'), quiet: true });
      return code === 0 ? check.run() : { passed: 0, failed: 1 };
    },
  };
}

/** Returns the checks of `npm run check`, which `npm test` runs first: lint, types, generated code, texts. */
export function checks(): Part[] {
  return [
    command('lint', 'pnpm', ['exec', 'biome', 'check', '--error-on-warnings', '.']),
    storefrontTypes(),
    ...typedFolders.map(types),
    command('contract lint', 'pnpm', ['run', 'lint'], 'contract'),
    command('generated: contract', 'node', ['scripts/generate.ts', '--check'], 'contract'),
    command('generated: config', 'node', ['--conditions=source', 'scripts/generate.ts', '--check'], 'packages/config'),
    command('generated: sdk', 'node', ['scripts/generate.ts', '--check'], 'packages/sdk'),
    command('generated: ui', 'node', ['scripts/generate.ts', '--check'], 'packages/ui'),
    command('hardcoded text', 'pnpm', ['exec', 'i18next-cli', 'lint', '--quiet']),
    command('texts', 'node', ['scripts/check-texts.ts']),
    command('unused code', 'pnpm', ['exec', 'knip']),
    command('dependency rules', 'pnpm', ['run', 'dependencies']),
    command('traceability', 'node', ['scripts/traceability.ts', '--check']),
  ];
}
