import { existsSync } from 'node:fs';

/** The headless build of the same engine renders a page in two thirds of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
export const fullChromium = '/usr/bin/chromium';

/** The path of Chromium for tests: `CHROMIUM_PATH`, or one of Debian's two programs. */
export const chromiumPath =
  process.env.CHROMIUM_PATH || (existsSync(headlessShell) || !existsSync(fullChromium) ? headlessShell : fullChromium);

/** The user agent of a desktop browser: a headless one counts as a robot, and robots get complete pages. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
