import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type InLanguage, inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { Icon } from '../Icon/Icon.tsx';

/** A row of the table of props: the docgen does not read MUI's types. */
const prop = (description: string, type: string, fallback?: string) => ({
  description,
  table: { type: { summary: type }, ...(fallback !== undefined && { defaultValue: { summary: fallback } }) },
});

const choice = (options: readonly string[], description: string, fallback: string) => ({
  ...prop(description, options.map((option) => `'${option}'`).join(' | '), `'${fallback}'`),
  options,
  control: { type: 'radio' as const },
});

const off = { control: { disable: true } };

const addToCart = { en: 'Add to cart', zh: '加入购物车', tn: '加入購物車', ko: '장바구니 담기' };
const buyNow = { en: 'Buy now', zh: '立即购买', tn: '立即購買', ko: '바로 구매' };
const continueShopping = { en: 'Continue shopping', zh: '继续购物', tn: '繼續購物', ko: '쇼핑 계속하기' };
const keep = { en: 'Keep it', zh: '保留', tn: '保留', ko: '유지' };
const remove = { en: 'Remove', zh: '删除', tn: '刪除', ko: '삭제' };

const meta = {
  title: 'Primitives/Button',
  component: Button,
  argTypes: {
    children: { ...prop('Label, a verb with its object: "Add to cart".', 'ReactNode'), control: { type: 'text' as const } },
    variant: choice(['contained', 'outlined', 'text'], 'Weight of the action.', 'text'),
    size: choice(['small', 'medium', 'large'], 'Height: 36, 44 or 52 px, in the compact density 32, 40 or 48.', 'medium'),
    color: choice(
      ['primary', 'secondary', 'error', 'inherit'],
      'Color of a fill, or of the label of a text button: `error` for a loss, `inherit` in rows of records.',
      'primary',
    ),
    fullWidth: { ...prop('Takes the whole width of its parent.', 'boolean', 'false'), control: { type: 'boolean' as const } },
    disabled: { ...prop('Not possible: without focus, and not pressed.', 'boolean', 'false'), control: { type: 'boolean' as const } },
    startIcon: { ...prop('Icon before the label.', 'ReactNode'), ...off },
    endIcon: { ...prop('Icon after the label.', 'ReactNode'), ...off },
    href: { ...prop('URL: the button is a link.', 'string'), control: { type: 'text' as const } },
    type: choice(['button', 'submit', 'reset'], 'Effect in a form.', 'button'),
    onClick: { ...prop('Called on each press.', '(event: MouseEvent) => void'), ...off },
  },
  ...sampleArgs((t) => ({ children: t(addToCart), variant: 'contained', onClick: fn() })),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (children: ReactNode) => <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>{children}</div>;

const shown =
  (render: (t: InLanguage) => ReactNode): NonNullable<Story['render']> =>
  (_, { globals }) =>
    row(render(inStoryLanguage(globals)));

export const Default: Story = {};
/** One contained button for the main action, outlined beside it, text for the least. */
export const Hierarchy: Story = {
  render: shown((t) => (
    <>
      <Button variant="contained">{t(addToCart)}</Button>
      <Button variant="outlined">{t(buyNow)}</Button>
      <Button variant="text">{t(continueShopping)}</Button>
    </>
  )),
};
/** Small in rows and notices, medium by default, large for the main action of a page. */
export const Sizes: Story = {
  render: shown((t) => (
    <>
      <Button variant="contained" size="small">
        {t(addToCart)}
      </Button>
      <Button variant="contained">{t(addToCart)}</Button>
      <Button variant="contained" size="large">
        {t(addToCart)}
      </Button>
    </>
  )),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(new Set(heights).size).toBe(3);
  },
};
/** Red for the answer that loses something, only beside its question. */
export const Danger: Story = {
  render: shown((t) => (
    <>
      <Button variant="outlined">{t(keep)}</Button>
      <Button variant="contained" color="error">
        {t(remove)}
      </Button>
    </>
  )),
};
/** An icon supports the label and does not replace it. */
export const WithIcon: Story = {
  render: shown((t) => (
    <>
      <Button variant="contained" startIcon={<Icon name="bag" />}>
        {t(addToCart)}
      </Button>
      <Button variant="outlined" endIcon={<Icon name="right" />}>
        {t(continueShopping)}
      </Button>
    </>
  )),
};
export const Disabled: Story = {
  render: shown((t) => (
    <>
      <Button variant="contained" disabled>
        {t(addToCart)}
      </Button>
      <Button variant="outlined" disabled>
        {t(buyNow)}
      </Button>
      <Button variant="text" disabled>
        {t(continueShopping)}
      </Button>
    </>
  )),
};
/** In a narrow column and on a phone. */
export const FullWidth: Story = {
  args: { fullWidth: true, size: 'large' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth);
  },
};
/** A step to another page that looks like an action is a link. */
export const AsLink: Story = {
  ...sampleArgs((t) => ({ children: t({ en: 'Go to checkout', zh: '去结算', tn: '去結帳', ko: '결제하기' }), href: '#checkout' })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: String(args.children) })).toHaveAttribute('href', '#checkout');
  },
};
/** A long label wraps; it is not cut off. */
export const LongLabel: Story = {
  ...sampleArgs((t) => ({
    variant: 'outlined',
    children: t({
      en: 'Choose another address for this order',
      zh: '为这个订单选择另一个收货地址',
      tn: '為這個訂單選擇另一個收貨地址',
      ko: '이 주문의 다른 배송지 선택하기',
    }),
  })),
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.offsetHeight).toBeGreaterThan(44);
  },
};
export const PressesByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: String(args.children) }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
