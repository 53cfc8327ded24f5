import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dismissable } from '../../testing/dismissable.tsx';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  ...sampleArgs((t) => ({
    children: t({ en: 'Your address has been saved.', zh: '地址已保存。', tn: '地址已儲存。', ko: '주소를 저장했습니다.' }),
    tone: 'success',
  })),
  decorators: [dismissable],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Info: Story = sampleArgs((t) => ({
  tone: 'info',
  title: t({ en: 'Delivery', zh: '配送', tn: '配送', ko: '배송' }),
  children: t({
    en: 'Orders placed today are shipped tomorrow.',
    zh: '今天下单，明天发货。',
    tn: '今天下單，明天出貨。',
    ko: '오늘 주문하시면 내일 발송합니다.',
  }),
}));
/** The step that solves it, beside the message. */
export const WithAction: Story = sampleArgs((t) => ({
  tone: 'error',
  children: t({
    en: 'Two items are no longer in stock.',
    zh: '有两件商品已经售罄。',
    tn: '有兩件商品已經售罄。',
    ko: '상품 두 개가 품절되었습니다.',
  }),
  action: <Button size="small">{t({ en: 'Remove them', zh: '移除这些商品', tn: '移除這些商品', ko: '해당 상품 삭제' })}</Button>,
}));
export const ErrorTone: Story = {
  ...sampleArgs((t) => ({
    tone: 'error',
    children: t({ en: 'The payment did not go through.', zh: '支付未成功。', tn: '付款未成功。', ko: '결제가 완료되지 않았습니다.' }),
    onDismiss: fn(),
  })),
};
export const DismissesByPointerAndKeyboard: Story = {
  ...ErrorTone,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button'));
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};
