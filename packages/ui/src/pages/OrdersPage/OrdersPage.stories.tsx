import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderActions, type OrderDeed } from '../../commerce/OrderActions/OrderActions.tsx';
import { OrderRow } from '../../commerce/OrderRow/OrderRow.tsx';
import { OrderRowSkeleton } from '../../commerce/OrderRow/OrderRowSkeleton.tsx';
import type { OrderState } from '../../commerce/OrderTimeline/orderStops.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyOrderLines } from '../../testing/orders.ts';

const List = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) }));

const statuses: Readonly<Record<OrderState, readonly [en: string, zh: string, ko: string]>> = {
  unpaid: ['Waiting for payment', '待付款', '결제 대기'],
  paid: ['Being prepared', '待发货', '배송 준비 중'],
  shipped: ['On its way', '待收货', '배송 중'],
  toReview: ['Waiting for your review', '待评价', '후기 작성 대기'],
  returned: ['Returned', '已退货', '반품됨'],
  received: ['Received', '交易成功', '수령 완료'],
  invalid: ['Invalid', '已失效', '무효'],
  closed: ['Closed', '已关闭', '종료'],
  reviewed: ['Reviewed', '已评价', '후기 작성 완료'],
  completed: ['Completed', '已完成', '거래 완료'],
};

const states: readonly OrderState[] = [
  'unpaid',
  'paid',
  'shipped',
  'toReview',
  'received',
  'reviewed',
  'completed',
  'returned',
  'closed',
  'invalid',
];

interface OrdersPageProps {
  readonly language: LanguageCode;
  readonly content: 'some' | 'none' | 'loading';
  readonly onAct?: (deed: OrderDeed) => void;
}

function OrdersPage({ language, content, onAct }: OrdersPageProps) {
  const say = inLanguage(language);
  return (
    <StoryAccount language={language} current="orders" title={say('My orders', '我的订单', '내 주문')}>
      {content === 'none' && (
        <EmptyState title={say('No orders yet', '还没有订单', '아직 주문이 없습니다')}>
          {say('What you order will be kept here.', '下单之后，订单会出现在这里。', '주문하신 내역이 여기에 남습니다.')}
        </EmptyState>
      )}
      {content === 'loading' && (
        <List>
          <OrderRowSkeleton />
          <OrderRowSkeleton />
        </List>
      )}
      {content === 'some' && (
        <>
          <List>
            {states.map((state, at) => (
              <OrderRow
                key={state}
                level={2}
                href={`#order-${at}`}
                number={`GM2611221045${10 + at}`}
                placed={say('22 November 2026, 10:45', '2026年11月22日 10:45', '2026년 11월 22일 10:45')}
                shopName={say('Sylvane Flagship', '林间集旗舰店', '실반 플래그십')}
                status={say(...statuses[state])}
                urgent={state === 'unpaid'}
                lines={at === 0 ? storyOrderLines(language, 2, 1) : storyOrderLines(language, at % 9)}
                total="724.00"
                pieces={at === 0 ? 3 : 2}
                actions={
                  <OrderActions
                    order={{ state, ...(state === 'received' ? { review: 'append' } : {}) }}
                    hrefs={{ pay: '#pay', logistics: '#logistics', evaluate: '#evaluate', addEvaluation: '#add' }}
                    action="#orders"
                    {...(onAct ? { onAct } : {})}
                  />
                }
              />
            ))}
          </List>
          <Pagination page={1} count={4} hrefOf={(page) => `?page=${page}`} />
        </>
      )}
    </StoryAccount>
  );
}

/** The orders of the customer by status, with search and pages. */
const meta = {
  title: 'Pages/Orders',
  component: OrdersPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', content: 'some', onAct: fn() },
  render: (args, { globals }) => <OrdersPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('article');
    await expect(rows).toHaveLength(10);
    const confirm = rows[2]?.querySelector('button');
    if (!confirm) throw new Error('receipt cannot be confirmed');
    await userEvent.click(confirm);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledTimes(2);
    await expect(args.onAct).toHaveBeenLastCalledWith('confirm');
  },
};
export const None: Story = { args: { content: 'none' } };
export const Loading: Story = { args: { content: 'loading' } };
