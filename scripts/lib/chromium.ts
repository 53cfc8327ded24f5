import { existsSync } from 'node:fs';

/** The headless build of the same engine renders a page in two thirds of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
export const fullChromium = '/usr/bin/chromium';

/** The path of Chromium for tests: `CHROMIUM_PATH`, or one of Debian's two programs. */
export const chromiumPath =
  process.env.CHROMIUM_PATH || (existsSync(headlessShell) || !existsSync(fullChromium) ? headlessShell : fullChromium);
