// @spec 1.1 2.2

import { expectNoAxeFinding } from '../../support/axe.ts';
import { fits } from '../../support/buying.ts';
import { speak } from '../../support/cart.ts';
import { mockOrigin, play } from '../../support/mock-mall.ts';
import { expect, hydrated, origin, test } from '../../support/page.ts';

// Pages without their own axe test. The mall that the other tests buy in is never closed: the mock mall is, for one browser.
const screens = {
  home: { site: origin, address: '/', status: 200 },
  'not found': { site: origin, address: '/nothing', status: 404 },
  'a closed mall': { site: mockOrigin, address: '/maintain/maintain', status: 503 },
} as const;

for (const [name, { site, address, status }] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no axe violations in the ${colorScheme} scheme`, { tag: `@${colorScheme}` }, async ({ page, watched }, info) => {
      await page.emulateMedia({ colorScheme });
      await speak(page, info, site());
      if (status === 503) await play(page, { scenario: 'maintenance' });
      const response = await page.goto(site() + address);
      expect(response?.status()).toBe(status);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
      await expectNoAxeFinding(page);
      expect(await fits(page)).toBe(true);
      // The browser itself logs a status other than 200.
      if (status !== 200) watched.faults.length = 0;
    });
  }
}
