// @spec 1.9 2.37 3.19 5.26

import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open, withGateway } from '../../support/buying.ts';
import { languageOf, type Passing, textsOf } from '../../support/cart.ts';
import { expect, origin, test } from '../../support/page.ts';

const path = '/my/my/myaddress';

/** A region in each language, and how an address shows it. */
const regions = {
  en: { province: 'Zhejiang', city: 'Hangzhou', district: 'Xihu District', inOneLine: 'Xihu District, Hangzhou, Zhejiang' },
  zh: { province: '浙江省', city: '杭州市', district: '西湖区', inOneLine: '浙江省杭州市西湖区' },
} as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    const t = textsOf(info, 'addresses');
    await page.emulateMedia({ colorScheme });
    await asCustomer(page, origin());
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // Phone numbers are masked.
    await expect(page.getByText('138****0001').first()).toBeVisible();
    await expectNoAxeFinding(page);
    await page.getByRole('link', { name: t('add') }).click();
    await expect(page.locator('input[name="fullName"]')).toBeVisible();
    await expectNoAxeFinding(page);
    expect(await fits(page)).toBe(true);
  });
}

/** Fills in the form for a new address, the region with its selects. */
async function fillAddress(page: Page, info: TestInfo, name: string): Promise<void> {
  const ui = textsOf(info, 'ui');
  await page.locator('input[name="fullName"]').fill(name);
  await page.locator('input[name="mobile"]').fill('13911114444');
  for (const [label, value] of [
    ['province', '上海市'],
    ['city', '上海市'],
    ['district', '徐汇区'],
  ] as const) {
    await page.getByRole('combobox', { name: ui(`addressForm.${label}`), exact: true }).selectOption(value);
  }
  await page.locator('textarea[name="address"]').first().fill('武康路 3 号');
}

const save = (page: Page, info: TestInfo) => page.getByRole('button', { name: textsOf(info, 'ui')('addressForm.submit'), exact: true });

test('adds an address whose name contains letters, spaces and punctuation', async ({ page }, info) => {
  const t = textsOf(info, 'addresses');
  await asCustomer(page, origin());
  await open(page, `${path}?add=1`);
  await fillAddress(page, info, 'A. O’B-林·清');
  await save(page, info).click();
  await expect(page).toHaveURL(`${path}?added=1`);
  await expect(page.getByText(t('added'))).toBeVisible();
  await expect(page.getByText('A. O’B-林·清').first()).toBeVisible();
});

test(
  'preserves a name of more than ten characters and shows the region in the language of the page',
  { tag: '@matrix' },
  async ({ page }, info) => {
    await asCustomer(page, origin());
    const ui = textsOf(info, 'ui');
    const region = regions[languageOf(info)];
    await open(page, `${path}?add=1`);
    await page.locator('input[name="fullName"]').pressSequentially('Alexandra Test Shopper');
    await expect(page.locator('input[name="fullName"]')).toHaveValue('Alexandra Test Shopper');
    const choose = (level: 'province' | 'city' | 'district', label: string) =>
      page.getByRole('combobox', { name: ui(`addressForm.${level}`), exact: true }).selectOption({ label });
    await choose('province', region.province);
    await choose('city', region.city);
    await choose('district', region.district);
    await page.locator('input[name="mobile"]').fill('13911116666');
    await page.locator('textarea[name="address"]').first().fill('18 Lingyin Road');
    await save(page, info).click();
    await expect(page.getByText('Alexandra Test Shopper')).toBeVisible();
    await expect(page.getByText(region.inOneLine).first()).toBeVisible();
  },
);

test('edits an address, makes it the default, and removes it after confirmation', async ({ page }, info) => {
  const t = textsOf(info, 'addresses');
  await asCustomer(page, origin());
  await open(page, `${path}?add=1`);
  await fillAddress(page, info, 'Wei');
  // Outside the region tree the city is typed.
  await page.locator('select[name="dialCode"]').selectOption('65');
  await page.locator('input[name="city"]').fill('Singapore');
  await page.locator('textarea[name="address"]').first().fill('7 Orchard Road');
  await save(page, info).click();
  await expect(page.getByText(t('added'))).toBeVisible();

  await page.getByRole('link', { name: t('editWhose', { name: 'Wei' }) }).click();
  await expect(page.locator('input[name="mobile"]')).toHaveValue('13911114444');
  await expect(page.locator('input[name="city"]')).toHaveValue('Singapore');
  await page.locator('input[name="fullName"]').fill('Wei Tan');
  await save(page, info).click();
  await expect(page).toHaveURL(`${path}?changed=1`);

  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wei Tan' });
  await card.getByRole('button', { name: t('makeDefault') }).click();
  await expect(page.getByText(t('madeDefault'))).toBeVisible();
  await expect(card.getByRole('button', { name: t('makeDefault') })).toHaveCount(0);

  await card.getByRole('button', { name: t('remove.whose', { name: 'Wei Tan' }) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t('remove.submit') }).click();
  await expect(page.getByText(t('removed'))).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('shows the gateway’s refusal at its field', { tag: '@matrix' }, async ({ page }, info) => {
  const strict = ({ form, envelope }: Passing) => {
    if (form.get('api') !== 'mall.Address.saveAddress') return;
    Object.assign(envelope, { code: '50010', message: '', data: { errors: [{ field: 'user_name' }] } });
  };
  await withGateway(page, strict, async (site) => {
    await asCustomer(page, site);
    await open(page, `${site}${path}?add=1`);
    await fillAddress(page, info, 'Neil');
    await save(page, info).click();
    await expect(page.getByText(textsOf(info, 'ui')('errors.consigneeCharacters'))).toBeVisible();
    await expect(page.locator('input[name="mobile"]')).toHaveValue('13911114444');
  });
});

// @screen addresses.empty
test('shows the form immediately to a customer without an address', { tag: '@matrix' }, async ({ page }, info) => {
  const none = ({ form, envelope }: Passing) => {
    if (form.get('api') === 'mall.Address.index') envelope.data = { adds: [] };
  };
  await withGateway(page, none, async (site) => {
    await asCustomer(page, site);
    await open(page, site + path);
    await expect(page.getByRole('heading', { name: textsOf(info, 'addresses')('empty.title') })).toBeVisible();
    await expect(page.locator('input[name="fullName"]')).toBeVisible();
    await expectNoAxeFinding(page);
  });
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('adds an address by the same form', async ({ page }, info) => {
    const ui = textsOf(info, 'ui');
    await asCustomer(page, origin());
    await page.goto(path);
    await page.getByRole('link', { name: textsOf(info, 'addresses')('add') }).click();
    await page.locator('input[name="fullName"]').fill('Bai');
    await page.locator('input[name="mobile"]').fill('139');
    await page.getByRole('textbox', { name: ui('addressForm.region') }).fill('浙江省');
    await page.locator('textarea[name="address"]').first().fill('龙井路 8 号');
    await save(page, info).click();
    // After the refusal only the invalid value must be typed again.
    await expect(page.getByText(ui('errors.phone'))).toBeVisible();
    await expect(page.locator('input[name="fullName"]')).toHaveValue('Bai');
    await expect(page.locator('input[name="mobile"]')).toHaveValue('139');
    await expect(page.locator('textarea[name="address"]').first()).toHaveValue('龙井路 8 号');
    const region = page.getByRole('textbox', { name: ui('addressForm.region') });
    await expect(region).toHaveValue('浙江省');
    await expect(region).toHaveAccessibleDescription(ui('errors.region'));
    await region.fill('浙江省 杭州市 西湖区');
    await page.locator('input[name="mobile"]').fill('13911115555');
    await save(page, info).click();
    await expect(page.getByText(textsOf(info, 'addresses')('added'))).toBeVisible();
    await expect(page.getByText('龙井路 8 号').first()).toBeVisible();
  });
});
