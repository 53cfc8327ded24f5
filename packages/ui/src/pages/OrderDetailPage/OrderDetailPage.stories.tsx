import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressCard } from '../../commerce/AddressCard/AddressCard.tsx';
import { CartGroup } from '../../commerce/CartGroup/CartGroup.tsx';
import { CartLine } from '../../commerce/CartLine/CartLine.tsx';
import { OrderActions } from '../../commerce/OrderActions/OrderActions.tsx';
import { OrderTimeline } from '../../commerce/OrderTimeline/OrderTimeline.tsx';
import type { OrderState } from '../../commerce/OrderTimeline/orderStops.ts';
import { ParcelTracking } from '../../commerce/ParcelTracking/ParcelTracking.tsx';
import { TotalsBlock } from '../../commerce/TotalsBlock/TotalsBlock.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { StoryAccount } from '../../testing/account.tsx';
import { storyAddresses } from '../../testing/addresses.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyOrderLines, storyParcel } from '../../testing/orders.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: theme.spacing(6) },
  '& > section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2.5) },
}));

const texts = {
  en: {
    title: 'Your order',
    status: { unpaid: 'Waiting for payment', shipped: 'On its way', closed: 'Closed' },
    parts: ['How it goes', 'Parcel', 'Where it goes', 'What it costs'],
    coupon: 'Autumn coupon',
    times: { placed: '21 November, 13:55', paid: '21 November, 13:58', shipped: '21 November, 17:30', closed: '21 November, 14:25' },
  },
  zh: {
    title: '订单详情',
    status: { unpaid: '待付款', shipped: '待收货', closed: '已关闭' },
    parts: ['订单进度', '包裹', '收货地址', '金额'],
    coupon: '秋日优惠券',
    times: { placed: '11月21日 13:55', paid: '11月21日 13:58', shipped: '11月21日 17:30', closed: '11月21日 14:25' },
  },
  ko: {
    title: '주문 상세',
    status: { unpaid: '결제 대기', shipped: '배송 중', closed: '주문 종료' },
    parts: ['주문 진행 상황', '배송 조회', '배송지', '주문 금액'],
    coupon: '가을 쿠폰',
    times: { placed: '11월 21일 13:55', paid: '11월 21일 13:58', shipped: '11월 21일 17:30', closed: '11월 21일 14:25' },
  },
};

interface OrderDetailPageProps {
  readonly language: LanguageCode;
  readonly state: Extract<OrderState, 'unpaid' | 'shipped' | 'closed'>;
}

function OrderDetailPage({ language, state }: OrderDetailPageProps) {
  const say = inLanguage(language);
  const text = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const [destination] = storyAddresses(language);
  const [progress, parcel, address, sums] = text.parts;
  const times = state === 'shipped' ? text.times : { placed: text.times.placed, closed: text.times.closed };
  return (
    <StoryAccount language={language} current="orders" title={text.title}>
      <div>
        <Typography variant="h3" component="h2">
          {text.status[state]}
        </Typography>
        <OrderActions
          sx={{ marginBlockStart: 2 }}
          size="medium"
          order={{ state }}
          hrefs={{ pay: '#pay', logistics: '#parcel' }}
          action="#order"
          hidden={{ order_id: '7' }}
        />
      </div>
      <Columns>
        <section aria-label={progress}>
          <Typography variant="h4" component="h2">
            {progress}
          </Typography>
          <OrderTimeline state={state} times={times} />
        </section>
        {state === 'shipped' && (
          <section aria-label={parcel} id="parcel">
            <Typography variant="h4" component="h2">
              {parcel}
            </Typography>
            <ParcelTracking
              carrier={say('SF Express', '顺丰速运', '순펑 익스프레스')}
              number="SF1029384756"
              events={storyParcel(language)}
            />
          </section>
        )}
      </Columns>
      <CartGroup shopName={say('Sylvane Flagship', '林间集旗舰店', '실반 플래그십')} shopHref="#shop">
        {storyOrderLines(language, 2, 1).map(({ id, count, ...line }) => (
          <CartLine key={id} {...line} href={`#${id}`} price="328.00" quantity={`× ${count}`} />
        ))}
      </CartGroup>
      <Columns>
        <section aria-label={address}>
          <Typography variant="h4" component="h2">
            {address}
          </Typography>
          {destination && <AddressCard {...destination} isDefault={false} />}
        </section>
        <section aria-label={sums}>
          <Typography variant="h4" component="h2">
            {sums}
          </Typography>
          <TotalsBlock goods="724.00" freight="0.00" reductions={[{ label: text.coupon, amount: '30.00' }]} total="694.00" />
        </section>
      </Columns>
    </StoryAccount>
  );
}

/** One order: its progress, parcels, lines, amounts and the actions of its state. */
const meta = {
  title: 'Pages/OrderDetail',
  component: OrderDetailPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', state: 'shipped' },
  render: (args, { globals }) => <OrderDetailPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof OrderDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = { play: async ({ canvas }) => expect(canvas.getByText(/SF1029384756/)).toBeVisible() };
export const Unpaid: Story = { args: { state: 'unpaid' } };
export const Closed: Story = { args: { state: 'closed' } };
