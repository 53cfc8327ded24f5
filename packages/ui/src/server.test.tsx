// @spec 2.62

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { FilterPanel } from './commerce/catalog/FilterPanel/FilterPanel.tsx';
import { Gallery } from './commerce/catalog/Gallery/Gallery.tsx';
import { SearchField } from './commerce/catalog/SearchField/SearchField.tsx';
import { preselect } from './commerce/catalog/SkuPicker/availability.ts';
import { SkuPicker } from './commerce/catalog/SkuPicker/SkuPicker.tsx';
import { ProductCoupons } from './commerce/coupons/ProductCoupons/ProductCoupons.tsx';
import { FavoriteButton } from './commerce/favorites/FavoriteButton/FavoriteButton.tsx';
import { OrderActions } from './commerce/orders/OrderActions/OrderActions.tsx';
import { ShopCard } from './commerce/shops/ShopCard/ShopCard.tsx';
import { CookieConsent } from './feedback/CookieConsent/CookieConsent.tsx';
import { AddressForm } from './forms/AddressForm/AddressForm.tsx';
import { LoginForm } from './forms/LoginForm/LoginForm.tsx';
import { ProfileForm } from './forms/ProfileForm/ProfileForm.tsx';
import { RechargeForm } from './forms/RechargeForm/RechargeForm.tsx';
import { WithdrawalForm } from './forms/WithdrawalForm/WithdrawalForm.tsx';
import { createUiI18n } from './i18n/createUiI18n.ts';
import { uiText } from './locales/ko.ts';
import { MemberCard } from './navigation/MemberCard/MemberCard.tsx';
import { SiteHeader } from './navigation/SiteHeader/SiteHeader.tsx';
import { MallUiProvider } from './provider/MallUiProvider.tsx';
import { storyChosen, storyFilterGroups, storyPrices } from './testing/filters.ts';
import { storyHeader } from './testing/shell.tsx';
import { storyShops } from './testing/shops.ts';

// Markup for a browser without JavaScript.
const inMall = (children: ReactNode) => <MallUiProvider i18n={createUiI18n('ko', uiText)}>{children}</MallUiProvider>;
const html = (children: ReactNode) => renderToString(inMall(children));
/** Returns the markup including the lazily loaded components. */
async function wholeHtml(children: ReactNode): Promise<string> {
  const { prelude } = await prerender(inMall(children), { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

it('the sign-in form posts without JavaScript and has the browser’s validation', () => {
  const page = html(<LoginForm action="/login/login" captcha={{ token: 't1', imageUrl: '/media/c.svg' }} hidden={{ isReturn: '1' }} />);
  expect(page).toMatch(/<form[^>]*method="post"[^>]*action="\/login\/login"|<form[^>]*action="\/login\/login"[^>]*method="post"/);
  expect(page).not.toContain('novalidate');
  for (const name of [
    'type',
    'phone',
    'email',
    'accountName',
    'dialCode',
    'password',
    'captcha',
    'captchaToken',
    'staySignedIn',
    'isReturn',
  ])
    expect(page).toContain(`name="${name}"`);
  expect(page).toContain('value="t1"');
});

it('a refused form contains the entered values, but never a password', () => {
  const page = html(
    <LoginForm
      action="/login/login"
      captcha={{ token: 't1', imageUrl: '/media/c.svg' }}
      defaultValues={{
        type: 'email',
        phone: '13800138000',
        email: 'lin@sylvane.test',
        accountName: 'linmei88',
        dialCode: '82',
        staySignedIn: true,
      }}
      dialCodes={['86', '82']}
    />,
  );
  expect(page).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*value="13800138000")/);
  expect(page).toMatch(/<input(?=[^>]*name="accountName")(?=[^>]*value="linmei88")/);
  expect(page).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="lin@sylvane\.test")/);
  expect(page).toMatch(/<input(?=[^>]*name="type")(?=[^>]*value="email")(?=[^>]*checked)/);
  expect(page).toMatch(/<input(?=[^>]*name="staySignedIn")(?=[^>]*checked)/);
  expect(page).toMatch(/<option(?=[^>]*value="82")(?=[^>]*selected)/);
  expect(page).not.toMatch(/<input(?=[^>]*name="password")(?=[^>]*value="[^"])/);
});

it('the sign-in form has a field with a fitting keyboard for each contact type without JavaScript', () => {
  const page = html(<LoginForm action="/login/login" captcha={{ token: 't1', imageUrl: '/media/c.svg' }} />);
  expect(page).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*type="tel")/);
  expect(page).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="email")/);
  expect(page).toMatch(/<input(?=[^>]*name="accountName")(?=[^>]*type="text")(?=[^>]*autoComplete="username")/i);
});

it('renders no button that only works with JavaScript', () => {
  const page = html(<LoginForm action="/login/login" captcha={{ token: 't1', imageUrl: '/media/c.svg' }} onRefreshCaptcha={() => {}} />);
  expect(page).not.toMatch(/<button[^>]*type="button"/);
});

it('a refused address contains the entered values and the error of its region', () => {
  const entered = { fullName: '林梅', mobile: '138', place: '浙江省', address: '龙井路 1 号', isDefault: '1' } as const;
  const page = html(
    <AddressForm
      action="/a"
      regions={[{ value: '浙江省', label: '浙江省' }]}
      defaultValues={entered}
      errors={{ place: 'errors.region' }}
    />,
  );
  expect(page).toMatch(/<input(?=[^>]*name="fullName")(?=[^>]*value="林梅")/);
  expect(page).toMatch(/<input(?=[^>]*name="mobile")(?=[^>]*value="138")/);
  expect(page).toMatch(/<textarea(?=[^>]*name="address")[^>]*>龙井路 1 号<\/textarea>/);
  expect(page).toMatch(/<input(?=[^>]*name="isDefault")(?=[^>]*checked)/);
  expect(page).toMatch(/<noscript>.*value="浙江省".*지역을 선택해 주세요.*<\/noscript>/s);
});

it('withdrawal, recharge and profile are native forms', () => {
  const cards = [
    { id: '71', bank: '국민은행', lastDigits: '1234' },
    { id: '72', bank: '신한은행', lastDigits: '9020', isDefault: true },
  ];
  const withdrawal = html(
    <WithdrawalForm
      {...{ action: '/w', balance: '80.00', minimum: '50.00', maximum: '900.00', feeRate: '0.006', phone: '138****0001' }}
      cards={cards}
      addCardHref="/cards"
      onSendCode={() => {}}
    />,
  );
  expect(withdrawal).toMatch(/<input(?=[^>]*name="bankCardId")(?=[^>]*value="72")(?=[^>]*checked)/);
  expect(withdrawal).toMatch(/<input(?=[^>]*type="hidden")(?=[^>]*name="method")(?=[^>]*value="bankCard")/);
  expect(withdrawal).toMatch(/<button(?=[^>]*type="submit")(?=[^>]*name="intent")(?=[^>]*value="sendCode")/);
  // Enter submits the form instead of requesting a code.
  expect(withdrawal.indexOf('type="submit" hidden')).toBeLessThan(withdrawal.indexOf('value="sendCode"'));
  expect(withdrawal).not.toMatch(/<button[^>]*type="button"/);
  const methods = [
    { id: 'wechat', label: 'W', disabled: true },
    { id: 'alipay', label: 'A' },
  ];
  const recharge = html(<RechargeForm action="/r" minimum="10.00" methods={methods} />);
  expect(recharge).toMatch(/<input(?=[^>]*name="method")(?=[^>]*value="alipay")(?=[^>]*checked)/);
  const entered = { displayName: '린', sex: 'male', birthday: '1992-04-18' } as const;
  const profile = html(
    <ProfileForm
      {...{ action: '/p', defaultValues: entered, latestBirthday: '2026-11-21', phoneHref: '/security' }}
      onUpload={async () => ({ url: '' })}
    />,
  );
  expect(profile).toMatch(/<input(?=[^>]*name="sex")(?=[^>]*value="male")(?=[^>]*checked)/);
  expect(profile).toMatch(/<input(?=[^>]*name="birthday")(?=[^>]*max="2026-11-21")(?=[^>]*value="1992-04-18")/);
});

it('renders a text field for the region', () => {
  const page = html(<AddressForm action="/a" regions={[{ value: '서울', label: '서울' }]} />);
  expect(page).toMatch(/<noscript>.*name="place".*<\/noscript>/s);
  // The selects exist before hydration; without JavaScript a style hides them.
  expect(page).toContain('<select');
  expect(page).toContain('@media (scripting: none)');
});

it('submits the selected SKU as form fields', () => {
  const skus = [
    { id: '1', values: ['30 ml'], price: '9.00', stock: 1 },
    { id: '2', values: ['50 ml'], price: '12.00', stock: 1 },
  ];
  const page = html(
    <SkuPicker options={[{ name: '용량', values: ['30 ml', '50 ml'] }]} skus={skus} value={preselect(skus)} onChange={() => {}} />,
  );
  expect(page).toMatch(/<input(?=[^>]*name="option-0")(?=[^>]*value="30 ml")(?=[^>]*checked)[^>]*>/);
});

it('SearchField submits the search by GET', () => {
  const page = html(<SearchField action="/homeList/homeList" />);
  expect(page).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/homeList\/homeList")/);
  expect(page).toContain('name="searchName"');
});

it('MemberCard links to the membership page without JavaScript', () => {
  const page = html(<MemberCard name="Lin" membershipHref="/my/my/memberCenter" onUnlock={() => {}} />);
  expect(page).toMatch(/<a(?=[^>]*href="\/my\/my\/memberCenter")/);
  // The style sheet opens it, so the markup contains no state that only the script can set.
  expect(page).not.toMatch(/<[^>]*\baria-expanded=/);
});

it('CookieConsent posts the choice without JavaScript', () => {
  const page = html(<CookieConsent action="/consent" privacyHref="/privacy" onChoice={() => {}} />);
  expect(page).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/consent")/);
  for (const choice of ['all', 'necessary', 'own'])
    expect(page).toMatch(new RegExp(`<button(?=[^>]*type="submit")(?=[^>]*name="choice")(?=[^>]*value="${choice}")`));
  for (const kind of ['preferences', 'statistics']) expect(page).toMatch(new RegExp(`<input(?=[^>]*name="kind")(?=[^>]*value="${kind}")`));
  expect(page).toContain('href="/privacy"');
});

it('FilterPanel submits by GET, preserves other parameters, and checks the selected values', async () => {
  const page = await wholeHtml(
    <FilterPanel
      action="/homeList/homeList"
      groups={storyFilterGroups('zh')}
      prices={storyPrices}
      values={storyChosen}
      kept={{ searchName: '精华' }}
      onChange={() => {}}
    />,
  );
  expect(page).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/homeList\/homeList")/);
  expect(page).toMatch(/<input(?=[^>]*type="hidden")(?=[^>]*name="searchName")(?=[^>]*value="精华")/);
  expect(page.match(/<input[^>]* checked=""/g)).toHaveLength(4);
  expect(page).toMatch(/<input(?=[^>]*name="brand")(?=[^>]*value="3")(?=[^>]*checked)/);
  expect(page).toMatch(/<input(?=[^>]*name="amount")(?=[^>]*value="100-199")(?=[^>]*checked)/);
  // The letters link to existing sections of the list.
  const [, letter = ''] = /href="#([^"]+)"/.exec(page) ?? [];
  expect(page).toContain(`id="${letter}"`);
});

it('follows a shop by POST', () => {
  const page = html(<ShopCard {...storyShops('en')[0]} onFollow={() => {}} />);
  expect(page).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="#follow")/);
  expect(page).toMatch(/<input(?=[^>]*name="shopId")(?=[^>]*value="0")/);
});

it('opens the menu without JavaScript in the given language', () => {
  const page = html(<SiteHeader {...storyHeader('en')} user={{ name: 'Lin', signOutAction: '/logout' }} />);
  expect(page).toContain('<details');
  expect(page).toContain('내 주문');
  expect(page).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/logout")/);
});

it('Gallery links thumbnails to images and images to their files', () => {
  const images = ['/media/a.jpg', '/media/b.jpg'].map((src) => ({ src, alt: src }));
  const page = html(<Gallery label="세럼" images={images} video={{ src: '/media/f.mp4', label: '사용법' }} />);
  expect(page).not.toMatch(/tabindex="-1"|<dialog/);
  for (const { src } of images) expect(page).toContain(`href="${src}"`);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(targets).toHaveLength(3);
  for (const id of targets) expect(page).toContain(`id="${id}"`);
  expect(page).toMatch(/<video(?=[^>]*controls)(?=[^>]*preload="none")(?![^>]*autoplay)/);
});

it('posts a favorite, a coupon and the receipt of an order with native forms', () => {
  const page = html(
    <>
      <FavoriteButton favorite action="/collect" hidden={{ productId: '7' }} />
      <ProductCoupons
        action="/receive"
        coupons={[{ id: '12', benefit: { kind: 'freeDelivery' }, condition: '99.00 이상', state: 'open' }]}
        onReceive={() => {}}
      />
      <OrderActions order={{ state: 'shipped' }} hrefs={{ logistics: '/way' }} action="/orders" hidden={{ orderId: '3' }} />
    </>,
  );
  expect(page).toMatch(/<form[^>]*action="\/collect".*?name="productId" value="7".*?<button[^>]*type="submit"[^>]*aria-pressed="true"/s);
  expect(page).toMatch(/<form[^>]*action="\/receive".*?name="id" value="12".*?<button[^>]*type="submit"/s);
  expect(page).toMatch(/<form[^>]*action="\/orders".*?name="orderId" value="3".*?<button(?=[^>]*name="intent")(?=[^>]*value="confirm")/s);
});
