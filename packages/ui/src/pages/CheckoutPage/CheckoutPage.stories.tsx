import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AddressCard } from '../../commerce/AddressCard/AddressCard.tsx';
import { CartGroup } from '../../commerce/CartGroup/CartGroup.tsx';
import { CartLine } from '../../commerce/CartLine/CartLine.tsx';
import { PaymentMethodTiles } from '../../commerce/PaymentMethodTiles/PaymentMethodTiles.tsx';
import { TotalsBlock } from '../../commerce/TotalsBlock/TotalsBlock.tsx';
import { RemarksField } from '../../forms/RemarksField/RemarksField.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { storyAddresses } from '../../testing/addresses.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyOrderLines } from '../../testing/orders.ts';
import { StoryShell } from '../../testing/shell.tsx';

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(5, 8),
  '& > form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(6) },
  '& fieldset.addresses': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.card}), 1fr))`,
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    '& legend': { ...theme.typography.h3, padding: 0, marginBlockEnd: theme.spacing(2) },
  },
  '& > aside': {
    padding: theme.spacing(3),
    backgroundColor: theme.vars.palette.roles.sunken,
    borderRadius: theme.mall.radius.card,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    alignItems: 'start',
    paddingBlock: theme.spacing(7, 12),
    '& > h1': { gridColumn: '1 / -1' },
  },
}));

const texts = {
  en: {
    title: 'Checkout',
    address: 'Where it goes',
    goods: 'Goods',
    shop: 'Sylvane Flagship',
    methods: ['Balance', 'Scan to pay, blue app', 'Scan to pay, green app'],
    left: '¥1,280.00 left',
    coupon: 'Autumn coupon',
    submit: 'Place the order',
  },
  zh: {
    title: '确认订单',
    address: '收货地址',
    goods: '商品',
    shop: '林间集旗舰店',
    methods: ['余额支付', '蓝色应用扫码支付', '绿色应用扫码支付'],
    left: '余额 ¥1,280.00',
    coupon: '秋日优惠券',
    submit: '提交订单',
  },
  ko: {
    title: '주문하기',
    address: '배송지',
    goods: '주문 상품',
    shop: '실반 플래그십',
    methods: ['잔액 결제', '파란색 앱으로 스캔 결제', '초록색 앱으로 스캔 결제'],
    left: '사용 가능 ¥1,280.00',
    coupon: '가을 쿠폰',
    submit: '주문하기',
  },
};

function CheckoutPage({ language }: { language: LanguageCode }) {
  const text = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const [address, setAddress] = useState(0);
  const [method, setMethod] = useState('wallet_pay');
  const [balance = '', blue = '', green = ''] = text.methods;
  return (
    <StoryShell language={language}>
      <Page>
        <Typography variant="h1">{text.title}</Typography>
        <form id="checkout" method="post" action="#checkout">
          <fieldset className="addresses">
            <legend>{text.address}</legend>
            {storyAddresses(language)
              .slice(0, 2)
              .map((card, at) => (
                <AddressCard
                  key={card.detail}
                  {...card}
                  radio={{ name: 'address_id', value: String(at), checked: at === address, onChange: () => setAddress(at) }}
                />
              ))}
          </fieldset>
          <section aria-label={text.goods}>
            <Typography variant="h3" component="h2" gutterBottom>
              {text.goods}
            </Typography>
            <CartGroup shopName={text.shop} footer={<RemarksField />}>
              {storyOrderLines(language, 2, 1).map(({ id, count, ...line }) => (
                <CartLine key={id} {...line} href={`#${id}`} price="328.00" quantity={`× ${count}`} />
              ))}
            </CartGroup>
          </section>
          <PaymentMethodTiles
            methods={[
              { id: 'wallet_pay', label: balance, detail: text.left },
              { id: 'pc_alipay', label: blue },
              { id: 'pc_wechat', label: green },
            ]}
            value={method}
            onChange={setMethod}
          />
        </form>
        <aside aria-label={text.submit}>
          <TotalsBlock goods="984.00" freight="0.00" reductions={[{ label: text.coupon, amount: '30.00' }]} total="954.00">
            <Button form="checkout" type="submit" variant="contained" size="large" fullWidth>
              {text.submit}
            </Button>
          </TotalsBlock>
        </aside>
      </Page>
    </StoryShell>
  );
}

/** The checkout: address, lines by shop, coupons, way to pay and the amount to pay. */
const meta = {
  title: 'Pages/Checkout',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <CheckoutPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof CheckoutPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const other = canvas.getByRole('radio', { name: /武康|Wukang|우캉/ });
    await userEvent.click(other);
    await expect(other).toBeChecked();
  },
};
