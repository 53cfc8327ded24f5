import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, within } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { confirmIn } from '../../support/confirm-dialog.ts';
import { openPage, pageStory } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/After-sales request',
  args: { address: withQuery(paths.afterSale, { id: 77 }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

type Step = 'auditing' | 'sendBack' | 'checking' | 'confirm' | 'exchanged' | 'refunded' | 'refused' | 'refusedAndReturned';

/** Returns the state of the page in this example, whose progress is at this step. */
function atStep(step: Step, example = 'ok'): Story {
  return {
    args: { responses: { 'mall.Order.returnDetails': example } },
    play: async (context) => {
      const texts = await openPage(context);
      const progress = within(context.canvas.getByRole('list', { name: texts.t('ui-deferred:afterSalesStep.label') }));
      const current = progress.getByRole('listitem', { current: 'step' });
      await expect(current).toHaveTextContent(texts.t(`ui-deferred:afterSalesStep.${step}`));
    },
  };
}

export const Default: Story = atStep('auditing');

export const ToSendBack: Story = atStep('sendBack', 'to_send_back');

export const SentBack: Story = atStep('checking', 'sent_back');

export const GoodsReturned: Story = atStep('refusedAndReturned', 'goods_returned');

export const ReplacementSent: Story = atStep('confirm', 'replacement_sent');

export const Exchanged: Story = atStep('exchanged', 'exchanged');

export const Refunded: Story = atStep('refunded', 'refunded');

export const RefundedAtOnce: Story = atStep('refunded', 'refunded_at_once');

export const Refused: Story = atStep('refused', 'refused');

export const Request: Story = { args: { address: withQuery(paths.afterSale, { id: '78', type: 1 }) } };

// @screen after-sales-request.error
export const Failed: Story = failed('mall.Order.returnDetails');

// @screen after-sales-request.signed-out
export const SignedOut: Story = signedOut('mall.Order.returnDetails');

// @screen after-sales-request.no-rights
export const NoRights: Story = notFound('mall.Order.returnDetails');

const question = (texts: i18n, action: 'withdraw' | 'confirm') => ({
  title: texts.t(`after-sales:actions.${action}.title`),
  confirm: texts.t(`after-sales:actions.${action}.submit`),
  destructive: action === 'withdraw',
});

/** Returns a story that performs an action on the request of this example, and confirms it in the dialog. */
function confirmed(action: 'withdraw' | 'confirm', example: string): Story {
  return {
    args: { responses: { 'mall.Order.returnDetails': example } },
    play: async (context) => {
      const texts = await openPage(context);
      const button = context.canvas.getByRole('button', { name: texts.t(`after-sales:actions.${action}.submit`) });
      await confirmIn(button, question(texts, action));
      await expect(await context.canvas.findByText(texts.t(`after-sales:actions.${action}.done`))).toBeVisible();
    },
  };
}

export const WithdrawRequest: Story = confirmed('withdraw', 'ok');

export const ConfirmReplacement: Story = confirmed('confirm', 'replacement_sent');
