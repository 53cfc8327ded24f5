import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { cancelIn, confirmIn } from '../../support/confirm-dialog.ts';
import { openPage, pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';
import { errorText } from '../../support/texts.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Bank cards',
  args: { address: paths.bankCards, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewCard: Story = { args: { address: withQuery(paths.bankCards, { new: 1 }) } };

// @screen bank-cards.empty
export const Empty: Story = { args: { responses: { 'mall.Bank.bankList': 'empty' } } };

// @screen bank-cards.error
export const Failed: Story = failed('mall.Bank.bankList');

// @screen bank-cards.signed-out
export const SignedOut: Story = signedOut('mall.Bank.bankList');

const remove = (texts: i18n, digits: string) => ({ name: texts.t('wallet:cards.removeWhat', { digits }) });

const removal = (texts: i18n) => ({
  title: texts.t('wallet:cards.removeTitle'),
  confirm: texts.t('wallet:cards.remove'),
  destructive: true,
});

export const RemoveCard: Story = {
  args: {
    responses: {
      'mall.Bank.bankList': {
        first: 'ok',
        until: 'mall.Bank.delBank',
        later: { example: 'ok', data: [{ id: 71, Bank_name: '招商银行', Bank_card_number: '1234', is_default: 1 }] },
      },
    },
  },
  play: async (context) => {
    const texts = await openPage(context);
    const button = context.canvas.getByRole('button', remove(texts, '5678'));
    await confirmIn(button, removal(texts));
    await expect(await context.canvas.findByText(texts.t('wallet:cards.done.removed'))).toBeVisible();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    context.canvas.getByRole('button', remove(texts, '1234'));
  },
};

export const RemovalCancelled: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    const button = context.canvas.getByRole('button', remove(texts, '5678'));
    await cancelIn(texts, button, removal(texts));
    await expect(button).toBeVisible();
  },
};

export const RemovalRefused: Story = {
  args: { responses: { 'mall.Bank.delBank': '50002' } },
  play: async (context) => {
    const texts = await openPage(context);
    const button = context.canvas.getByRole('button', remove(texts, '5678'));
    await confirmIn(button, removal(texts));
    const [message] = await context.canvas.findAllByText(errorText(texts, '50002'));
    await expect(message).toBeVisible();
    await expect(button).toBeInTheDocument();
  },
};

export const MakeDefault: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: texts.t('wallet:cards.makeDefaultWhat', { digits: '5678' }) }),
    );
    await expect(await context.canvas.findByText(texts.t('wallet:cards.done.default'))).toBeVisible();
  },
};
