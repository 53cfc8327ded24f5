import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { openPage, pageIsReady, pageStory } from '../../support/page-story.tsx';
import { expectSignIn, failed } from '../../support/states.ts';
import { errorText } from '../../support/texts.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Product',
  args: { address: withQuery(paths.product, { id: 1001 }) },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await pageIsReady(context);
    await expect(context.canvas.getByText(/1,284/)).toBeVisible();
  },
};

export const FlashSale: Story = { args: { responses: { 'mall.Product.index': 'flash' } } };

/** The mall sells memberships; otherwise no page mentions prices for members. */
export const MemberPrice: Story = {
  args: { customer: true, responses: { 'mall.Product.index': 'member', 'mall.Index.index': 'not_a_member' } },
  play: async (context) => {
    const texts = await openPage(context);
    await expect(await context.canvas.findByText(texts.t('ui:memberPrice.members', { price: '¥79.20' }))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: texts.t('ui:memberPrice.open') })).toBeVisible();
  },
};

export const SoldOut: Story = { args: { responses: { 'mall.Product.index': 'sold_out' } } };

export const OffShelf: Story = { args: { responses: { 'mall.Product.index': 'off_shelf' } } };

export const ShopClosed: Story = { args: { responses: { 'mall.Product.index': 'shop_closed' } } };

export const FlashSaleOver: Story = { args: { responses: { 'mall.Product.index': 'expired' } } };

// @screen product.empty
export const NotFound: Story = { args: { responses: { 'mall.Product.index': '101' } } };

// @screen product.error
export const Failed: Story = failed('mall.Product.index');

export const ChooseOption: Story = {
  play: async (context) => {
    await openPage(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('radio', { name: '150 ml' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '300 ml' }));
    await expect(canvas.getByRole('radio', { name: '300 ml' })).toBeChecked();
    await expect(canvas.getByText('¥218.00')).toBeVisible();
  },
};

export const AddToCart: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: texts.t('ui:quantity.more') }));
    await userEvent.click(canvas.getByRole('button', { name: texts.t('catalog:product.addToCart') }));
    await expect(await canvas.findByText(texts.t('catalog:product.added', { count: 2 }))).toBeVisible();
    canvas.getByRole('link', { name: texts.t('catalog:product.toCart') });
  },
};

export const AddToCartRefused: Story = {
  args: { responses: { 'mall.Product.addCart': '50150' } },
  play: async (context) => {
    const texts = await openPage(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.t('catalog:product.addToCart') }));
    const [message] = await context.canvas.findAllByText(errorText(texts, '50150'));
    await expect(message).toBeVisible();
  },
};

const favorite = { example: 'ok', data: { collection_status: 1, collection_id: 801 } };

export const Save: Story = {
  args: { customer: true, responses: { 'mall.Product.index': { first: 'ok', until: 'mall.AddFavorites.index', later: favorite } } },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const name = texts.t('ui:collect.submit');
    await userEvent.click(canvas.getByRole('button', { name, pressed: false }));
    await canvas.findByRole('button', { name, pressed: true });
  },
};

export const Unsave: Story = {
  args: {
    customer: true,
    responses: { 'mall.Product.index': { first: favorite, until: 'mall.AddFavorites.removeFavorites', later: 'ok' } },
  },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const name = texts.t('ui:collect.submit');
    await userEvent.click(canvas.getByRole('button', { name, pressed: true }));
    await canvas.findByRole('button', { name, pressed: false });
  },
};

export const SavingRefused: Story = {
  args: { customer: true, responses: { 'mall.AddFavorites.index': '50002' } },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const name = texts.t('ui:collect.submit');
    await userEvent.click(canvas.getByRole('button', { name, pressed: false }));
    await canvas.findAllByText(errorText(texts, '50002'));
    await canvas.findByRole('button', { name, pressed: false });
  },
};

export const SavingSignedOut: Story = {
  args: { responses: { 'mall.AddFavorites.index': '203' } },
  play: async (context) => {
    const texts = await openPage(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.t('ui:collect.submit') }));
    await expectSignIn(context);
  },
};

export const ClaimCoupon: Story = {
  args: {
    customer: true,
    responses: { 'plugin.coupon.MallCoupon.proCoupon': { first: 'ok', until: 'plugin.coupon.MallCoupon.receive', later: 'received' } },
  },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const [claim] = canvas.getAllByRole('button', { name: texts.t('ui:coupon.receive') });
    if (!claim) throw new Error('The product has no coupon to claim.');
    await userEvent.click(claim);
    await canvas.findByText(texts.t('ui:coupon.held'));
  },
};
