import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchField } from './commerce/SearchField/SearchField.tsx';
import { preselect } from './commerce/SkuPicker/availability.ts';
import { SkuPicker } from './commerce/SkuPicker/SkuPicker.tsx';
import { AddressForm } from './forms/AddressForm/AddressForm.tsx';
import { LoginForm } from './forms/LoginForm/LoginForm.tsx';
import { createUiI18n } from './i18n/createUiI18n.ts';
import { uiText } from './locales/ko.ts';
import { SiteHeader } from './navigation/SiteHeader/SiteHeader.tsx';
import { MallUiProvider } from './provider/MallUiProvider.tsx';
import { storyHeader } from './testing/shell.tsx';

// What a browser without JavaScript is given.
const html = (children: ReactNode) => renderToString(<MallUiProvider i18n={createUiI18n('ko', uiText)}>{children}</MallUiProvider>);

it('posts the sign-in form by itself, guarded by the browser’s own checks', () => {
  const page = html(<LoginForm action="/login/login" captcha={{ token: 't1', pictureUrl: '/media/c.svg' }} hidden={{ isReturn: '1' }} />);
  expect(page).toMatch(/<form[^>]*method="post"[^>]*action="\/login\/login"|<form[^>]*action="\/login\/login"[^>]*method="post"/);
  expect(page).not.toContain('novalidate');
  for (const name of ['type', 'phone', 'e_mail', 'cpc', 'password', 'imgCode', 'verificationCode', 'isAuto', 'isReturn'])
    expect(page).toContain(`name="${name}"`);
  expect(page).toContain('value="t1"');
});

it('offers a line of text for the region', () => {
  const page = html(<AddressForm action="/a" regions={[{ value: '서울', label: '서울' }]} />);
  expect(page).toMatch(/<noscript>.*name="place".*<\/noscript>/s);
  expect(page).not.toContain('<select');
});

it('sends a choice of SKU as form fields', () => {
  const skus = [
    { id: '1', values: ['30 ml'], price: '9.00', stock: 1 },
    { id: '2', values: ['50 ml'], price: '12.00', stock: 1 },
  ];
  const page = html(
    <SkuPicker options={[{ name: '용량', values: ['30 ml', '50 ml'] }]} skus={skus} value={preselect(skus)} onChange={() => {}} />,
  );
  expect(page).toMatch(/<input(?=[^>]*name="option-0")(?=[^>]*value="30 ml")(?=[^>]*checked)[^>]*>/);
});

it('searches by GET', () => {
  const page = html(<SearchField action="/homeList/homeList" />);
  expect(page).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/homeList\/homeList")/);
  expect(page).toContain('name="searchName"');
});

it('opens the menu without a script and speaks the given language', () => {
  const page = html(<SiteHeader {...storyHeader('en')} user={{ name: 'Lin', signOutAction: '/logout' }} />);
  expect(page).toContain('<details');
  expect(page).toContain('내 주문');
  expect(page).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/logout")/);
});
