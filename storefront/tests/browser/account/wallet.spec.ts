// @spec 1.10 2.45 2.115

import type { Page, TestInfo } from '@playwright/test';
import { paths } from '../../../app/paths.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { fits, open } from '../../support/buying.ts';
import { speak, textsOf } from '../../support/cart.ts';
import { beCustomer, mockOrigin, play } from '../../support/mock-mall.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

const main = (page: Page) => page.getByRole('main');

async function onMock(page: Page, info: TestInfo, example?: string): Promise<void> {
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  if (example) await play(page, { rules: [{ api: 'mall.User.details', response: { example } }] });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const example of ['ok', 'pending', 'refused']) {
    test(`has no axe violations with the response "${example}" in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
      await page.emulateMedia({ colorScheme });
      await onMock(page, info, example);
      await open(page, mockOrigin() + paths.wallet);
      await expectNoAxeFinding(page);
      expect(await fits(page)).toBe(true);
    });
  }
}

test('submits type and period immediately, and stores them in the address; the other side starts without a type', async ({
  page,
}, info) => {
  const t = textsOf(info, 'wallet');
  await onMock(page, info);
  await open(page, mockOrigin() + paths.wallet);
  await main(page).getByLabel(t('spans.label')).selectOption('90');
  await expect(page).toHaveURL(/typeName=0&day=90$/);
  await main(page).getByLabel(t('kinds.label')).selectOption('2');
  await expect(page).toHaveURL(/typeName=2&day=90$/);
  await main(page)
    .getByRole('link', { name: t('sides.expense'), exact: true })
    .click();
  await expect(page).toHaveURL(/myWallet\?type=2&day=90$/);
  await expect(main(page).getByLabel(t('kinds.label'))).toHaveValue('0');
  await expect(main(page).getByLabel(t('spans.label'))).toHaveValue('90');
  await main(page).getByLabel(t('kinds.label')).selectOption('8');
  await expect(page).toHaveURL(/type=2&typeName=8&day=90$/);
});

test('shows why no other withdrawal is possible while one is under review', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'wallet');
  await onMock(page, info, 'pending');
  await page.goto(mockOrigin() + paths.wallet);
  await expect(main(page).getByText(t('withdrawal.closed.pending'))).toBeVisible();
  await expect(main(page).getByRole('link', { name: t('withdrawal.title'), exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('withdrawal.latest') })).toContainText('1234');
});

// @screen wallet.empty
test('offers a year for an empty period', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'wallet');
  await speak(page, info, origin());
  await askNothing(page.context());
  await beNewcomer(page.context(), origin());
  await open(page, paths.wallet);
  await expect(main(page).getByText(t('empty.income'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('empty.longer') })
    .click();
  await expect(page).toHaveURL(/day=365$/);
  await expect(main(page).getByRole('link', { name: t('empty.longer') })).toHaveCount(0);
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('filters by a form with a button', async ({ page }, info) => {
    const t = textsOf(info, 'wallet');
    await onMock(page, info);
    await page.goto(`${mockOrigin()}${paths.wallet}?type=2`);
    await main(page).getByLabel(t('kinds.label')).selectOption('7');
    await main(page)
      .getByRole('button', { name: t('filters.apply') })
      .click();
    await expect(page).toHaveURL(/type=2&typeName=7&day=7$/);
    await expect(main(page).getByLabel(t('kinds.label'))).toHaveValue('7');
  });
});
