// @spec 2.51

import type { Page, TestInfo } from '@playwright/test';
import { paths } from '../../../app/paths.ts';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { asCustomer, fits, open } from '../../support/buying.ts';
import { speak, textsOf } from '../../support/cart.ts';
import { codeSentTo } from '../../support/codes.ts';
import { operator } from '../../support/mall.ts';
import { beCustomer, mockOrigin, play } from '../../support/mock-mall.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

const demoPhone = '+86 13800000001';
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);

async function onMock(page: Page, info: TestInfo, examples: Readonly<Record<string, string>> = {}): Promise<void> {
  await speak(page, info, mockOrigin());
  await beCustomer(page);
  const rules = Object.entries(examples).map(([api, example]) => ({ api, response: { example } }));
  if (rules.length > 0) await play(page, { rules });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the form with and without WeChat has no axe violations in the ${colorScheme} scheme`, { tag: '@axe' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    for (const example of ['ok', 'wechat']) {
      await onMock(page, info, { 'mall.User.intoWithdrawals': example });
      await open(page, mockOrigin() + paths.withdrawal);
      await expectNoAxeFinding(page);
      expect(await fits(page)).toBe(true);
    }
  });
}

test('withdraws money to a new bank card, and shows its state until it is refused and returned', async ({ page }, info) => {
  const [t, ui] = [textsOf(info, 'wallet'), textsOf(info, 'ui')];
  await asCustomer(page, origin());
  await open(page, paths.withdrawal);
  // Without a card the page links to the form for one and back.
  await main(page)
    .getByRole('link', { name: t('withdrawal.obstacles.noCard.way') })
    .click();
  await field(page, 'cardholder').fill('林清');
  await field(page, 'cardNumber').fill('6214850100001234');
  await field(page, 'branch').fill('杭州西湖支行');
  await expect(field(page, 'bankName')).not.toHaveValue('');
  await main(page)
    .getByRole('button', { name: ui('bankCard.submit') })
    .click();
  await expect(page).toHaveURL(origin() + paths.withdrawal);

  await field(page, 'amount').fill('500');
  await expect(main(page).getByText(/¥3\.00.*¥497\.00/)).toBeVisible();
  await main(page)
    .getByRole('button', { name: ui('amount.all'), exact: true })
    .click();
  await expect(field(page, 'amount')).toHaveValue(/^\d+\.\d\d$/);
  await field(page, 'amount').fill('500');
  await main(page)
    .getByRole('button', { name: ui('code.send') })
    .click();
  // The demo sends no messages: the page shows the code.
  const [before = ''] = ui('code.demo', { code: '|' }).split('|');
  await expect(
    main(page)
      .getByText(new RegExp(String.raw`${before}\d{6}`))
      .first(),
  ).toBeVisible();
  await field(page, 'verificationCode').fill(await codeSentTo(demoPhone));
  await main(page)
    .getByRole('button', { name: ui('withdrawal.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${paths.wallet}\\?type=2&withdrawn=1$`));
  const latest = page.getByRole('region', { name: t('withdrawal.latest') });
  await expect(latest).toContainText(t('withdrawal.states.underReview.name'));
  await expect(main(page).getByText(t('withdrawal.closed.pending'))).toBeVisible();
  await expect(main(page).getByRole('link', { name: t('withdrawal.title'), exact: true })).toHaveCount(0);

  await open(page, paths.withdrawal);
  await expect(main(page).getByText(t('withdrawal.obstacles.pending.title'))).toBeVisible();
  await expect(field(page, 'amount')).toHaveCount(0);
  await expect(latest).toContainText('500.00');

  const [id = ''] = (await operator('withdrawal', 'list')).trim().split(' ');
  await operator('withdrawal', 'reject', id);
  await open(page, paths.wallet);
  await expect(latest).toContainText(t('withdrawal.states.refused.name'));
  await expect(main(page).getByText(t('reasons.withdrawalReturned'))).toBeVisible();
  await expect(main(page).getByRole('link', { name: t('withdrawal.title'), exact: true })).toBeVisible();
});

// @screen withdrawal.empty
test('links an empty wallet to the top-up', { tag: '@matrix' }, async ({ page }, info) => {
  await speak(page, info, origin());
  await askNothing(page.context());
  await beNewcomer(page.context(), origin());
  await open(page, paths.withdrawal);
  await main(page)
    .getByRole('link', { name: textsOf(info, 'wallet')('withdrawal.obstacles.short.way') })
    .click();
  await expect(page).toHaveURL(origin() + paths.recharge);
});

test('links to the security settings when no phone is linked', { tag: '@matrix' }, async ({ page }, info) => {
  await onMock(page, info, { 'mall.User.intoWithdrawals': 'unready' });
  await page.goto(mockOrigin() + paths.withdrawal);
  const way = main(page).getByRole('link', { name: textsOf(info, 'wallet')('withdrawal.obstacles.noPhone.way') });
  await expect(way).toHaveAttribute('href', paths.security);
});

test('requires no code for WeChat, and the real name from 2000 on', { tag: '@matrix' }, async ({ page }, info) => {
  await onMock(page, info, { 'mall.User.intoWithdrawals': 'wechat' });
  await open(page, mockOrigin() + paths.withdrawal);
  await page.locator('input[name="method"][value="wechat"]').check({ force: true });
  await expect(field(page, 'verificationCode')).toBeHidden();
  await field(page, 'amount').fill('2000');
  await page.keyboard.press('Enter');
  await expect(field(page, 'realName')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'realName').fill('林清');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/withdrawn=1$/);
});

test('shows a wrong code at its field, and a second withdrawal on one day above the form', { tag: '@matrix' }, async ({ page }, info) => {
  const t = textsOf(info, 'wallet');
  const send = async () => {
    await open(page, mockOrigin() + paths.withdrawal);
    await field(page, 'amount').fill('100');
    await field(page, 'verificationCode').fill('111111');
    await page.keyboard.press('Enter');
  };
  await onMock(page, info, { 'mall.User.withdrawals': 'code_wrong' });
  await send();
  await expect(field(page, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'amount')).toHaveValue('100');
  await onMock(page, info, { 'mall.User.withdrawals': 'state_refuses' });
  await send();
  await expect(main(page).getByText(t('withdrawal.blocked'))).toBeVisible();
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  test('sends the code and requests the withdrawal by the form', async ({ page }, info) => {
    const [t, ui] = [textsOf(info, 'wallet'), textsOf(info, 'ui')];
    await onMock(page, info);
    await page.goto(mockOrigin() + paths.withdrawal);
    await field(page, 'amount').fill('100');
    await main(page)
      .getByRole('button', { name: ui('code.send') })
      .click();
    await expect(main(page).getByText(ui('code.demo', { code: '482913' }))).toBeVisible();
    await expect(field(page, 'amount')).toHaveValue('100');
    await field(page, 'verificationCode').fill('482913');
    await main(page)
      .getByRole('button', { name: ui('withdrawal.submit'), exact: true })
      .click();
    await expect(main(page).getByText(t('withdrawal.requested'))).toBeVisible();
  });
});
