import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';

const here = import.meta.dirname;

/** What every test in Chromium shares. Sources of the house are read as TypeScript. */
export const browserConditions = ['source', ...defaultClientConditions];

/** Chromium without a sandbox (CI runs as root) and without its own look-ups, which cost six seconds where there is no network. */
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

/** The browser, with a window of this width, started with further flags where a run needs them. */
export const browser = (width: number, flags: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A busy machine needs more than the minute that is given to the first page.
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: [...launchFlags, ...flags] },
  }),
  viewport: { width, height: width < 600 ? 844 : 900 },
  instances: [{ browser: 'chromium' as const }],
});

/** What components bring, lazy ones too: a dependency that turned up in the middle of a run would load the page anew and break the tests on it. */
export const preOptimizedDependencies = [
  'react/jsx-dev-runtime',
  'react-dom',
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: here }).flatMap((file) =>
      [...readFileSync(join(here, file), 'utf8').matchAll(/^import (?!type).* from '(@mui\/[^']+)';$/gm)].map(([, name = '']) => name),
    ),
  ),
];
