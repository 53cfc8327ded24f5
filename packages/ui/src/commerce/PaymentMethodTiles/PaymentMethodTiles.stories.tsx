// @spec 2.91 9.14

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { PaymentMethodTiles } from './PaymentMethodTiles.tsx';

const meta = {
  title: 'Commerce/PaymentMethodTiles',
  component: PaymentMethodTiles,
  args: {
    methods: [
      { id: 'wallet', label: 'Balance', detail: '¥1,280.00 left' },
      { id: 'wechat', label: 'WeChat Pay' },
      { id: 'alipay', label: 'Alipay', detail: 'Not available just now', disabled: true },
    ],
    value: 'wallet',
    onChange: fn(),
  },
} satisfies Meta<typeof PaymentMethodTiles>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    const t = translateSample(globals);
    canvas.getByRole('radio', { name: new RegExp(`^${t('Balance')}`) }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('wechat');
    await userEvent.click(canvas.getByText(t('WeChat Pay')));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
