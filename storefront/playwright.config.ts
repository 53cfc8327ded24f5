import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../scripts/lib/chromium.ts';

/** Chromium without a sandbox (CI runs as root) and without background requests, which cost six seconds without a network. */
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

// "HeadlessChrome" counts as a robot, and robots get complete pages: streaming would never be tested.
const userAgent = devices['Desktop Chrome'].userAgent.replace('HeadlessChrome', 'Chrome');

const reportFile = process.env.MALL_BROWSER_REPORT;
const whole = process.env.MALL_BROWSER_WHOLE === '1';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Two browsers and three servers share two cores: an action of two seconds took half a minute there.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: reportFile ? [['line'], ['json', { outputFile: reportFile }]] : [['line']],
  use: {
    userAgent,
    locale: 'en-US',
    launchOptions: { executablePath: chromiumPath, args: launchFlags },
  },
  // The daily run tests on the desktop, and the tests tagged @phone on the phone as well; it leaves out tests tagged @matrix: variants of a tested
  // journey whose rules other daily tests cover (the gateway's, the form's, the page's story). The matrix runs everything at both widths and in
  // both color schemes, except desktop-only tests on the phone.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, ...(!whole && { grepInvert: /@dark|@axe|@matrix/ }) },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      ...(whole ? { grepInvert: /@desk/ } : { grep: /@phone/, grepInvert: /@dark|@axe|@matrix/ }),
    },
  ],
});
