import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../../commerce/Price/Price.tsx';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { StoryShell } from '../../testing/shell.tsx';

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(6),
  textAlign: 'center',
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(7),
    height: theme.spacing(7),
    borderRadius: theme.mall.radius.pill,
    color: theme.vars.palette.roles.accent,
    backgroundColor: theme.vars.palette.roles.accentVeil,
  },
  '& .mark[data-paid]': { color: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
  '& dl': { ...theme.typography.body2, display: 'grid', gap: theme.spacing(1), margin: 0, width: '100%', maxWidth: theme.mall.size.form },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(0, 2) },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(1.5) },
}));

const texts = {
  en: {
    paid: ['Thank you', 'Your order is with the shop, which packs it today or tomorrow.'],
    failed: ['Not paid yet', 'The payment did not go through. The order is kept for you for half an hour.'],
    facts: ['Order', 'Payment method', 'Balance', 'Amount'],
    buttons: ['View order', 'Pay now', 'Keep shopping'],
    more: 'While you wait',
  },
  zh: {
    paid: ['感谢您的购买', '订单已交给店铺，今明两天内发货。'],
    failed: ['尚未付款', '支付没有成功，订单为您保留半小时。'],
    facts: ['订单号', '支付方式', '余额支付', '金额'],
    buttons: ['查看订单', '立即付款', '继续购物'],
    more: '等待之时',
  },
  ko: {
    paid: ['구매해 주셔서 감사합니다', '상점에 주문이 전달되었습니다. 오늘이나 내일 포장해 보내 드립니다.'],
    failed: ['아직 결제되지 않았습니다', '결제가 완료되지 않았습니다. 주문은 30분 동안 보관됩니다.'],
    facts: ['주문 번호', '결제 수단', '잔액 결제', '금액'],
    buttons: ['주문 보기', '결제하기', '쇼핑 계속하기'],
    more: '기다리시는 동안',
  },
};

interface PaymentResultPageProps {
  readonly language: LanguageCode;
  readonly result: 'paid' | 'failed';
}

function PaymentResultPage({ language, result }: PaymentResultPageProps) {
  const text = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const isPaid = result === 'paid';
  const [view, pay, keep] = text.buttons;
  const [order, method, balance, amount] = text.facts;
  return (
    <StoryShell language={language}>
      <Page>
        <span className="mark" {...(isPaid ? { 'data-paid': true } : {})}>
          <Icon name={isPaid ? 'check' : 'info'} />
        </span>
        <div>
          <Typography variant="h1">{text[result][0]}</Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {text[result][1]}
          </Typography>
        </div>
        <dl>
          <div>
            <dt>{order}</dt>
            <dd>GM261122104512</dd>
          </div>
          <div>
            <dt>{method}</dt>
            <dd>{balance}</dd>
          </div>
          <div>
            <dt>{amount}</dt>
            <dd>
              <Price value="654.00" size="large" />
            </dd>
          </div>
        </dl>
        <div className="buttons">
          {!isPaid && (
            <Button variant="contained" size="large" href="#pay">
              {pay}
            </Button>
          )}
          <Button variant={isPaid ? 'contained' : 'outlined'} size="large" href="#order">
            {view}
          </Button>
          {isPaid && (
            <Button variant="outlined" size="large" href="#shop">
              {keep}
            </Button>
          )}
        </div>
      </Page>
      <Section ground="sunken" title={text.more}>
        <ProductGrid across={4}>
          {storyProducts(language)
            .slice(0, 4)
            .map((product) => (
              <ProductCard key={product.href} {...product} />
            ))}
        </ProductGrid>
      </Section>
    </StoryShell>
  );
}

/** The result of a payment: received, failed, or not known yet. */
const meta = {
  title: 'Pages/PaymentResult',
  component: PaymentResultPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', result: 'paid' },
  render: (args, { globals }) => <PaymentResultPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof PaymentResultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Failed: Story = { args: { result: 'failed' } };
