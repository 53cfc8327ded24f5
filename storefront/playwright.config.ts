import { defineConfig, devices } from '@playwright/test';

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

// "HeadlessChrome" counts as a robot, and robots get the page whole: streaming would never be tested.
const userAgent = devices['Desktop Chrome'].userAgent.replace('HeadlessChrome', 'Chrome');

const reportFile = process.env.MALL_BROWSER_REPORT;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  workers: process.env.CI ? 2 : 1,
  // Two browsers and three servers share two cores: what takes two seconds here took half a minute there.
  timeout: 90_000,
  reporter: reportFile ? [['line'], ['json', { outputFile: reportFile }]] : [['line']],
  use: {
    userAgent,
    locale: 'en-US',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: launchFlags },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What does not depend on the width runs once.
    {
      name: 'phone',
      testIgnore: ['**/process.spec.ts', '**/page-cache.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
