import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;
const browserConditions = ['source', ...defaultClientConditions];
const serverConditions = ['source', ...defaultServerConditions];

// One run shows the stories in one language, scheme and width: `npm test` runs en/light/1440 and zh/dark/390.
const language = process.env.STORY_LANGUAGE ?? 'en';
const scheme = process.env.STORY_SCHEME ?? 'light';
const width = Number(process.env.STORY_WIDTH ?? 1440);

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

/** The browser, with a window of this width. */
const browser = (width: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: launchFlags },
  }),
  viewport: { width, height: width < 600 ? 844 : 900 },
  instances: [{ browser: 'chromium' as const }],
});

/** What components bring, lazy ones too: a dependency that turned up in the middle of a run would load the page anew and break the tests on it. */
const lateDependencies = [
  'react/jsx-dev-runtime',
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: here }).flatMap((file) =>
      [...readFileSync(join(here, file), 'utf8').matchAll(/^import (?!type).* from '(@mui\/[^']+)';$/gm)].map(([, name = '']) => name),
    ),
  ),
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: { name: 'rules', root: here, environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
      },
      {
        plugins: [
          storybookTest({
            configDir: join(here, '.storybook'),
            initialGlobals: {
              language,
              scheme,
              viewport: { value: width < 600 ? 'phone' : width < 1200 ? 'tablet' : 'desktop', isRotated: false },
            },
          }),
        ],
        resolve: { conditions: browserConditions },
        optimizeDeps: { include: lateDependencies },
        test: {
          name: 'stories',
          root: here,
          testTimeout: 30_000,
          // A story begins by itself, whichever stood there before: two pages show one after the other, and load no module twice.
          isolate: false,
          maxWorkers: 2,
          browser: browser(width),
        },
      },
      {
        resolve: { conditions: browserConditions },
        optimizeDeps: { entries: ['src/**/*.{stories,browser}.tsx', '.storybook/preview.tsx'], include: lateDependencies },
        // Rules that every component keeps, without a line of its own.
        test: {
          name: 'battery',
          root: here,
          include: ['src/**/*.browser.tsx'],
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
          browser: browser(1440),
        },
      },
    ],
  },
});
