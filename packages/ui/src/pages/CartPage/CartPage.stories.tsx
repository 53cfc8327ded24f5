import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CartGroup } from '../../commerce/CartGroup/CartGroup.tsx';
import { CartLine } from '../../commerce/CartLine/CartLine.tsx';
import { CartLineSkeleton } from '../../commerce/CartLine/CartLineSkeleton.tsx';
import { QuantityStepper } from '../../commerce/QuantityStepper/QuantityStepper.tsx';
import { TotalsBlock } from '../../commerce/TotalsBlock/TotalsBlock.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { StoryShell } from '../../testing/shell.tsx';

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(7, 12) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  '& > aside': {
    padding: theme.spacing(3),
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    borderRadius: theme.mall.radius.card,
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 3fr)', columnGap: theme.spacing(8) },
}));

interface CartPageProps {
  readonly language: LanguageCode;
  readonly content: 'some' | 'none' | 'loading';
}

function Lines({ language }: { language: LanguageCode }) {
  const say = inLanguage(language);
  const [ticked, setTicked] = useState<readonly number[]>([0]);
  const [count, setCount] = useState(2);
  const products = storyProducts(language).slice(2, 5);
  const remove = say('Remove', '移除', '삭제');
  return (
    <Columns>
      <CartGroup
        shopName={say('Sylvane Flagship', '林间集旗舰店', '실반 플래그십')}
        shopHref="#shop"
        tick={{ checked: ticked.length === 2, onChange: (all) => setTicked(all ? [0, 1] : []) }}
      >
        {products.map(({ href, title, pictureUrl = '' }, at) => (
          <CartLine
            key={href}
            href={href}
            title={title}
            pictureUrl={pictureUrl}
            spec="30 ml"
            price="328.00"
            amount={at === 0 ? '656.00' : '328.00'}
            {...(at === 2 ? { state: 'soldOut' as const } : {})}
            tick={{
              name: 'cart_id',
              value: String(at),
              checked: ticked.includes(at),
              onChange: (isTicked) => setTicked(isTicked ? [...ticked, at] : ticked.filter((other) => other !== at)),
            }}
            quantity={at === 0 ? <QuantityStepper value={count} max={9} onChange={setCount} name="num-0" /> : '× 1'}
            actions={
              <Button variant="text" size="small" aria-label={`${remove} ${title}`}>
                {remove}
              </Button>
            }
          />
        ))}
      </CartGroup>
      <aside aria-label={say('Checkout', '结算', '주문 요약')}>
        <TotalsBlock goods="656.00" freight="0.00" total="656.00">
          <Button variant="contained" size="large" fullWidth>
            {say('Go to checkout', '去结算', '주문하기')}
          </Button>
        </TotalsBlock>
      </aside>
    </Columns>
  );
}

function CartPage({ language, content }: CartPageProps) {
  const say = inLanguage(language);
  return (
    <StoryShell language={language}>
      <Page>
        <Typography variant="h1">{say('Your cart', '购物车', '장바구니')}</Typography>
        {content === 'some' && <Lines language={language} />}
        {content === 'loading' && (
          <div>
            <CartLineSkeleton withTick withControls />
            <CartLineSkeleton withTick withControls />
          </div>
        )}
        {content === 'none' && (
          <EmptyState
            icon="bag"
            title={say('Nothing in it yet', '购物车是空的', '아직 담은 상품이 없습니다')}
            action={
              <Button variant="outlined" href="#products">
                {say('Look around', '去逛逛', '둘러보기')}
              </Button>
            }
          >
            {say('Take your time.', '慢慢挑，不着急。', '천천히 골라 보세요.')}
          </EmptyState>
        )}
      </Page>
    </StoryShell>
  );
}

/** The cart: lines by shop, with quantities, lines that cannot be bought, and the sum of what is chosen. */
const meta = {
  title: 'Pages/Cart',
  component: CartPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', content: 'some' },
  render: (args, { globals }) => <CartPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [shop, first, second, soldOut] = canvas.getAllByRole('checkbox');
    if (!shop) throw new Error('the shop cannot be ticked');
    await userEvent.click(shop);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await expect(soldOut).toBeDisabled();
  },
};
export const Empty: Story = { args: { content: 'none' } };
export const Loading: Story = { args: { content: 'loading' } };
