import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { openPage, pageStory, sampleTextOf } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Checkout',
  args: { address: withQuery(paths.checkout, { cart_id: '31,32' }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCoupons: Story = { args: { responses: { 'mall.Order.settlement': 'coupons' } } };

export const FlashSale: Story = { args: { responses: { 'mall.Order.settlement': 'flash_sale' } } };

export const MemberPrices: Story = { args: { responses: { 'mall.Order.settlement': 'member' } } };

export const PickUp: Story = { args: { responses: { 'mall.Order.settlement': 'pick_up' } } };

// @screen checkout.empty
export const WithoutAddress: Story = { args: { responses: { 'mall.Order.settlement': 'no_address' } } };

// @screen checkout.error
export const Failed: Story = failed('mall.Order.settlement');

// @screen checkout.signed-out
export const SignedOut: Story = signedOut('mall.Order.settlement');

// @screen checkout.no-rights
export const NoRights: Story = notFound('mall.Order.settlement');

const home = {
  id: 1,
  name: '林清',
  tel: '13800000001',
  sheng: '浙江省',
  city: '杭州市',
  quyu: '西湖区',
  address: '灵隐路 18 号茶园小筑 2 幢',
  is_default: 1,
  cpc: '86',
  code: '310013',
};
const office = {
  ...home,
  id: 2,
  name: '沈若溪',
  tel: '13800000002',
  is_default: 0,
  sheng: '上海市',
  city: '上海市',
  quyu: '徐汇区',
  address: '武康路 88 弄 3 号 201 室',
};
const addressedTo = (id: number) => ({ example: 'ok', data: { address_list: [home, office], address_id: id } });

export const ChooseAddress: Story = {
  args: { responses: { 'mall.Order.settlement': addressedTo(1) } },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const addressOf = (name: string) => canvas.getByRole('radio', { name: new RegExp(sampleTextOf(context, name)) });
    const other = addressOf(office.name);
    await expect(addressOf(home.name)).toBeChecked();
    await userEvent.click(other);
    await expect(other).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.t('checkout:summary.submit') })).toBeEnabled());
    await expect(other).toBeChecked();
  },
};

export const PlaceOrder: Story = {
  args: { responses: { 'mall.Order.orderDetails': 'unpaid' } },
  play: async (context) => {
    const texts = await openPage(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.t('checkout:summary.submit') }));
    await context.canvas.findByRole('heading', { level: 1, name: texts.t('payments:due.title') });
  },
};

export const Placing: Story = {
  args: { responses: { 'mall.Order.payment': 'no response' } },
  play: async (context) => {
    const texts = await openPage(context);
    const submit = context.canvas.getByRole('button', { name: texts.t('checkout:summary.submit') });
    await context.userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const PriceRose: Story = {
  args: { responses: { 'mall.Order.payment': '50486' } },
  play: async (context) => {
    const texts = await openPage(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.t('checkout:summary.submit') }));
    await expect(await context.canvas.findByText(texts.t('cart:fromCheckout.price'))).toBeVisible();
  },
};
