import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { chromiumPath } from '../../scripts/lib/chromium.ts';

const here = import.meta.dirname;

/** Export conditions of all tests in Chromium: packages of the workspace are resolved to their TypeScript sources. */
export const browserConditions = ['source', ...defaultClientConditions];

/** Disables the sandbox (CI runs as root) and Chromium's own network requests, which take six seconds without a network. */
const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Returns the configuration of the browser with a window of the given width and additional launch flags. */
export const browser = (width: number, flags: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // On a busy machine the first page needs more than the default of one minute.
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath, args: [...launchFlags, ...flags] },
  }),
  viewport: { width, height: width < 600 ? 844 : 900 },
  instances: [{ browser: 'chromium' as const }],
});

/** Dependencies of all components, including lazy ones. Vite reloads the page for a dependency found during a run, which would fail tests. */
export const preOptimizedDependencies = [
  'react/jsx-dev-runtime',
  'react-dom',
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: here }).flatMap((file) =>
      [...readFileSync(join(here, file), 'utf8').matchAll(/^import (?!type).* from '(@mui\/[^']+)';$/gm)].map(([, name = '']) => name),
    ),
  ),
];
