// @spec 2.54 2.127

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { onPhone, playOnPhone } from '../../testing/onPhone.ts';
import { opensAndCloses } from '../../testing/opensAndCloses.tsx';
import { reopen } from '../../testing/reopen.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

const meta = {
  title: 'Overlays/AnnouncementDialog',
  component: AnnouncementDialog,
  decorators: [opensAndCloses],
  ...sampleArgs(
    (t) => ({
      open: true,
      onClose: fn(),
      title: t({ en: 'Closed for the harvest', zh: '采收季暂停发货', tn: '採收季暫停出貨', ko: '수확철 휴무 안내' }),
      children: (
        <>
          <p>
            {t({
              en: 'From December 1 to 3 the distillery harvests plants in the hills. Orders from these days leave on December 4.',
              zh: '12月1日至3日，蒸馏间的伙伴将进山采收植物。期间的订单将于12月4日发出。',
              tn: '12月1日至3日，蒸餾間的夥伴將進山採收植物。期間的訂單將於12月4日發出。',
              ko: '12월 1일부터 3일까지 증류실 식구들이 식물을 거두러 산으로 떠납니다. 이 기간에 주문하신 상품은 12월 4일에 발송합니다.',
            })}
          </p>
          <h3>{t({ en: 'What goes on', zh: '照常提供的服务', tn: '照常提供的服務', ko: '쉬지 않는 서비스' })}</h3>
          <ul>
            <li>
              {t({ en: 'Returns are taken in as ever.', zh: '退货照常受理。', tn: '退貨照常受理。', ko: '반품은 평소처럼 접수합니다.' })}
            </li>
            <li>
              {t({
                en: 'Messages are answered in the evening.',
                zh: '消息会在晚间回复。',
                tn: '訊息會在晚間回覆。',
                ko: '메시지는 저녁에 답해 드립니다.',
              })}
            </li>
          </ul>
        </>
      ),
    }),
    inFrame,
  ),
} satisfies Meta<typeof AnnouncementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One sentence without headings. */
export const OneSentence: Story = {
  ...sampleArgs((t) => ({
    title: t({ en: 'New prices', zh: '价格调整', tn: '價格調整', ko: '가격 변경' }),
    children: <p>{t({ en: 'They apply from Monday.', zh: '自周一起生效。', tn: '自週一起生效。', ko: '월요일부터 적용됩니다.' })}</p>,
  })),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    await expect(dialog.getAllByRole('heading')).toHaveLength(1);
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
};
/** On a phone the checkbox and the button share the foot, or wrap. */
export const OnPhone: Story = {
  ...onPhone(640),
  play: playOnPhone(async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByRole('checkbox')).toBeVisible();
  }),
};
export const ReopensUnlessDismissedForever: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith({ remind: true });
    await reopen();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? dialog);
    await expect(args.onClose).toHaveBeenLastCalledWith({ remind: false });
  },
};
