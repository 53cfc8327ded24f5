import type { Part } from './parts.ts';
import { command } from './runners.ts';

const packages = ['contract', 'locales', 'packages/demo', 'packages/sdk', 'packages/ui', 'packages/gateway', 'mock-server'];

/** What `npm run check` looks at, and `npm test` first: lint, types, generated code, texts. */
export function checks(): Part[] {
  return [
    command('lint', 'pnpm', ['exec', 'biome', 'check', '--error-on-warnings', '.']),
    command('types: scripts', 'pnpm', ['exec', 'tsc', '-p', '.']),
    ...packages.map((folder) => command(`types: ${folder}`, 'pnpm', ['run', 'typecheck'], folder)),
    command('types: storefront', 'pnpm', ['run', 'typecheck'], 'storefront'),
    command('contract lint', 'pnpm', ['run', 'lint'], 'contract'),
    command('generated: contract', 'node', ['scripts/generate.ts', '--check'], 'contract'),
    command('generated: sdk', 'node', ['scripts/generate.ts', '--check'], 'packages/sdk'),
    command('generated: ui', 'node', ['scripts/generate.ts', '--check'], 'packages/ui'),
    command('texts', 'node', ['scripts/check-texts.ts']),
    command('laws', 'node', ['scripts/check-laws.ts']),
    command('specification', 'node', ['scripts/check-specification.ts']),
  ];
}
