// @spec 1.13 2.53 2.54 2.55 2.61 2.70 2.76 2.77 2.79 2.119 2.126 2.127 3.9 4.6 4.7 5.10 6.5 7.11 7.15 7.22 9.10 9.17

import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { open, withGateway } from '../../support/buying.ts';
import { type Passing, speak, textsOf } from '../../support/cart.ts';
import { beNewcomer } from '../../support/newcomer.ts';
import { expect, layoutShift, origin, test } from '../../support/page.ts';
import { signIn } from '../../support/visitor.ts';

/** Changes the response of an operation. */
const answering =
  (api: string, change: object) =>
  ({ form, envelope: { data } }: Passing) => {
    if (form.get('api') === api && typeof data === 'object' && data !== null) Object.assign(data, change);
  };

/** Performs an interaction, which loads the deferred code. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
}

const notice = { systemMsgType: 3, systemMsgTitle: 'Winter hours', systemMsg: '<p>We rest on the first of January.</p>', tell_id: 41 };

test('shows an announcement once from its cookie, and never again after it is dismissed', async ({ page, context }, info) => {
  const ui = textsOf(info, 'ui');
  const put: string[] = [];
  const tell = answering('mall.User.getUserTell', notice);
  await withGateway(
    page,
    (passing) => {
      if (passing.form.get('api') === 'mall.User.markToRead') {
        put.push(passing.form.get('tell_id') ?? '');
        Object.assign(passing.envelope, { code: '200', data: {} });
      }
      tell(passing);
    },
    async (site) => {
      await speak(page, info, site);
      await signIn(context, site);
      const response = await page.request.get(`${site}/my/my/message`);
      const cookie = /announcement=([^;]+)/.exec(response.headers()['set-cookie'] ?? '')?.[1] ?? '';
      expect(JSON.parse(decodeURIComponent(cookie))).toEqual({
        tell_id: 41,
        systemMsgTitle: notice.systemMsgTitle,
        systemMsg: notice.systemMsg,
      });
      await open(page, `${site}/my/my/message`);
      const dialog = page.getByRole('dialog', { name: notice.systemMsgTitle });
      await expect(dialog).toContainText('We rest on the first of January.');
      await expectNoAxeFinding(page);
      await dialog.getByRole('checkbox', { name: ui('announcement.remindNot') }).check({ force: true });
      await dialog
        .getByRole('button', { name: ui('dialog.close') })
        .last()
        .click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => put).toEqual(['41']);
      expect((await context.cookies(site)).map(({ name }) => name)).not.toContain('announcement');
      await open(page, `${site}/my/my/message`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog).toHaveCount(0);

      // A visitor sees it too; the browser stores a dismissal.
      await context.clearCookies();
      await speak(page, info, site);
      await open(page, `${site}/my/aboutUs?type=our_team`);
      await stir(page);
      await dialog.getByRole('checkbox', { name: ui('announcement.remindNot') }).check({ force: true });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect((await context.cookies(site)).find(({ name }) => name === 'announcement_told')).toMatchObject({ value: '41' });
      expect(put).toEqual(['41']);
    },
  );
});

test(
  'reminds of an expiring membership on the home page, until the reminder is disabled',
  { tag: '@matrix' },
  async ({ page, context }, info) => {
    const ui = textsOf(info, 'ui');
    const asked: string[] = [];
    const remind = answering('mall.Index.index', { memberRemind: 1, vipEndDay: 6 });
    await withGateway(
      page,
      (passing) => {
        asked.push(passing.form.get('api') ?? '');
        remind(passing);
      },
      async (site) => {
        await speak(page, info, site);
        await signIn(context, site);
        await open(page, `${site}/products`);
        await open(page, `${site}/`);
        await stir(page);
        const dialog = page.getByRole('dialog', { name: ui('renewal.title') });
        await expect(dialog).toContainText('6');
        await dialog.getByRole('checkbox', { name: ui('renewal.quiet') }).check({ force: true });
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect.poll(() => asked.includes('plugin.member.MallMember.closeFrame')).toBe(true);
      },
    );
  },
);

test('prompts a customer without profile data, and links to the profile', { tag: '@matrix' }, async ({ page, context }, info) => {
  const ui = textsOf(info, 'ui');
  await speak(page, info, origin());
  await beNewcomer(context, origin());
  await open(page, '/');
  await stir(page);
  const dialog = page.getByRole('dialog', { name: ui('nextStep.profileTitle') });
  await dialog.getByRole('link', { name: ui('nextStep.toProfile') }).click();
  await expect(page).toHaveURL('/my/my/myinfor');
  await expect(dialog).toHaveCount(0);
});

/** Locates the panel below the first navigation entry, on desktop. */
const panelOf = (page: Page, info: TestInfo) => page.getByRole('group', { name: textsOf(info, 'ui')('nav.products') });

// @screen product-panel.loading
test(
  'opens five products below the first entry by mouse and keyboard, and never next to the search',
  { tag: ['@desk', '@matrix'] },
  async ({ page }, info) => {
    const ui = textsOf(info, 'ui');
    await speak(page, info, origin());
    await open(page, '/my/aboutUs?type=our_team');
    await expect(page.getByRole('banner').getByRole('navigation', { name: ui('nav.main') })).toHaveCount(0);
    await open(page, '/products');
    await stir(page);
    const arrow = page.getByRole('banner').getByRole('button', { name: ui('nav.products') });
    await arrow.focus();
    await page.keyboard.press('Enter');
    const links = panelOf(page, info).getByRole('link');
    await expect(links).toHaveCount(5);
    await expect(links.first()).toHaveAttribute('href', /\/homedetail\/homedetail\?id=\d+&ClassName=.+/);
    await page.getByRole('banner').getByRole('searchbox').focus();
    await expect(panelOf(page, info)).toBeHidden();
    await arrow.hover();
    await expect(links).toHaveCount(5);
    await links.first().click();
    await expect(page).toHaveURL(/\/homedetail\/homedetail\?id=\d+&ClassName=.+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

/** Returns true when nothing covers the element's middle or bottom in the current viewport. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [height / 2, height - 1].every((down) => node.contains(document.elementFromPoint(x + width / 2, y + down)));
  });

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('asks for cookie consent once on a first visit, without layout shift, and again from the link in the footer', async ({
    page,
    context,
  }, info) => {
    const ui = textsOf(info, 'ui');
    await speak(page, info, origin());
    const bar = page.getByRole('region', { name: ui('consent.title') });
    for (const path of ['/login/login', '/products']) {
      await open(page, path);
      await stir(page);
      await expect(bar).toBeVisible();
    }
    await expectNoAxeFinding(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    // The dialog leaves the link to the products visible and clickable.
    await open(page, '/');
    await stir(page);
    await expect(bar).toBeVisible();
    const browse = page.getByRole('main').getByRole('link', { name: textsOf(info, 'home')('hero.browse') });
    await expect(browse).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(browse)).toBe(true);
    await bar.getByRole('button', { name: ui('consent.necessary') }).click();
    await expect(bar).toHaveCount(0);
    expect((await context.cookies(origin())).find(({ name }) => name === 'cookie_consent')?.value).toBe('necessary');
    await open(page, '/products');
    await stir(page);
    // The code that loads with the dialog has arrived, and the dialog is not shown.
    await expect(page.getByRole('complementary', { name: ui('side.label') })).toBeAttached();
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: textsOf(info, 'shell')('preferences.cookies') }).click();
    await expect(bar).toBeVisible();
  });
});

test('links the side tools to cart and service, and scrolls to the top', { tag: ['@desk', '@matrix'] }, async ({ page }, info) => {
  const ui = textsOf(info, 'ui');
  await speak(page, info, origin());
  await open(page, '/products');
  await stir(page);
  const side = page.getByRole('complementary', { name: ui('side.label') });
  await expect(side.getByRole('link', { name: ui('nav.service') })).toHaveAttribute('href', '/my/aboutUs?type=contact');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await side.getByRole('button', { name: ui('side.top') }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The app's QR code opens in the header.
  await page
    .getByRole('banner')
    .getByRole('button', { name: ui('app.get') })
    .click();
  await expect(page.getByRole('img', { name: textsOf(info, 'shell')('app.code') })).toBeVisible();
});

test('opens a customer’s card at their name @matrix', { tag: '@desk' }, async ({ page, context }, info) => {
  const ui = textsOf(info, 'ui');
  await withGateway(
    page,
    answering('mall.Index.index', {
      user_name: 'Mei',
      vipEndTime: '2027-01-31 23:59:59',
      messages_num: 2,
      coupon_num: 3,
      pluginStatus: { isVip: 1, memberPlugin: 1, couponPlugin: 1, mchCouponPlugin: 1 },
    }),
    async (site) => {
      await speak(page, info, site);
      await signIn(context, site);
      await open(page, `${site}/products`);
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: 'Mei' }).click();
      const card = header.getByRole('group', { name: ui('member.card') });
      await expect(card).toContainText(ui('member.until', { date: '2027-01-31' }));
      await expect(card.getByRole('link', { name: ui('member.renew') })).toHaveAttribute('href', '/my/my/memberCenter?open=1');
      await expect(header.getByRole('link', { name: ui('nav.accountWithCoupons', { count: 3 }) })).toBeVisible();
      await expect(header.getByRole('link', { name: new RegExp(ui('nav.messages')) })).toContainText(ui('nav.unread'));
    },
  );
});

test('does not count a message that was read', { tag: ['@desk', '@matrix'] }, async ({ page, context }, info) => {
  const ui = textsOf(info, 'ui');
  let shells = 0;
  await withGateway(
    page,
    ({ form, envelope }) => {
      const api = form.get('api');
      // The header is loaded concurrently with the message: its first response still counts the message.
      if (api === 'mall.Index.index') Object.assign(envelope.data ?? {}, { messages_num: shells++ === 0 ? 1 : 0 });
      if (api !== 'mall.Message.oneindex') return;
      const message = { title: 'Your recharge has arrived', time: '2026-01-31 12:00:00', content: '<p>¥200.00 are in your wallet.</p>' };
      Object.assign(envelope, { code: '200', data: { message: [message] } });
    },
    async (site) => {
      await speak(page, info, site);
      await signIn(context, site);
      await open(page, `${site}/my/my/messageDetail?id=5`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recharge has arrived');
      const messages = page.getByRole('banner').getByRole('link', { name: new RegExp(ui('nav.messages')) });
      await expect(messages).not.toContainText(ui('nav.unread'));
      expect(shells).toBeGreaterThan(1);
    },
  );
});

test('shows no membership on card and product while none is sold', { tag: ['@desk', '@matrix'] }, async ({ page, context }, info) => {
  const ui = textsOf(info, 'ui');
  await withGateway(
    page,
    answering('mall.Index.index', {
      user_name: 'Mei',
      pluginStatus: { isVip: 0, memberPlugin: 0, couponPlugin: 1, mchCouponPlugin: 1 },
    }),
    async (site) => {
      await speak(page, info, site);
      await signIn(context, site);
      await open(page, `${site}/homedetail/homedetail?id=1001`);
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: 'Mei' }).click();
      await expect(header.getByRole('group', { name: ui('member.card') })).toBeVisible();
      await expect(header.getByRole('link', { name: ui('member.unlock') })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: ui('memberPrice.open') })).toHaveCount(0);
    },
  );
});
