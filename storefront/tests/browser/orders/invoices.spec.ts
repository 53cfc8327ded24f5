// @spec 2.26 2.29 2.31 2.32 2.116 3.21 3.22 4.28 5.28 8.18

import type { Page, TestInfo } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { fits, open } from '../../support/buying.ts';
import { speak, textsOf } from '../../support/cart.ts';
import { beCustomer, mockOrigin, play } from '../../support/mock-mall.ts';
import { expect, test } from '../../support/page.ts';

const billable = 'GM20261110093000000044';
const revoked = 'GM20261106112000000036';
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const tab = (type: number) => (type === 0 ? paths.invoices : `${paths.invoices}?type=${type}`);
const contactPath = withQuery(paths.about, { type: 'contact' });
const requestPath = `${paths.newInvoice}?z_price=246.00&sNo=${billable}`;

/** Opens pages as the mock's customer. Invoice lists depend on the requested state only if a rule says so. */
async function onMock(page: Page, info: TestInfo, examples: Readonly<Record<string, string>> = {}): Promise<void> {
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  const rules = Object.entries(examples).map(([api, example]) => ({ api, response: { example } }));
  if (rules.length > 0) await play(page, { rules });
}

const listOf = (example: string) => ({ 'mall.InvoiceInfo.getInvoiceInfo': example });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`tabs, billing details and forms have no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await onMock(page, info, listOf('completed'));
    for (const path of [tab(0), tab(2), paths.invoiceTitles, paths.newInvoiceTitle, requestPath]) {
      await open(page, mockOrigin() + path);
      await expectNoAxeFinding(page);
      expect(await fits(page), path).toBe(true);
    }
    await onMock(page, info, listOf('revoked'));
    await open(page, mockOrigin() + tab(3));
    await expectNoAxeFinding(page);
  });
}

test('requests an invoice with a title that is added in place', async ({ page }, info) => {
  const [t, ui] = [textsOf(info, 'invoices'), textsOf(info, 'ui')];
  await onMock(page, info);
  await open(page, mockOrigin() + paths.invoices);
  await main(page)
    .getByRole('link', { name: t('requestFor', { number: billable }) })
    .click();
  await expect(page).toHaveURL(mockOrigin() + requestPath);
  await main(page)
    .getByRole('link', { name: ui('invoiceForm.add') })
    .click();
  await field(page, 'companyName').fill('Moonlight Labs');
  await main(page)
    .getByRole('button', { name: ui('invoiceTitleForm.submit') })
    .click();
  await expect(field(page, 'companyTaxNumber')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'companyTaxNumber').fill('91330106MA2CF0XY3K');
  await main(page)
    .getByRole('button', { name: ui('invoiceTitleForm.submit') })
    .click();
  await expect(page).toHaveURL(mockOrigin() + requestPath);

  await expect(field(page, 'email'), 'is the address of the account').toHaveValue('shopper01@example.com');
  await field(page, 'email').fill('not an address');
  await main(page)
    .getByRole('button', { name: ui('invoiceForm.submit') })
    .click();
  await expect(main(page).getByText(ui('errors.email'))).toBeVisible();
  await field(page, 'email').fill('lin@sylvane.test');
  await main(page)
    .getByRole('button', { name: ui('invoiceForm.submit') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request.done.title'));
  await main(page)
    .getByRole('link', { name: t('request.done.way') })
    .click();
  await expect(page).toHaveURL(mockOrigin() + tab(1));
});

// @screen request-for-an-invoice.no-rights
test(
  'uses the server’s amount whatever the address contains, and returns 404 for an order that cannot be billed',
  { tag: '@matrix' },
  async ({ page }, info) => {
    await onMock(page, info);
    await page.goto(`${mockOrigin()}${paths.newInvoice}?z_price=99999.00&sNo=${billable}`);
    await expect(main(page).getByText('¥246.00')).toBeVisible();
    await expect(main(page).getByText('99,999.00')).toHaveCount(0);
    const response = await page.request.get(`${mockOrigin()}${paths.newInvoice}?z_price=1.00&sNo=GM20990101000000000001`);
    expect(response.status()).toBe(404);
  },
);

test('revokes a request after confirmation', async ({ page }, info) => {
  const t = textsOf(info, 'invoices');
  await onMock(page, info);
  await open(page, mockOrigin() + tab(1));
  const revoke = main(page).getByRole('button', { name: t('revoke.labelFor', { number: 'GM20261102190000000037' }) });
  await revoke.click();
  const dialog = page.getByRole('dialog', { name: t('revoke.title') });
  await dialog.getByRole('button', { name: t('keep'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await revoke.click();
  await dialog.getByRole('button', { name: t('revoke.label') }).click();
  await expect(main(page).getByText(t('revoke.done'))).toBeVisible();
  await expect(page).toHaveURL(/type=3&revoked=1$/);
});

test('repeats a revoked or refused request, and shows the shop’s reason', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'invoices');
  await onMock(page, info, listOf('revoked'));
  await open(page, mockOrigin() + tab(3));
  await expect(main(page).getByText(t('refused'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('againFor', { number: revoked }) })
    .click();
  await expect(field(page, 'email')).toHaveValue('shopper01@example.com');
  await expect(main(page).getByText('¥108.00')).toBeVisible();
});

test('downloads an issued invoice, and marks one that needs correction', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'invoices');
  await onMock(page, info, listOf('completed'));
  await page.goto(mockOrigin() + tab(2));
  await expect(main(page).getByText(t('correction.title'))).toBeVisible();
  const download = main(page).getByRole('link', { name: t('downloadFor', { number: 'GM20261018101000000035' }) });
  const response = await page.request.get(mockOrigin() + ((await download.getAttribute('href')) ?? ''), { maxRedirects: 0 });
  expect(response.headers().location).toMatch(/^\/media\/invoices\/652\.pdf\?/);
});

test('refers the customer to the shop when the deadline of an order has passed', { tag: '@matrix' }, async ({ page }, info) => {
  const [t, ui] = [textsOf(info, 'invoices'), textsOf(info, 'ui')];
  await onMock(page, info);
  await open(page, mockOrigin() + paths.invoices);
  await main(page)
    .getByRole('link', { name: t('requestFor', { number: 'GM20261020184500000045' }) })
    .click();
  const dialog = page.getByRole('dialog', { name: ui('nextStep.invoiceTitle') });
  await expect(dialog.getByRole('link', { name: ui('nextStep.toShop') })).toHaveAttribute('href', contactPath);
  await dialog
    .getByRole('button', { name: ui('dialog.close') })
    .first()
    .click();
  await expect(page).toHaveURL(mockOrigin() + paths.invoices);
});

test('edits titles, makes one the default, and deletes one after confirmation', { tag: '@matrix' }, async ({ page }, info) => {
  const [t, ui] = [textsOf(info, 'invoices'), textsOf(info, 'ui')];
  await onMock(page, info);
  await open(page, mockOrigin() + paths.invoiceTitles);
  await main(page)
    .getByRole('button', { name: t('titles.makeDefaultWhat', { name: '林清' }) })
    .click();
  await expect(main(page).getByText(t('titles.done.default'))).toBeVisible();
  await main(page)
    .getByRole('button', { name: t('titles.removeWhat', { name: '林清' }) })
    .click();
  await page
    .getByRole('alertdialog', { name: t('titles.removeTitle') })
    .getByRole('button', { name: t('titles.remove'), exact: true })
    .click();
  await expect(main(page).getByText(t('titles.done.removed'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('titles.editWhat', { name: '杭州素月科技有限公司' }) })
    .click();
  await expect(field(page, 'companyTaxNumber')).toHaveValue('91330106MA2CF0XY3K');
  await field(page, 'companyName').fill('素月');
  await main(page)
    .getByRole('button', { name: ui('invoiceTitleForm.submit') })
    .click();
  await expect(main(page).getByText(t('titles.done.saved'))).toBeVisible();
});

// @screen invoices.empty invoice-titles.empty
test('shows the empty state of each tab', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'invoices');
  await onMock(page, info, {
    ...listOf('none'),
    'mall.InvoiceInfo.getToInvoiced': 'none',
    'mall.InvoiceHeader.doRequest': 'none',
  });
  for (const [type, name] of ['toBill', 'pending', 'completed', 'revoked'].entries()) {
    await page.goto(mockOrigin() + tab(type));
    await expect(main(page).getByText(t(`empty.${name}.title`))).toBeVisible();
  }
  await page.goto(mockOrigin() + paths.invoiceTitles);
  await expect(main(page).getByText(t('titles.empty.title'))).toBeVisible();
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('requests an invoice, revokes a request and explains a missed deadline by forms and links', async ({ page }, info) => {
    const [t, ui] = [textsOf(info, 'invoices'), textsOf(info, 'ui')];
    await onMock(page, info);
    await page.goto(mockOrigin() + requestPath);
    await field(page, 'email').fill('lin@sylvane.test');
    await main(page)
      .getByRole('button', { name: ui('invoiceForm.submit') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request.done.title'));
    await page.goto(mockOrigin() + tab(1));
    await main(page)
      .getByRole('button', { name: t('revoke.labelFor', { number: 'GM20261102190000000037' }) })
      .click();
    await expect(main(page).getByText(t('revoke.done'))).toBeVisible();
    await page.goto(`${mockOrigin()}${paths.invoices}?late=1`);
    await expect(main(page).getByText(t('tooLate.text'))).toBeVisible();
    await expect(main(page).getByRole('link', { name: t('tooLate.contact') })).toHaveAttribute('href', contactPath);
  });
});
