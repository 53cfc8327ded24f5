import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, longTextOf, submitOf } from '../../testing/fields.ts';
import { alipay, weChatPay } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { RechargeForm } from './RechargeForm.tsx';
import { rechargeRules } from './rules.ts';

const meta = {
  title: 'Forms/RechargeForm',
  component: RechargeForm,
  ...sampleArgs((t) => ({
    action: '/my/my/recharge',
    minimum: '10.00',
    methods: [
      { id: 'wechat', label: t(weChatPay) },
      { id: 'alipay', label: t(alipay) },
    ],
    onSubmit: fn(),
  })),
} satisfies Meta<typeof RechargeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. A method is always selected. */
export const EveryError: Story = everyError(rechargeRules('10.00'), { amount: '', method: 'wechat', remarks: 'x'.repeat(201) });
/** A preset is chosen, with a remark. */
export const Filled: Story = sampleArgs((t) => ({
  defaultValues: {
    amount: '200.00',
    method: 'alipay',
    remarks: t({ en: 'For the holidays', zh: '过节备用', tn: '過節備用', ko: '명절 준비' }),
  },
}));
export const Pending: Story = { args: { pending: true, defaultValues: { amount: '200.00', method: 'wechat' } } };
/** One payment method is disabled, the amount was refused. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    presets: ['50.00', '100.00'],
    methods: [
      {
        id: 'wechat',
        label: t(weChatPay),
        detail: t({ en: 'Not available just now', zh: '暂不可用', tn: '暫不可用', ko: '지금은 이용할 수 없습니다' }),
        disabled: true,
      },
      { id: 'alipay', label: t(alipay) },
    ],
    defaultValues: { amount: '100.00' },
    errors: {
      amount: t({
        en: 'The code could not be made. Please try again.',
        zh: '二维码未能生成，请再试一次。',
        tn: '二維碼未能生成，請再試一次。',
        ko: '결제 코드를 만들지 못했습니다. 다시 시도해 주세요.',
      }),
    },
  })),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('radio', { name: inStoryLanguage(globals)(alipay) })).toBeChecked();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('¥100.00');
    await expect(fieldOf(canvasElement, 'amount')).toBeInvalid();
  },
};
export const FocusesAnInvalidMethod: Story = {
  tags: ['!autodocs', '!dev'],
  args: { errors: { method: 'errors.paymentMethod' } },
  play: async ({ canvas }) => {
    const methods = canvas.getByRole('radiogroup');
    await expect(methods).toBeInvalid();
    await expect(methods).toHaveAccessibleDescription();
    await waitFor(() => expect(within(methods).getAllByRole('radio')[0]).toHaveFocus());
  },
};
export const ChecksAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¥200.00' }));
    await expect(fieldOf(canvasElement, 'amount')).toHaveValue('200.00');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('¥200.00');
    await userEvent.clear(fieldOf(canvasElement, 'amount'));
    await userEvent.type(fieldOf(canvasElement, 'amount'), '9.99{Enter}');
    await waitFor(() => expect(fieldOf(canvasElement, 'amount')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(fieldOf(canvasElement, 'amount'));
    await userEvent.paste('¥1,280.50');
    await expect(fieldOf(canvasElement, 'amount')).toHaveValue('1,280.50');
    await userEvent.click(canvas.getByRole('radio', { name: inStoryLanguage(globals)(alipay) }));
    await userEvent.type(longTextOf(canvasElement, 'remarks'), ' For the holidays ');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ amount: '1280.50', method: 'alipay', remarks: 'For the holidays' }, expect.anything()),
    );
  },
};
