import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page, by rule and markup. */
export async function expectNoAxeFinding(page: Page): Promise<void> {
  // No page of the shop has frames: what was found need not be put together in a second page, which costs as much as the looking.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
