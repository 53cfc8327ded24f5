// @spec 5.17 9.22

import type { Page } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { ownReview, receivedOrder } from '../../support/after-sales.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open } from '../../support/buying.ts';
import { textsOf } from '../../support/cart.ts';
import { expect, origin, test } from '../../support/page.ts';

const ui = (key: string, values?: Readonly<Record<string, string | number>>) => textsOf(test.info(), 'ui')(key, values);
const t = (key: string) => textsOf(test.info(), 'reviews')(key);
const pathOf = (number: string) => withQuery(paths.reviewing, { sNo: number });

/** Creates a bitmap of 8 by 8 pixels; another shade is another image. */
function bitmap(name: string, shade: number, size = 0) {
  const buffer = Buffer.alloc(Math.max(54 + 8 * 24, size), shade);
  buffer.write('BM', 0, 'latin1');
  buffer.fill(0, 2, 54);
  for (const [at, value] of [
    [2, buffer.length],
    [10, 54],
    [14, 40],
    [18, 8],
    [22, 8],
  ] as const)
    buffer.writeUInt32LE(value, at);
  buffer.writeUInt16LE(1, 26);
  buffer.writeUInt16LE(24, 28);
  return { name, mimeType: 'image/bmp', buffer };
}

const chooser = (page: Page) => page.locator('input[type="file"]');
const hiddenUrls = (page: Page) =>
  page.locator('input[name="images"]').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));

async function fillAndPublish(page: Page, submit: 'submit' | 'followUpSubmit', comment: string): Promise<void> {
  if (submit === 'submit') await page.locator('input[name="stars"][value="5"]').check({ force: true });
  await page.locator('textarea[name="comment"]').fill(comment);
  await page.getByRole('button', { name: ui(`reviewForm.${submit}`) }).click();
  await expect(page.getByText(t('writing.done'))).toBeVisible();
}

test('accepts up to six images in a review, which can be refused, moved and removed one by one, and images in its follow-up', {
  tag: '@matrix',
}, async ({ page }) => {
  await asCustomer(page, origin());
  const order = await receivedOrder(page, origin());
  await open(page, pathOf(order.number));
  const images = page.getByRole('main').getByRole('img', { name: new RegExp(ui('reviewForm.images', { count: 6 }).slice(0, 4)) });
  await chooser(page).setInputFiles([
    bitmap('1.bmp', 40),
    bitmap('huge.bmp', 50, 5 * 1024 * 1024 + 1),
    { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    bitmap('2.bmp', 90),
  ]);
  await expect(images).toHaveCount(2);
  for (const name of ['huge.bmp', 'note.pdf']) await expect(page.getByText(new RegExp(name.replace('.', '\\.'))).first()).toBeVisible();
  await chooser(page).setInputFiles([3, 4, 5, 6, 7].map((at) => bitmap(`${at}.bmp`, 100 + 20 * at)));
  await expect(images).toHaveCount(6);
  await expect(chooser(page)).toHaveCount(0);
  await expectNoAxeFinding(page);
  expect(await fits(page)).toBe(true);

  const before = await hiddenUrls(page);
  await page.getByRole('button', { name: ui('upload.later', { at: 1 }) }).press('Enter');
  await expect.poll(() => hiddenUrls(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(page.getByRole('button', { name: ui('upload.later', { at: 2 }) })).toBeFocused();
  await page
    .getByRole('button', { name: new RegExp(`^${ui('upload.remove')}`) })
    .last()
    .click();
  await expect(images).toHaveCount(5);
  const wanted = await hiddenUrls(page);
  expect(wanted).toEqual([before[1], before[0], ...before.slice(2, 5)]);
  await fillAndPublish(page, 'submit', 'Calm skin by the morning.');
  expect((await ownReview(page, order)).images).toHaveLength(5);

  await open(page, withQuery(paths.reviewing, { sNo: order.number, type: 5 }));
  await chooser(page).setInputFiles([bitmap('later.bmp', 20)]);
  await expect(images).toHaveCount(1);
  await fillAndPublish(page, 'followUpSubmit', 'Still calm.');
  expect(await ownReview(page, order)).toMatchObject({ review: 'Still calm.', review_images: [{}] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submits a review with its images, and preserves the entered values when one is refused', { tag: '@matrix' }, async ({ page }) => {
    await asCustomer(page, origin());
    const order = await receivedOrder(page, origin());
    await page.goto(pathOf(order.number));
    await chooser(page).setInputFiles([
      bitmap('1.bmp', 60),
      { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ]);
    await page.locator('input[name="stars"][value="4"]').check({ force: true });
    await page.locator('textarea[name="comment"]').fill('No script, still calm.');
    await page.getByRole('button', { name: ui('reviewForm.submit') }).click();
    await expect(page.getByText(ui('errors.reviewImageKind'))).toBeVisible();
    await expect(page.locator('textarea[name="comment"]')).toHaveValue('No script, still calm.');
    await expect(page.locator('input[name="stars"][value="4"]')).toBeChecked();
    expect(await hiddenUrls(page)).toHaveLength(1);
    await chooser(page).setInputFiles([bitmap('2.bmp', 160)]);
    await page.getByRole('button', { name: ui('reviewForm.submit') }).click();
    await expect(page.getByText(t('writing.done'))).toBeVisible();
    expect(await ownReview(page, order)).toMatchObject({ content: 'No script, still calm.', CommentType: 4, images: [{}, {}] });
  });

  test('publishes a review with six images of almost 5 MB', { tag: '@matrix' }, async ({ page }) => {
    await asCustomer(page, origin());
    const order = await receivedOrder(page, origin());
    await page.goto(pathOf(order.number));
    const large = ({ name, mimeType, buffer }: ReturnType<typeof bitmap>) => ({
      name,
      mimeType,
      // Bitmap readers ignore data after the pixels.
      buffer: Buffer.concat([buffer, Buffer.alloc(5_200_000 - buffer.length)]),
    });
    await chooser(page).setInputFiles([1, 2, 3, 4, 5, 6].map((at) => large(bitmap(`${at}.bmp`, at * 30))));
    await page.locator('input[name="stars"][value="5"]').check({ force: true });
    await page.locator('textarea[name="comment"]').fill('Six photos.');
    await page.getByRole('button', { name: ui('reviewForm.submit') }).click();
    await expect(page.getByText(t('writing.done'))).toBeVisible();
    expect((await ownReview(page, order)).images).toHaveLength(6);
  });
});
