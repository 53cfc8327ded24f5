// @spec 2.91 9.14

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnMark } from '../../../testing/drawnImage.ts';
import { live } from '../../../testing/live.tsx';
import { alipay, balance, weChatPay } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { PaymentMethodTiles } from './PaymentMethodTiles.tsx';

const codeOfNothingSelected = `import { PaymentMethodTiles } from '@mall/ui';
import { useState } from 'react';

const methods = [
  { id: 'wallet', label: 'Balance', detail: '¥1,280.00 left' },
  { id: 'wechat', label: 'WeChat Pay' },
  { id: 'alipay', label: 'Alipay', detail: 'Not available just now', disabled: true },
];

export function Example() {
  const [value, setValue] = useState<string>();
  return <PaymentMethodTiles methods={methods} value={value} onChange={setValue} />;
}`;

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
  decorators: [live('value', 'onChange')],
} satisfies Meta<typeof PaymentMethodTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Before the shopper chooses. */
export const NothingSelected: Story = {
  args: { value: undefined },
  parameters: { docs: { source: { code: codeOfNothingSelected } } },
  play: async ({ canvas }) => expect(canvas.queryByRole('radio', { checked: true })).toBeNull(),
};
/** The balance does not cover the order: its tile is disabled and says why. */
export const BalanceTooLow: Story = {
  ...sampleArgs((t) => ({
    methods: [
      {
        id: 'wallet',
        label: t(balance),
        detail: t({
          en: '¥12.00 left: not enough for this order',
          zh: '可用 ¥12.00，不足以支付此订单',
          tn: '可用 ¥12.00，不足以支付此訂單',
          ko: '¥12.00 사용 가능: 이 주문에는 부족합니다',
        }),
        disabled: true,
      },
      { id: 'wechat', label: t(weChatPay) },
    ],
    value: 'wechat',
  })),
  play: async ({ canvas, globals }) => {
    const t = inStoryLanguage(globals);
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${t(balance)}.*12\\.00`) })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: t(weChatPay) })).toBeChecked();
  },
};
/** With the marks of invented providers, and another legend. */
export const WithMarks: Story = {
  ...sampleArgs((t) => ({
    legend: t({ en: 'Top up with', zh: '充值方式', tn: '儲值方式', ko: '충전 수단' }),
    methods: [
      {
        id: 'first',
        label: t({ en: 'Sample provider A', zh: '示例支付 A', tn: '範例支付 A', ko: '예시 결제 A' }),
        mark: <img src={drawnMark('A')} alt="" width={28} height={28} />,
      },
      {
        id: 'second',
        label: t({ en: 'Sample provider B', zh: '示例支付 B', tn: '範例支付 B', ko: '예시 결제 B' }),
        mark: <img src={drawnMark('B')} alt="" width={28} height={28} />,
      },
    ],
    value: 'second',
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: String(args.legend) })).toBeVisible();
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'second');
  },
};
export const SelectsByArrowKeysAndPointer: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, globals }) => {
    const t = inStoryLanguage(globals);
    canvas.getByRole('radio', { name: new RegExp(`^${t(balance)}`) }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('wechat');
    await expect(canvas.getByRole('radio', { name: t(weChatPay) })).toBeChecked();
    await userEvent.click(canvas.getByText(t(balance)));
    await expect(args.onChange).toHaveBeenLastCalledWith('wallet');
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${t(balance)}`) })).toBeChecked();
  },
};
