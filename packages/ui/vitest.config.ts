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
        test: {
          name: 'stories',
          root: here,
          testTimeout: 30_000,
          browser: browser(width),
        },
      },
      {
        resolve: { conditions: browserConditions },
        // Found before the first run: a dependency that turns up in the middle of one would load the page anew.
        optimizeDeps: { entries: ['src/**/*.{stories,browser}.tsx', '.storybook/preview.tsx'], include: ['react/jsx-dev-runtime'] },
        // Rules that every component keeps, without a line of its own.
        test: { name: 'battery', root: here, include: ['src/**/*.browser.tsx'], testTimeout: 30_000, browser: browser(1440) },
      },
    ],
  },
});
