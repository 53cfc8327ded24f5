import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with axe's findings on the page, by rule and markup. */
export async function expectNoAxeFinding(page: Page): Promise<void> {
  // No page of the shop has frames: legacy mode skips merging the findings in a second page, which is as slow as the analysis.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
