import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, within } from 'storybook/test';
import { paths } from '../../../storefront/app/paths.ts';
import { cancelIn, confirmIn } from '../../support/confirm-dialog.ts';
import { openPage, pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';
import { errorText } from '../../support/texts.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Orders',
  args: { address: paths.orders, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = { args: { responses: { 'mall.Order.index': 'every_state' } } };

// @screen orders.empty
export const Empty: Story = { args: { responses: { 'mall.Order.index': 'none' } } };

// @screen orders.error
export const Failed: Story = failed('mall.Order.index');

// @screen orders.signed-out
export const SignedOut: Story = signedOut('mall.Order.index');

/** The example `every_state`, with its fourth order shipped instead of ready for pickup. */
const everyState = { example: 'every_state', data: { order: { 3: { self_lifting: 0 } } } };

type OrderQuestion = 'confirm' | 'cancel' | 'remove';

const question = (texts: i18n, intent: OrderQuestion) => ({
  title: texts.t(`orders:intents.${intent}.title`),
  confirm: texts.t(`orders:intents.${intent}.submit`),
  destructive: intent !== 'confirm',
  ...(intent === 'cancel' && { cancel: texts.t('orders:intents.cancel.keep') }),
});

/** Returns a story that performs an action on the order with this number, and confirms it in the dialog. */
function confirmed(intent: OrderQuestion, number: string): Story {
  return {
    args: { responses: { 'mall.Order.index': everyState } },
    play: async (context) => {
      const texts = await openPage(context);
      const order = within(context.canvas.getByRole('article', { name: new RegExp(number) }));
      const button = order.getByRole('button', { name: texts.t(`orders:intents.${intent}.submit`) });
      await confirmIn(button, question(texts, intent));
      await expect(await context.canvas.findByText(texts.t(`orders:intents.${intent}.done`))).toBeVisible();
    },
  };
}

export const ConfirmReceipt: Story = confirmed('confirm', 'GM20261121093000000046');

export const CancelOrder: Story = confirmed('cancel', 'GM20261121135500000041');

export const DeleteOrder: Story = confirmed('remove', 'GM20261115201000000048');

export const ReceiptNotConfirmed: Story = {
  args: { responses: { 'mall.Order.index': everyState } },
  play: async (context) => {
    const texts = await openPage(context);
    const order = within(context.canvas.getByRole('article', { name: /GM20261121093000000046/ }));
    const button = order.getByRole('button', { name: texts.t('orders:intents.confirm.submit') });
    await cancelIn(texts, button, question(texts, 'confirm'));
    await expect(button).toBeVisible();
  },
};

export const ReceiptRefused: Story = {
  args: { responses: { 'mall.Order.index': everyState, 'mall.Order.okOrder': '50002' } },
  play: async (context) => {
    const texts = await openPage(context);
    const order = within(context.canvas.getByRole('article', { name: /GM20261121093000000046/ }));
    const button = order.getByRole('button', { name: texts.t('orders:intents.confirm.submit') });
    await confirmIn(button, question(texts, 'confirm'));
    const [message] = await context.canvas.findAllByText(errorText(texts, '50002'));
    await expect(message).toBeVisible();
    await expect(button).toBeEnabled();
  },
};
