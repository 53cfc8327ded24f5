import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { afterSaleId, type PaidOrder, receivedOrder, request } from '../../support/after-sales.ts';
import { asCustomer, open } from '../../support/buying.ts';
import { textsOf } from '../../support/cart.ts';
import { addressSigned } from '../../support/invoices.ts';
import { operator } from '../../support/mall.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

/** The id of the demo's customer, who exists in every new mall. */
const demoCustomerId = 1;
const completed = withQuery(paths.invoices, { type: 2 });
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);

/** Requests the invoice of an order by the pages, with a title that is added in place. */
async function requestInvoice(page: Page, info: TestInfo, { number }: PaidOrder): Promise<void> {
  const [t, ui] = [textsOf(info, 'invoices'), textsOf(info, 'ui')];
  await open(page, paths.invoices);
  await main(page)
    .getByRole('link', { name: t('requestFor', { number }) })
    .click();
  await field(page, 'companyName').fill('杭州素月科技有限公司');
  await field(page, 'companyTaxNumber').fill('91330106MA2CF0XY3K');
  await main(page)
    .getByRole('button', { name: ui('invoiceTitleForm.submit') })
    .click();
  await field(page, 'email').fill('books@example.com');
  await main(page)
    .getByRole('button', { name: ui('invoiceForm.submit') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request.done.title'));
}

/** Uploads a PDF as the operator does, by `invoice issue` or `invoice replace`; returns its bytes. */
async function handOver(info: TestInfo, action: 'issue' | 'replace', invoiceId: string, words: string): Promise<Buffer> {
  const file = info.outputPath(`${words}.pdf`);
  const content = Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
  await writeFile(file, content);
  await operator('invoice', action, invoiceId, file);
  return content;
}

/** Opens the issued invoices and downloads an order's file. */
async function download(page: Page, info: TestInfo, { number }: PaidOrder): Promise<Buffer> {
  await open(page, completed);
  const downloading = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: textsOf(info, 'invoices')('downloadFor', { number }) })
    .click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  return readFile(await file.path());
}

const statusOf = async (page: Page, address: string) => (await page.request.get(origin() + address, { maxRedirects: 0 })).status();

/** Expects that only the customer can download the file, and that a link expires after ten minutes. */
async function expectPrivate(page: Page, browser: Browser, invoiceId: string): Promise<void> {
  const byPage = withQuery(paths.invoices, { file: Number(invoiceId) });
  const response = await page.request.get(origin() + byPage, { maxRedirects: 0 });
  const address = response.headers().location ?? '';
  expect(address).toMatch(/^\/media\/invoices\//);
  expect(await statusOf(page, address)).toBe(200);
  expect(await statusOf(page, await addressSigned(9, invoiceId, demoCustomerId))).toBe(200);
  expect(await statusOf(page, await addressSigned(11, invoiceId, demoCustomerId))).toBe(404);

  const [stranger, visitor] = [await browser.newContext(), await browser.newContext()];
  try {
    await beNewcomer(stranger, origin());
    const [theirs, nobodys] = [await stranger.newPage(), await visitor.newPage()];
    expect(await statusOf(theirs, address)).toBe(404);
    expect(await statusOf(theirs, byPage)).toBe(404);
    expect(await statusOf(nobodys, address)).toBe(404);
    const signIn = await nobodys.request.get(origin() + byPage, { maxRedirects: 0 });
    expect(signIn.headers().location).toContain(paths.login);
  } finally {
    await stranger.close();
    await visitor.close();
  }
}

test(
  'lets only its customer download an issued invoice, marks it after a refund, and replaces its file',
  { tag: '@matrix' },
  async ({ page, browser }, info) => {
    const [t, notifications] = [textsOf(info, 'invoices'), textsOf(info, 'notifications')];
    await askNothing(page.context());
    await asCustomer(page, origin());
    const order = await receivedOrder(page, origin());
    await requestInvoice(page, info, order);
    const waiting = (await operator('invoice', 'list')).split('\n').find((line) => line.includes(order.number));
    const invoiceId = /^\d+/.exec(waiting ?? '')?.[0] ?? '';
    const first = await handOver(info, 'issue', invoiceId, 'first');
    expect((await download(page, info, order)).equals(first)).toBe(true);
    await expectPrivate(page, browser, invoiceId);

    // A wrong file can be replaced without a refund.
    const second = await handOver(info, 'replace', invoiceId, 'second');
    expect((await download(page, info, order)).equals(second)).toBe(true);

    await request(page, origin(), order, 0);
    await operator('after-sale', 'approve', await afterSaleId(page, order));
    await open(page, completed);
    await expect(main(page).getByText(t('correction.title'))).toBeVisible();
    expect(await operator('invoice', 'list')).toMatch(new RegExp(`^${invoiceId}  to be corrected .*${order.number}`, 'm'));

    const third = await handOver(info, 'issue', invoiceId, 'third');
    expect((await download(page, info, order)).equals(third)).toBe(true);
    await expect(main(page).getByText(t('correction.title'))).toHaveCount(0);
    await open(page, paths.messages);
    for (const key of ['invoiceIssued', 'invoiceReplaced', 'invoiceToBeCorrected', 'invoiceCorrected'])
      await expect(
        main(page)
          .getByText(notifications(`${key}.title`))
          .first(),
      ).toBeVisible();
  },
);
