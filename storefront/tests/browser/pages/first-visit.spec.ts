import type { Page } from '@playwright/test';
import { expect, layoutShift, origin, test } from '../../support/page.ts';
import { speakAtWidth } from '../../support/visitor.ts';

/** Returns the font families that the browser used for the headline. */
async function fontsOfHeadline(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const path of ['/', '/products', '/login/login']) {
  test(`draws ${path} in the mall's fonts when they arrive after the first paint, without layout shift`, {
    tag: path === '/' ? '@desk' : ['@desk', '@matrix'],
  }, async ({ page }) => {
    let release: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', (route) => painted.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await expect.poll(() => fontsOfHeadline(page)).toEqual([expect.stringContaining('Newsreader')]);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test('opens the product panel on hover before hydration', { tag: '@desk' }, async ({ page, context, viewport }) => {
  await speakAtWidth(context, viewport, origin());
  let release: () => void = () => undefined;
  const hovered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => hovered.then(() => route.continue()));
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'All products' }).first().hover();
  release();
  await expect(page.getByRole('banner').getByRole('group').getByRole('listitem')).toHaveCount(5);
});
