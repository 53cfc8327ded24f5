import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dismissable } from '../../testing/dismissable.tsx';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { NoticeBar } from './NoticeBar.tsx';

const meta = {
  title: 'Feedback/NoticeBar',
  component: NoticeBar,
  ...sampleArgs(
    (t) => ({
      children: t({
        en: 'The distillery is closed from December 1 to 3.',
        zh: '12月1日至3日，蒸馏间暂停发货。',
        tn: '12月1日至3日，蒸餾間暫停出貨。',
        ko: '12월 1일부터 3일까지 증류실이 쉽니다.',
      }),
      link: { label: t({ en: 'What that means', zh: '查看详情', tn: '查看詳情', ko: '자세히 보기' }), href: '#notice' },
      onDismiss: fn(),
    }),
    { layout: 'fullscreen' },
  ),
  decorators: [dismissable],
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongAndStaying: Story = {
  render: (_, { globals }) => (
    <NoticeBar>
      {inStoryLanguage(globals)({
        en: 'Deliveries to the islands take two days longer while the ferries keep to their winter timetable; all other orders leave the distillery as usual, on the morning after the order.',
        zh: '渡轮执行冬季班次期间，寄往海岛的包裹将晚两天送达；其余订单一切照常，下单次日清晨便从蒸馏间发出。',
        tn: '渡輪執行冬季班次期間，寄往海島的包裹將晚兩天送達；其餘訂單一切照常，下單次日清晨便從蒸餾間發出。',
        ko: '여객선이 겨울 시간표로 운항하는 동안 섬으로 보내는 상품은 이틀 더 걸립니다. 다른 주문은 늘 그렇듯 주문하신 다음 날 아침 증류실을 떠납니다.',
      })}
    </NoticeBar>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const DismissesByPointerAndKeyboard: Story = {
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
