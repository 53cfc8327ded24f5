import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { confirmIn } from '../../support/confirm-dialog.ts';
import { openPage, pageStory, sampleTextOf } from '../../support/page-story.tsx';
import { failed } from '../../support/states.ts';
import { errorText } from '../../support/texts.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Cart',
  args: { address: paths.cart, customer: true, responses: { 'mall.Cart.index': 'customer' } },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen cart.empty
export const Empty: Story = { args: { responses: { 'mall.Cart.index': 'empty' } } };

export const StockRanShort: Story = { args: { address: withQuery(paths.cart, { refused: 'stock' }) } };

// @screen cart.error
export const Failed: Story = failed('mall.Cart.index');

export const SignedOut: Story = { args: { customer: false, responses: {} } };

const product = 'Cloud Cleansing Milk';

export const ChangeOption: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const name = sampleTextOf(context, product);
    await userEvent.click(canvas.getByLabelText(texts.t('cart:sku.changeNamed', { name })));
    const option = await canvas.findByRole('option', { name: texts.t('cart:sku.option', { name: '300 ml', price: '¥218.00' }) });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.t('cart:sku.label') }), option);
    await userEvent.click(canvas.getByRole('button', { name: texts.t('cart:sku.submit') }));
    await expect(await canvas.findByText(texts.t('cart:outcome.skuChanged'))).toBeVisible();
  },
};

export const SaveForLater: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const name = sampleTextOf(context, product);
    await userEvent.click(canvas.getByRole('button', { name: texts.t('cart:saveForLaterNamed', { name }) }));
    await expect(await canvas.findByText(texts.t('cart:outcome.savedForLater', { count: 1 }))).toBeVisible();
  },
};

export const RemoveAndUndo: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const name = sampleTextOf(context, product);
    await userEvent.click(canvas.getByRole('button', { name: texts.t('cart:removeNamed', { name }) }));
    await expect(await canvas.findByText(texts.t('cart:outcome.removed', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.t('cart:undo') }));
    await expect(await canvas.findByText(texts.t('cart:outcome.restored'))).toBeVisible();
  },
};

export const RemoveSelected: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    const button = context.canvas.getByRole('button', { name: texts.t('cart:removeSelected') });
    const question = {
      title: texts.t('cart:question.removeSelected.title'),
      confirm: texts.t('cart:question.removeSelected.confirm'),
      destructive: true,
    };
    await confirmIn(button, question);
    await expect(await context.canvas.findByText(texts.t('cart:outcome.removed', { count: 1 }))).toBeVisible();
  },
};

export const ChangeRefused: Story = {
  args: { responses: { 'mall.Cart.index': 'customer', 'mall.Cart.upCart': '50002' } },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    const name = sampleTextOf(context, product);
    const quantity = canvas.getByRole('spinbutton', { name: texts.t('cart:countOf', { name }) });
    await userEvent.click(canvas.getByRole('button', { name: `${texts.t('ui:quantity.more')}: ${name}` }));
    await expect(quantity).toHaveValue(3);
    await canvas.findAllByText(errorText(texts, '50002'));
    await expect(quantity).toHaveValue(2);
  },
};
