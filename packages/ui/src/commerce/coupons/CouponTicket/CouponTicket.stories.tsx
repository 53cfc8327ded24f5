import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { CouponTicket, type CouponTicketProps } from './CouponTicket.tsx';
import { CouponTicketSkeleton } from './CouponTicketSkeleton.tsx';

const claim = { en: 'Claim', zh: '立即领取', tn: '立即領取', ko: '받기' };
const anAmount = { en: 'An amount', zh: '立减券', tn: '立減券', ko: '금액 할인' };

const meta = {
  title: 'Commerce/CouponTicket',
  component: CouponTicket,
  subcomponents: { CouponTicketSkeleton },
  ...sampleArgs((t) => ({
    benefit: { kind: 'amountOff', amount: '30.00' },
    name: t({
      en: '[Sylvane Flagship] Autumn greeting',
      zh: '[林间集旗舰店] 秋日问候',
      tn: '[林間集旗艦店] 秋日問候',
      ko: '[실반 플래그십] 가을 인사 쿠폰',
    }),
    condition: t({ en: 'On orders from ¥199.00', zh: '满 ¥199 可用', tn: '滿 ¥199 可用', ko: '¥199.00 이상 구매 시' }),
    validity: t({ en: 'Until December 31, 2026', zh: '2026年12月31日前有效', tn: '2026年12月31日前有效', ko: '2026년 12월 31일까지' }),
    state: 'open',
    action: (
      <Button size="small" variant="contained">
        {t(claim)}
      </Button>
    ),
  })),
  decorators: [(Story) => <div style={{ width: 'min(420px, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof CouponTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: inStoryLanguage(globals)(claim) })).toBeVisible();
    await expect(canvas.getByText('¥30')).toBeVisible();
  },
};

/** Returns one ticket per benefit, with its name. */
const ticketsOf = (args: CouponTicketProps, benefits: readonly (readonly [name: string, benefit: CouponTicketProps['benefit']])[]) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {benefits.map(([name, benefit]) => (
      <CouponTicket key={name} {...args} name={name} benefit={benefit} />
    ))}
  </div>
);

export const Benefits: Story = {
  render: (args, { globals }) => {
    const t = inStoryLanguage(globals);
    return ticketsOf(args, [
      [t(anAmount), { kind: 'amountOff', amount: '12.50' }],
      [t({ en: 'A share', zh: '折扣券', tn: '折扣券', ko: '비율 할인' }), { kind: 'shareOff', tenths: '8.50' }],
      [t({ en: 'No delivery to pay', zh: '免邮券', tn: '免運券', ko: '무료 배송' }), { kind: 'freeDelivery' }],
      [t({ en: 'A gift', zh: '礼品券', tn: '禮品券', ko: '사은품 증정' }), { kind: 'gift' }],
    ]);
  },
};
export const LongAmountsOnOneLine: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args, { globals }) => {
    const t = inStoryLanguage(globals);
    return ticketsOf(args, [
      [t(anAmount), { kind: 'amountOff', amount: '12.50' }],
      [t({ en: 'A large amount', zh: '大额立减券', tn: '大額立減券', ko: '큰 금액 할인' }), { kind: 'amountOff', amount: '188888.50' }],
      [
        t({ en: 'A great amount', zh: '超大额立减券', tn: '超大額立減券', ko: '아주 큰 금액 할인' }),
        { kind: 'amountOff', amount: '99999999.99' },
      ],
      [
        t({ en: 'The greatest amount', zh: '最大额立减券', tn: '最大額立減券', ko: '가장 큰 금액 할인' }),
        { kind: 'amountOff', amount: '999999999999.99' },
      ],
    ]);
  },
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText(/^¥/)) {
      const text = document.createRange();
      text.selectNodeContents(amount);
      const { left, right } = amount.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const lines = [...text.getClientRects()];
      await expect(lines).toHaveLength(1);
      await expect(lines[0]?.left).toBeGreaterThan(left);
      await expect(lines[0]?.right).toBeLessThan(right);
    }
  },
};

const states = ['held', 'inUse', 'used', 'gone', 'expired'] as const;
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {states.map((state) => (
        <CouponTicket key={state} {...args} state={state} />
      ))}
    </div>
  ),
  // Only a coupon in the state `held` can be used.
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
};
export const NameAlone: Story = {
  render: (_, { globals }) => (
    <CouponTicket
      benefit={{ kind: 'freeDelivery' }}
      name={inStoryLanguage(globals)({ en: 'Winter welcome', zh: '冬日见面礼', tn: '冬日見面禮', ko: '겨울 환영 쿠폰' })}
      state="gone"
    />
  ),
};
export const Loading: Story = { render: () => <CouponTicketSkeleton /> };
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CouponTicket {...args} />
      <CouponTicketSkeleton />
    </div>
  ),
};
