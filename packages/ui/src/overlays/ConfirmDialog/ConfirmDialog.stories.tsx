import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { opensAndCloses } from '../../testing/opensAndCloses.tsx';
import { reopen } from '../../testing/reopen.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  decorators: [opensAndCloses],
  ...sampleArgs(
    (t) => ({
      open: true,
      title: t({ en: 'Remove this address?', zh: '删除这个地址？', tn: '刪除這個地址？', ko: '이 주소를 삭제할까요?' }),
      children: t({
        en: 'Orders already placed keep it.',
        zh: '已下的订单不受影响。',
        tn: '已下的訂單不受影響。',
        ko: '이미 주문한 내역에는 그대로 남습니다.',
      }),
      onConfirm: fn(),
      onCancel: fn(),
      confirmText: t({ en: 'Remove', zh: '删除', tn: '刪除', ko: '삭제' }),
      destructive: true,
    }),
    inFrame,
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    await expect(dialog).toHaveAccessibleDescription(String(args.children));
  },
};
/** Nothing is lost: the button has the color of a main action, and the dialog is not announced as an alert. */
export const NotDestructive: Story = {
  ...sampleArgs(
    (t) => ({
      destructive: false,
      title: t({ en: 'Did the parcel arrive?', zh: '确认已收到商品？', tn: '確認已收到商品？', ko: '상품을 받으셨나요?' }),
      children: undefined,
      confirmText: t({ en: 'Confirm receipt', zh: '确认收货', tn: '確認收貨', ko: '수령 확인' }),
    }),
    inFrame,
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
  },
};
export const ConfirmsAndCancels: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: String(args.confirmText) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await reopen('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { pending: true } };
export const StaysOpenWhilePending: Story = {
  tags: ['!autodocs', '!dev'],
  args: { pending: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: String(args.confirmText) })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
