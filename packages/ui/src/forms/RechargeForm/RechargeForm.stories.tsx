import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldOf, longTextOf, submitOf } from '../../testing/fields.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { RechargeForm } from './RechargeForm.tsx';

const meta = {
  title: 'Forms/RechargeForm',
  component: RechargeForm,
  args: {
    action: '/my/my/recharge',
    minimum: '10.00',
    methods: [
      { id: 'wechat', label: 'WeChat Pay' },
      { id: 'alipay', label: 'Alipay' },
    ],
    onSubmit: fn(),
  },
} satisfies Meta<typeof RechargeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
    await userEvent.click(canvas.getByRole('radio', { name: translateSample(globals)('Alipay') }));
    await userEvent.type(longTextOf(canvasElement, 'remarks'), ' For the holidays ');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ amount: '1280.50', method: 'alipay', remarks: 'For the holidays' }, expect.anything()),
    );
  },
};
/** One payment method is disabled, the amount was refused. */
export const Refused: Story = {
  args: {
    presets: ['50.00', '100.00'],
    methods: [
      { id: 'wechat', label: 'WeChat Pay', detail: 'Not available just now', disabled: true },
      { id: 'alipay', label: 'Alipay' },
    ],
    defaultValues: { amount: '100.00' },
    errors: { amount: 'The code could not be made. Please try again.' },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('radio', { name: translateSample(globals)('Alipay') })).toBeChecked();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('¥100.00');
    await expect(fieldOf(canvasElement, 'amount')).toBeInvalid();
  },
};
