import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { ProductCoupons, type ProductCouponsProps } from './ProductCoupons.tsx';

/** Marks a coupon as claimed after the press on its button, as an application does. */
function Stateful({ coupons, onReceive, ...props }: ProductCouponsProps) {
  const [claimed, setClaimed] = useState<readonly string[]>([]);
  const claim = (id: string) => {
    setClaimed([...claimed, id]);
    onReceive?.(id);
  };
  return (
    <ProductCoupons
      {...props}
      coupons={coupons.map((coupon) => (claimed.includes(coupon.id) ? { ...coupon, state: 'held' } : coupon))}
      // The displayed code shows a handler for a mock, and this one calls a mock.
      onReceive={Object.assign(claim, { mock: onReceive })}
    />
  );
}

const meta = {
  title: 'Commerce/ProductCoupons',
  component: ProductCoupons,
  ...sampleArgs((t) => ({
    action: '#receive',
    onReceive: fn(),
    coupons: [
      {
        id: '1',
        benefit: { kind: 'amountOff', amount: '30.00' },
        condition: t({ en: 'On orders from ¥199.00', zh: '满 ¥199 可用', tn: '滿 ¥199 可用', ko: '¥199.00 이상 구매 시' }),
        state: 'open',
      },
      {
        id: '2',
        benefit: { kind: 'shareOff', tenths: '9.00' },
        condition: t({
          en: 'On serums of the Sylvane Flagship',
          zh: '林间集旗舰店的精华可用',
          tn: '林間集旗艦店的精華可用',
          ko: '실반 플래그십 세럼에 사용 가능',
        }),
        state: 'open',
      },
      {
        id: '3',
        benefit: { kind: 'freeDelivery' },
        condition: t({ en: 'On orders from ¥99.00', zh: '满 ¥99 可用', tn: '滿 ¥99 可用', ko: '¥99.00 이상 구매 시' }),
        state: 'held',
      },
      {
        id: '4',
        benefit: { kind: 'gift' },
        condition: t({
          en: 'A travel size of the sleeping mask',
          zh: '睡眠面膜旅行装一份',
          tn: '睡眠面膜旅行裝一份',
          ko: '슬리핑 마스크 여행용 한 개',
        }),
        state: 'gone',
      },
    ],
  })),
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCoupons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnItsWay: Story = {
  args: { pendingId: '1' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-disabled', 'true'),
};
export const KeepsTheFocusOnAReceivedCoupon: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    canvas.getAllByRole('button')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
  },
};
export const ReceivesByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const [first, second, ...others] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('the buttons are missing');
    await expect(others).toEqual([]);
    await userEvent.click(first);
    await expect(args.onReceive).toHaveBeenLastCalledWith('1');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReceive).toHaveBeenLastCalledWith('2');
  },
};
