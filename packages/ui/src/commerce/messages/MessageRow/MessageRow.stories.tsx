import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../../primitives/RowList/RowList.tsx';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { MessageRow } from './MessageRow.tsx';
import { MessageRowSkeleton } from './MessageRowSkeleton.tsx';

const deleteText = { en: 'Delete', zh: '删除', tn: '刪除', ko: '삭제' };

const meta = {
  title: 'Commerce/MessageRow',
  component: MessageRow,
  subcomponents: { MessageRowSkeleton },
  ...sampleArgs((t) => ({
    href: '#message',
    title: t({ en: 'Your parcel is on its way', zh: '您的包裹已发出', tn: '您的包裹已發出', ko: '상품이 출발했습니다' }),
    date: t({ en: 'November 21, 2026, 18:10', zh: '2026年11月21日 18:10', tn: '2026年11月21日 18:10', ko: '2026년 11월 21일 18:10' }),
    excerpt: t({
      en: 'SF Express has taken it over.',
      zh: '顺丰速运已揽收。',
      tn: '順豐速運已收件。',
      ko: '순펑 익스프레스가 상품을 인수했습니다.',
    }),
    unread: true,
    actions: (
      <Button size="small" variant="text">
        {t(deleteText)}
      </Button>
    ),
  })),
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = inStoryLanguage(globals);
    const link = canvas.getByRole('link', { name: new RegExp(args.title) });
    await expect(link).toHaveAttribute('href', '#message');
    await expect(link).not.toHaveAccessibleName(args.title);
    await expect(canvas.getByRole('button', { name: t(deleteText) })).toBeVisible();
  },
};
/** Unread and read, long and short, and loading rows. */
export const States: Story = {
  render: (args, { globals }) => {
    const t = inStoryLanguage(globals);
    return (
      <RowList label={t({ en: 'Messages', zh: '消息', tn: '訊息', ko: '메시지' })}>
        <MessageRow {...args} />
        <MessageRow
          {...args}
          unread={false}
          title={t({ en: 'Points that expire', zh: '积分即将过期', tn: '點數即將過期', ko: '곧 소멸되는 포인트' })}
          excerpt={t({
            en: 'Sixty points expire at the end of the month. ',
            zh: '本月底有 60 个积分过期。',
            tn: '本月底有 60 個點數過期。',
            ko: '이달 말에 60포인트가 소멸됩니다. ',
          }).repeat(8)}
        />
        <MessageRow
          href="#short"
          title={t({ en: 'Welcome', zh: '欢迎', tn: '歡迎', ko: '환영합니다' })}
          date={t({ en: 'March 1, 2026', zh: '2026年3月1日', tn: '2026年3月1日', ko: '2026년 3월 1일' })}
        />
        <MessageRowSkeleton />
      </RowList>
    );
  },
};
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  args: { actions: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div data-testid="row">
        <MessageRow {...args} />
      </div>
      <div data-testid="skeleton">
        <MessageRowSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [row, skeleton] = [canvas.getByTestId('row'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(row.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
