// @spec 2.55 2.58 2.60 2.63 2.65 2.66 2.67 2.68 2.69 2.71 2.72 2.75 2.79 6.1 6.8

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { storyLanguage } from '../../testing/globals.ts';
import { onPhone, phoneWidth } from '../../testing/onPhone.ts';
import { StoryHeader, storyCustomer, storyHeader } from '../../testing/shell.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const codeOf = (props: string) => `import { SearchField, SiteHeader } from '@mall/ui';

const languages = [
  { code: 'en', href: '?lang=en' },
  { code: 'zh', href: '?lang=zh' },
  { code: 'tn', href: '?lang=tn' },
  { code: 'ko', href: '?lang=ko' },
] as const;

const hrefs = {
  home: '/',
  login: '/login',
  register: '/register',
  orders: '/orders',
  account: '/account',
  cart: '/cart',
  messages: '/messages',
  shop: '/shop',
  service: '/service',
};

const navigation = [
  { label: 'All products', href: '/products', current: true },
  { label: 'Serums', href: '/products/serums' },
];

export function Header() {
  return (
    <SiteHeader
      name="Sylvane"
      language="en"
      languages={languages}
      hrefs={hrefs}
      navigation={navigation}
      cartCount={3}
      search={<SearchField action="/search" />}${props}
    />
  );
}`;

const shows = (props: string) => ({ docs: { source: { code: codeOf(props) } } });

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', ...shows('') },
  args: storyHeader('en'),
  render: (_, { globals }) => <StoryHeader language={storyLanguage(globals)} />,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDesk = () => window.innerWidth >= 900;

export const Default: Story = {};
/** Prevents the sign-out, which would replace the story by the response of its URL. */
const signOut = fn((event: FormEvent) => event.preventDefault());

export const SignedIn: Story = {
  parameters: shows(`
      user={{ name: 'Mei Lin', isMember: true, signOutAction: '/logout' }}
      couponCount={2}
      unreadMessages`),
  decorators: [
    (Story) => (
      <div style={{ display: 'contents' }} onSubmit={signOut}>
        {Story()}
      </div>
    ),
  ],
  render: (_, { globals }) => {
    const language = storyLanguage(globals);
    return <StoryHeader language={language} {...storyCustomer(language)} cartCount={128} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const count = canvas.getByText('99+');
    await expect(count).toBeVisible();
    await expect(count.clientHeight).toBeLessThan(count.clientWidth);
    // The count belongs to the target that is pressed.
    const [badge, cart] = [count.getBoundingClientRect(), count.closest('a')?.getBoundingClientRect()];
    await expect(badge.right).toBeLessThanOrEqual(cart?.right ?? 0);
    await expect(badge.top).toBeGreaterThanOrEqual(cart?.top ?? 0);
    if (window.innerWidth >= 1440) {
      const entries = [...canvasElement.querySelectorAll('header > :first-child :is(p, li)')].filter((entry) => entry.checkVisibility());
      const boxes = entries.map((entry) => entry.getBoundingClientRect()).filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / 8)));
      await expect(lines.size).toBe(1);
    }
  },
};
export const Bare: Story = {
  parameters: shows(`
      bare`),
  render: (_, { globals }) => <StoryHeader language={storyLanguage(globals)} bare />,
  play: async ({ canvasElement }) => {
    // On a phone the navigation stays in the menu, its only place.
    const kept = canvasElement.querySelector('details nav');
    await expect(kept).toBeInTheDocument();
    const named = [...canvasElement.querySelectorAll('nav')].filter((nav) => nav.ariaLabel === kept?.ariaLabel);
    await expect(named.filter((nav) => nav.checkVisibility() && !nav.closest('details'))).toEqual([]);
  },
};
/** On a phone: a menu, the name and the cart; the search has a line of its own. */
export const OnPhone: Story = onPhone(200);
/** The menu is open: the entries of the navigation, the account and the languages, below the bar. */
export const OpenMenuOnPhone: Story = {
  ...onPhone(720),
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('summary');
    if (menu?.checkVisibility()) await userEvent.click(menu);
    menu?.blur();
    if (window.innerWidth <= phoneWidth) await expect(canvasElement.querySelector('details nav')).toBeVisible();
  },
};
export const UnfoldsItsMenuWithoutGrowing: Story = {
  ...onPhone(480),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('summary');
    if (!menu) throw new Error('The menu is missing.');
    const before = canvasElement.querySelector('header')?.getBoundingClientRect().height;
    await userEvent.click(menu);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().height).toBe(before);
  },
};
export const OpensTheMemberCardWithinTheWindow: Story = {
  ...SignedIn,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    if (!isDesk()) await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    // The card stays within the window, regardless of the name's position.
    await userEvent.click(canvas.getByRole('button', { name: /Mei Lin|林梅|김서연/ }));
    await waitFor(() => {
      const { left, right } = canvas.getByRole('group', { name: /./ }).getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
export const SubmitsTheSignOut: Story = {
  ...SignedIn,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    if (!isDesk()) await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Sign out|退出登录|登出|로그아웃/ }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};
export const OnePanelAtATime: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    if (!isDesk()) return;
    const field = canvasElement.querySelector('input');
    if (!field) throw new Error('no search');
    const goods = canvas.getByRole('link', { name: /All products|全部商品|전체 상품/ });
    const panel = () => canvas.queryByRole('group', { name: /./ });
    await userEvent.hover(goods);
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(field);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(panel()).toBeNull();
    // The mouse opens the product panel while the focus is still in the search.
    await userEvent.unhover(field);
    await userEvent.hover(goods);
    await waitFor(() => expect(panel()).toBeVisible());
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** URLs of the server's item codes. */
const itemHrefs = { 1: '#login', 2: '#orders', 3: '#account', 4: '?lang=ko', 5: '#shop', 6: '#messages', 7: '#service', 8: '#app' };
const codes = Object.keys(itemHrefs).map(Number);

function ByMenu({ language }: { language: Parameters<typeof StoryHeader>[0]['language'] }) {
  const [menu, setMenu] = useState<readonly number[]>(codes);
  return (
    <>
      <StoryHeader language={language} menu={menu} />
      <fieldset style={{ display: 'flex', gap: 16, border: 0, padding: 24 }}>
        <legend>shortcutMenu3</legend>
        {codes.map((code) => (
          <Choice
            key={code}
            label={String(code)}
            checked={menu.includes(code)}
            onChange={({ target }) => setMenu(target.checked ? [...menu, code] : menu.filter((item) => item !== code))}
          />
        ))}
      </fieldset>
    </>
  );
}
export const MenuCodes: Story = {
  tags: ['!autodocs', '!dev'],
  render: (_, { globals }) => <ByMenu language={storyLanguage(globals)} />,
  play: async ({ canvas, canvasElement }) => {
    const shown = () =>
      Object.entries(itemHrefs)
        .filter(([, href]) => canvasElement.querySelector(`header a[href="${href}"]`))
        .map(([code]) => Number(code));
    await expect(shown()).toEqual(codes);
    for (const code of codes) {
      await userEvent.click(canvas.getByRole('checkbox', { name: String(code) }));
      await expect(shown()).toEqual(codes.filter((item) => item !== code));
      await userEvent.click(canvas.getByRole('checkbox', { name: String(code) }));
    }
  },
};
