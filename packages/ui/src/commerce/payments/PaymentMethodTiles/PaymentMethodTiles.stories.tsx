// @spec 2.91 9.14

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { alipay, balance, weChatPay } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { PaymentMethodTiles } from './PaymentMethodTiles.tsx';

const meta = {
  title: 'Commerce/PaymentMethodTiles',
  component: PaymentMethodTiles,
  ...sampleArgs((t) => ({
    methods: [
      {
        id: 'wallet',
        label: t(balance),
        detail: t({ en: '¥1,280.00 left', zh: '可用 ¥1,280.00', tn: '可用 ¥1,280.00', ko: '¥1,280.00 사용 가능' }),
      },
      { id: 'wechat', label: t(weChatPay) },
      {
        id: 'alipay',
        label: t(alipay),
        detail: t({ en: 'Not available just now', zh: '暂不可用', tn: '暫不可用', ko: '지금은 이용할 수 없습니다' }),
        disabled: true,
      },
    ],
    value: 'wallet',
    onChange: fn(),
  })),
} satisfies Meta<typeof PaymentMethodTiles>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    const t = inStoryLanguage(globals);
    canvas.getByRole('radio', { name: new RegExp(`^${t(balance)}`) }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('wechat');
    await userEvent.click(canvas.getByText(t(weChatPay)));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
