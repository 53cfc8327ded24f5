import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test } from '../support/page.ts';

const screens = { home: '/', 'not found': '/nothing' };

for (const [name, address] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const language of ['en', 'zh']) {
      test(`${name}, ${colorScheme}, ${language}: axe finds nothing`, { tag: `@${colorScheme}` }, async ({ page, watched }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${address}?lang=${language}`);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
        if (address !== '/') watched.faults.length = 0;
      });
    }
  }
}
