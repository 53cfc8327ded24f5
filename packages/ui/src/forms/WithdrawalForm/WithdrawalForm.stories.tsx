import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { buttonIn, fieldOf, radioOf, submitOf } from '../../testing/fields.ts';
import { bankOfCommunications, merchantsBank } from '../../testing/names.ts';
import { wrongCode } from '../../testing/refusals.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { withdrawalRules } from './rules.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

const meta = {
  title: 'Forms/WithdrawalForm',
  component: WithdrawalForm,
  ...sampleArgs((t) => ({
    action: '/my/my/withdrawal',
    balance: '1280.50',
    minimum: '50.00',
    maximum: '1000.00',
    feeRate: '0.006',
    cards: [
      { id: '71', bank: t(merchantsBank), lastDigits: '1234', isDefault: true },
      { id: '72', bank: t(bankOfCommunications), lastDigits: '9020' },
    ],
    addCardHref: '#bank-cards',
    phone: '138****0001',
    onSendCode: fn(),
    onSubmit: fn(),
  })),
} satisfies Meta<typeof WithdrawalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(
  withdrawalRules({ balance: '1280.50', minimum: '50.00', maximum: '1000.00' }),
  { method: 'bankCard', amount: '', bankCardId: '', verificationCode: '' },
  { cards: [] },
);
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { amount: '500.00' },
    errors: { verificationCode: t(wrongCode) },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'verificationCode')).toBeInvalid(),
};
export const Pending: Story = { args: { pending: true, defaultValues: { amount: '500.00' } } };
/** Nothing to choose yet: the link leads to where a card is added. */
export const NoCard: Story = {
  args: { cards: [] },
};
export const ToWechat: Story = {
  ...sampleArgs((t) => ({
    balance: '5000.00',
    maximum: '20000.00',
    wechat: { name: t({ en: 'Qing', zh: '小清', tn: '小清', ko: '수진' }), realNameFrom: '2000.00' },
    defaultValues: { method: 'wechat' },
  })),
};
export const WechatNotBound: Story = {
  args: { wechat: { name: '', realNameFrom: '2000.00' } },
  play: async ({ canvasElement }) => {
    await expect(radioOf(canvasElement, 'method', 'wechat')).toBeDisabled();
    await expect(fieldOf(canvasElement, 'verificationCode')).toBeVisible();
  },
};
export const FocusesAnInvalidCard: Story = {
  tags: ['!autodocs', '!dev'],
  args: { errors: { bankCardId: 'errors.bankCard' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /1234/ })).toHaveFocus());
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};
export const WithdrawsToACard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement, 'amount'), '500');
    await expect(canvas.getByText(/¥3\.00.*¥497\.00/)).toBeVisible();
    await userEvent.click(buttonIn(canvasElement, 'amount'));
    await expect(fieldOf(canvasElement, 'amount')).toHaveValue('1000.00');
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: /1234/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /9020/ }));
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '482913');
    submitOf(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    const values = { amount: '1000.00', method: 'bankCard', bankCardId: '72', verificationCode: '482913' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything()));
  },
};
export const RefusesWithoutACard: Story = {
  ...NoCard,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.type(fieldOf(canvasElement, 'amount'), '1200{Enter}');
    for (const name of ['amount', 'verificationCode']) await waitFor(() => expect(fieldOf(canvasElement, name)).toBeInvalid());
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WithdrawsToWechat: Story = {
  ...ToWechat,
  tags: ['!autodocs', '!dev'],
  args: { ...ToWechat.args, defaultValues: {} },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(radioOf(canvasElement, 'method', 'wechat'));
    await expect(fieldOf(canvasElement, 'verificationCode')).not.toBeVisible();
    await userEvent.type(fieldOf(canvasElement, 'amount'), '2000{Enter}');
    await waitFor(() => expect(fieldOf(canvasElement, 'realName')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(fieldOf(canvasElement, 'realName'), 'Lin Qing{Enter}');
    const values = { amount: '2000', method: 'wechat', realName: 'Lin Qing' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything()));
  },
};
